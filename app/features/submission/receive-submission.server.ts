import type { ActionFunctionArgs } from "@remix-run/node";
import type { output, ZodObject } from "zod";
import { formAction } from "~/features/forms/form-action.server";
import type { Context } from "~/server/context";
import type { ErrorKey } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import type { TextKey } from "~/server/i18n.server";
import { withinLimits } from "~/server/rate-limit.server";
import { SUBMISSION_KEY_FIELD, type Submission } from "./submission";
import { contentHash, submissionKeyOf } from "./submissions.server";

/** Many families share one address of their mobile network. */
const PER_NETWORK = { max: 60, windowSeconds: 10 * 60 };
/** Counted by sender and network together: nobody elsewhere can use up another's share. */
const PER_SENDER = { max: 8, windowSeconds: 60 * 60 };

export interface SubmissionForm<Schema extends ZodObject> {
  /** What its limits are counted under. */
  scope: string;
  schema: Schema;
  senderOf: (value: output<Schema>) => string;
  /** Whether it must be taken whatever others have sent. */
  isUrgent?: (value: output<Schema>) => boolean;
  /** Whether one sender's ninth within the hour is refused; else it is kept with fewer mails. */
  refusesMany?: boolean;
  /** The reference of the same submission, where it has been kept before. */
  find: (submission: Submission) => Promise<string | undefined>;
  /** Keeps it; its reference. */
  keep: (value: output<Schema>, submission: Submission) => Promise<string>;
  sentPath: (reference: string) => string;
  thanks: TextKey;
  /** What is said where keeping it failed. */
  failure: ErrorKey;
}

/**
 * The action of a public form: one submission however often it is sent, and whatever fails, the
 * same form again with all that was typed.
 */
export function receiveSubmission<Schema extends ZodObject>(
  args: ActionFunctionArgs,
  form: SubmissionForm<Schema>,
) {
  const { context } = args;
  return formAction(args, {
    schema: form.schema,
    carried: [SUBMISSION_KEY_FIELD],
    failure: form.failure,
    prepare: (fields) => fields.set(SUBMISSION_KEY_FIELD, submissionKeyOf(fields)),
    run: async (value, { fields, fail }) => {
      const submission = { key: submissionKeyOf(fields), contentHash: contentHash(value) };
      let reference = await form.find(submission);
      if (!reference) {
        const allowance = await allowanceOf(context, form, value);
        if (allowance === "refused") return fail({ "": "tooMany" }, 429);
        const isOneOfMany = allowance === "one of many";
        reference = await form.keep(value, { ...submission, isOneOfMany });
      }
      return redirectWithToast(
        context,
        form.sentPath(reference),
        { key: form.thanks, variant: "success" },
        // the page after it runs no script, so a script must not draw it either
        new Headers({ "X-Remix-Reload-Document": "true" }),
      );
    },
  });
}

/**
 * A request for help is refused only where its network has sent very many, and an urgent one not
 * even then: whoever shares the network with a hostile phone must get through.
 */
async function allowanceOf<Schema extends ZodObject>(
  context: Context,
  { scope, senderOf, isUrgent, refusesMany }: SubmissionForm<Schema>,
  value: output<Schema>,
): Promise<"free" | "one of many" | "refused"> {
  const network = context.clientAddress;
  const isFew = await withinLimits(context, [
    { scope: `${scope}-sender`, subject: `${senderOf(value)} ${network}`, ...PER_SENDER },
  ]);
  const isQuiet = await withinLimits(context, [
    { scope: `${scope}-network`, subject: network, ...PER_NETWORK },
  ]);
  if (isFew && isQuiet) return "free";
  if (isUrgent?.(value)) return "one of many";
  return isQuiet && !refusesMany ? "one of many" : "refused";
}

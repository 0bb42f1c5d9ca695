import type { ActionFunctionArgs } from "@remix-run/node";
import type { ZodObject } from "zod";
import type { RequestKind } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { formAction } from "~/features/forms/form-action.server";
import { refusalErrors } from "~/features/forms/submission-limits.server";
import { submissionField } from "~/features/forms/submissions.server";
import { redirectToSentPage } from "~/features/forms/to-sent.server";
import { sentPagePath } from "~/features/mail/link-mails.server";
import { personOf } from "~/features/sessions/guards.server";
import type { Context } from "~/server/context";
import type { TextKey } from "~/server/i18n.server";
import type { ErrorKey } from "~/server/returned-form.server";
import type { FormValues } from "../facts";
import { startFamilySession } from "../family-sessions.server";
import { formSchema } from "../fields.schema";
import { sendRequest } from "../send.server";

interface RequestForm<Kind extends RequestKind> {
  /** The schema, which must be a constant because Zod compiles it at its first use. */
  schema: ZodObject;
  failure: ErrorKey;
  thanks: TextKey;
  /** The field whose text may be too long. */
  words: keyof FormValues<Kind> & string;
}

const forms: { [Kind in RequestKind]: RequestForm<Kind> } = {
  booking: {
    schema: formSchema("booking").extend(submissionField),
    failure: "messages.appointmentFailed",
    thanks: "messages.appointmentSuccess",
    words: "tellUsMore",
  },
  call_back: {
    schema: formSchema("call_back").extend(submissionField),
    failure: "messages.callBackFailed",
    thanks: "messages.callBackSuccess",
    words: "tellUsMore",
  },
  message: {
    schema: formSchema("message").extend(submissionField),
    failure: "messages.messageFailed",
    thanks: "messages.messageSuccess",
    words: "message",
  },
};

/** Action of a public form: stores the request and redirects to its "sent" page. */
export function answerRequestForm<Kind extends RequestKind>(
  args: ActionFunctionArgs,
  kind: Kind,
): Promise<unknown> {
  const { request, context } = args;
  const { schema, failure, thanks, words }: RequestForm<Kind> = forms[kind];
  return formAction(args, {
    schema,
    failure,
    run: async (value, { language, fail }) => {
      const { submissionKey, ...fields } = value as { submissionKey: string };
      const values = fields as FormValues<Kind>;
      const person = await personOf(request, context);
      const outcome = await sendRequest(context, { kind, values, submissionKey, language, person });
      if ("refusal" in outcome) return fail(...refusalErrors(outcome.refusal, words));
      const { reference } = outcome;
      const cookie = await openToSender(request, context, reference);
      return redirectToSentPage(context, sentPagePath(kind, reference, language), {
        thanks,
        cookie,
      });
    },
  });
}

/** Opens the request's page in the browser that submitted it. @returns the `Set-Cookie` header */
function openToSender(request: Request, context: Context, reference: string): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    const { id: requestId } = await trx
      .selectFrom("requests")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    const session = { requestId, contactId: null, way: "sent", device: "shared" } as const;
    return startFamilySession(trx, request, context, session);
  });
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { ZodObject } from "zod";
import { type AcceptedForm, formAction } from "~/features/forms/form-action.server";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { hasFailed } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";
import { sameSitePath } from "~/server/same-site-path";
import { passkeyOffer, passWithPasskey } from "./passkey-sign-in.server";
import { secondStepView } from "./second-step-view.server";
import { passkeyStepSchema, secondStepSchema } from "./sign-in.schema";
import { passSecondStep, type SignedIn } from "./sign-in.server";
import { landingOf, signedIn } from "./sign-in-answer.server";

/** The loader of the second step's routes: a page only of what its action answers. */
export function loadSecondStep({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  if (!hasFailed(context)) throw redirect(paths.adminLogin(language), 303);
  const view = secondStepView(language);
  return { meta: { title: view.text.title }, view };
}

/** The action of the second step with a code of the app, or a recovery code. */
export function answerCode(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: secondStepSchema,
    run: async ({ ticket, code, redirectTo }, form) => {
      const outcome = await passSecondStep(request, context, ticket, code);
      return outcome.result === "wrong-code"
        ? form.fail({ code: "codeInvalid" })
        : passed(context, outcome, redirectTo, form);
    },
    more: (fields) => offerOf(args, fields),
  });
}

/** The action of the second step with a passkey. */
export function answerPasskey(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: passkeyStepSchema,
    run: async ({ ticket, credential, redirectTo }, form) => {
      const outcome = await passWithPasskey(request, context, ticket, credential);
      return outcome.result === "not-accepted"
        ? form.fail({ "": "passkeys.signIn.failed" })
        : passed(context, outcome, redirectTo, form);
    },
    more: (fields) => offerOf(args, fields),
  });
}

/** What both ways have in common. */
function passed(
  context: Context,
  outcome: SignedIn | { result: "expired" | "tooMany" },
  redirectTo: string,
  { language, fields, fail }: Pick<AcceptedForm<ZodObject>, "language" | "fields" | "fail">,
) {
  switch (outcome.result) {
    case "expired":
      fields.delete("ticket");
      return fail({ "": "account.secondStep.expired" });
    case "tooMany":
      return fail({ "": "tooMany" }, 429);
    case "signed-in": {
      const landing = sameSitePath(redirectTo, landingOf[outcome.account.role]);
      return signedIn(context, language, outcome, landing);
    }
  }
}

/** A fresh challenge, where the account has passkeys. */
async function offerOf({ request, context }: ActionFunctionArgs, fields: FormData) {
  return { passkey: await passkeyOffer(request, context, String(fields.get("ticket") ?? "")) };
}

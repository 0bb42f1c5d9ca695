import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import { paths } from "~/paths";
import { hasFailed } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { sameSitePath } from "~/server/same-site-path";
import { passkeyOffer } from "./passkey-sign-in.server";
import { secondStepView } from "./second-step-view.server";
import { mailedCodeSchema } from "./sign-in.schema";
import { passMailedCode } from "./sign-in.server";
import { landingOf, type StepAnswer, signedIn } from "./sign-in-answer.server";

export type MailedCodeView = ReturnType<typeof loadMailedCode>["view"];

/** The loader of the mailed code's route: a page only of what its action answers. */
export function loadMailedCode({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  if (!hasFailed(context) && !context.memo.has("second-step")) {
    throw redirect(paths.login(language), 303);
  }
  const { mailedCode: text, fields } = texts(language).account;
  const view = {
    text,
    secondStep: secondStepView(language),
    code: fields.code,
    action: paths.loginCode(language),
    restart: {
      user: { href: paths.login(language), label: text.restart },
      admin: { href: paths.adminLogin(language), label: text.restart },
    },
  };
  return { meta: { title: text.title }, view };
}

/** Goes on with the code that was mailed; an account with a second step is asked for that too. */
export function answerMailedCode(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: mailedCodeSchema,
    run: async ({ rememberMe: remember, redirectTo, ...given }, { language, fields, fail }) => {
      const outcome = await passMailedCode(request, context, { ...given, remember });
      switch (outcome.result) {
        case "expired":
          fields.delete("ticket");
          return fail({ "": "account.mailedCode.expired" });
        case "wrong-code":
          return fail({ code: "codeInvalid" });
        case "second-step": {
          context.memo.set("second-step", Promise.resolve(true));
          const { ticket } = outcome;
          const passkey = await passkeyOffer(request, context, ticket);
          return data<StepAnswer>({ values: { redirectTo }, errors: {}, ticket, passkey });
        }
        case "signed-in": {
          const landing = sameSitePath(redirectTo, landingOf[outcome.account.role]);
          return signedIn(context, language, outcome, landing);
        }
      }
    },
  });
}

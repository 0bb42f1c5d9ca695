import { type ActionFunctionArgs, data } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import type { Role } from "~/features/sessions/person";
import { type Language, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import type { FailedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { sameSitePath } from "~/server/same-site-path";
import { type PasskeyOffer, passkeyOffer } from "./passkey-sign-in.server";
import { signInSchema } from "./sign-in.schema";
import { type SignedIn, signIn } from "./sign-in.server";

/** Where each door leads if nowhere else was asked for; without a language. */
export const landingOf: Record<Role, string> = {
  user: paths.profile("en"),
  admin: paths.dashboard("en"),
};

/** One more step: a code of the app, or one that was mailed. */
export type StepAnswer = FailedForm & {
  ticket?: string;
  passkey?: PasskeyOffer | null;
  mailedTicket?: string;
};

/** The action of a door. */
export function answerSignIn(args: ActionFunctionArgs, door: Role) {
  const { request, context } = args;
  return formAction(args, {
    schema: signInSchema,
    run: async ({ rememberMe, ...typed }, { language, fields, fail }) => {
      const redirectTo = sameSitePath(typed.redirectTo, landingOf[door]);
      const outcome = await signIn(request, context, door, fields, language);
      switch (outcome.result) {
        case "refused":
          return outcome.reason === "tooMany"
            ? fail({ "": "tooMany" }, 429)
            : fail({ "": "messages.loginFailed" });
        case "second-step": {
          const { ticket } = outcome;
          // the family's door sends no script along, which a passkey needs
          const passkey = door === "admin" ? await passkeyOffer(request, context, ticket) : null;
          return data<StepAnswer>({ values: { redirectTo }, errors: {}, ticket, passkey });
        }
        case "mailed-code": {
          const values = { redirectTo, door, ...(rememberMe ? { rememberMe: "on" } : {}) };
          return data<StepAnswer>({ values, errors: {}, mailedTicket: outcome.ticket });
        }
        case "signed-in":
          return signedIn(context, language, outcome, redirectTo);
      }
    },
  });
}

/** Where the person wanted to go, signed in. */
export function signedIn(
  context: Context,
  language: Language,
  { headers }: SignedIn,
  redirectTo: string,
): Promise<Response> {
  return redirectWithToast(
    context,
    pathInLanguage(redirectTo, language),
    { key: "messages.loginSuccess", variant: "success" },
    headers,
  );
}

import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { busyForm } from "~/features/forms/busy-form.server";
import { loginSchema } from "~/features/passwords/account-schemas.server";
import type { Role } from "~/features/sessions/person";
import { type Language, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { type FailedForm, failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";
import { sameSitePath } from "~/server/same-site-path";
import { type PasskeyOffer, passkeyOffer } from "./passkey-sign-in.server";
import { type SignIn, signIn } from "./sign-in.server";

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
export async function answerSignIn({ request, context }: ActionFunctionArgs, door: Role) {
  const language = languageOf(request);
  const form = await readForm(request, context);
  const { fields, refusal } = form;
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const submission = parseWithZod(fields, { schema: loginSchema });
  if (submission.status !== "success") {
    return failedForm(context, language, fields, submission.error ?? {});
  }
  let outcome: SignIn;
  try {
    outcome = await signIn(request, context, door, fields, language);
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  const redirectTo = sameSitePath(fields.get("redirectTo"), landingOf[door]);
  switch (outcome.result) {
    case "refused":
      return failedSignIn(context, language, fields, outcome.reason);
    case "second-step": {
      const { ticket } = outcome;
      // the family's door sends no script along, which a passkey needs
      const passkey = door === "admin" ? await passkeyOffer(request, context, ticket) : null;
      return data<StepAnswer>({ values: { redirectTo }, errors: {}, ticket, passkey });
    }
    case "mailed-code": {
      const values = { redirectTo, door, ...rememberMeOf(fields) };
      return data<StepAnswer>({ values, errors: {}, mailedTicket: outcome.ticket });
    }
    case "signed-in":
      return signedIn(context, language, outcome, redirectTo);
  }
}

function rememberMeOf(fields: FormData): Record<string, string> {
  return fields.get("rememberMe") === null ? {} : { rememberMe: "on" };
}

export function failedSignIn(
  context: Context,
  language: Language,
  fields: FormData,
  reason: "tooMany" | "loginFailed",
) {
  const status = reason === "tooMany" ? 429 : 400;
  return failedForm(context, language, fields, { "": [reason] }, status);
}

export function signedIn(
  context: Context,
  language: Language,
  { headers }: SignIn & { result: "signed-in" },
  redirectTo: string,
): Response {
  return redirectWithToast(
    context,
    pathInLanguage(redirectTo, language),
    { key: "messages.loginSuccess", variant: "success" },
    headers,
  );
}

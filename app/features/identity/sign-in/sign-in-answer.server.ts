import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { ZodObject } from "zod";
import { type AcceptedForm, formAction } from "~/features/forms/form-action.server";
import type { Role } from "~/features/sessions/person";
import { pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import type { ReturnedForm } from "~/server/returned-form.server";
import { sameSitePath } from "~/server/same-site-path";
import type { SignedIn } from "../complete-sign-in.server";
import { createPasskeyOffer, type PasskeyOffer, passWithPasskey } from "./passkey-sign-in.server";
import {
  mailedCodeSchema,
  passkeyStepSchema,
  secondFactorSchema,
  signInSchema,
} from "./sign-in.schema";
import { passMailedCode, passSecondFactor, signIn } from "./sign-in.server";
import { rememberStep } from "./sign-in-step.server";

/** The default page after signing in, for each role's sign-in page. The path has no language prefix. */
export const landingPaths: Record<Role, string> = {
  user: paths.profile("en"),
  admin: paths.dashboard("en"),
};

/** The next step to ask for: an app's code or a passkey (`ticket`), or a mailed code (`mailedTicket`). */
export type StepAnswer = ReturnedForm & {
  ticket?: string;
  passkey?: PasskeyOffer | null;
  mailedTicket?: string;
};

/** Action of a sign-in page: checks address and password. */
export function answerSignIn(args: ActionFunctionArgs, role: Role) {
  const { request, context } = args;
  return formAction(args, {
    schema: signInSchema,
    run: async ({ redirectTo: requestedPath, ...credentials }, form) => {
      const redirectTo = sameSitePath(requestedPath, landingPaths[role]);
      const outcome = await signIn(request, context, role, credentials, form.language);
      switch (outcome.result) {
        case "refused":
          return outcome.reason === "tooMany"
            ? form.fail({ "": "tooMany" }, 429)
            : form.fail({ "": "messages.loginFailed" });
        case "second-factor": {
          const { ticket } = outcome;
          rememberStep(context, "second-factor");
          // a passkey needs a hydrated page, and the families' log-in page is not hydrated
          const passkey =
            role === "admin" ? await createPasskeyOffer(request, context, ticket) : null;
          return data<StepAnswer>({ values: { redirectTo }, errors: {}, ticket, passkey });
        }
        case "mailed-code": {
          rememberStep(context, "mailed-code");
          const values = {
            redirectTo,
            door: role,
            ...(credentials.rememberMe ? { rememberMe: "on" } : {}),
          };
          return data<StepAnswer>({ values, errors: {}, mailedTicket: outcome.ticket });
        }
        case "signed-in":
          return redirectSignedIn(context, outcome, redirectTo, form);
      }
    },
  });
}

/** Action for a mailed code. If the account has a second factor, it is asked for next. */
export function answerMailedCode(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: mailedCodeSchema,
    run: async ({ redirectTo, ...codeForm }, form) => {
      const outcome = await passMailedCode(request, context, codeForm);
      switch (outcome.result) {
        case "expired":
          form.fields.delete("ticket");
          rememberStep(context, "expired");
          return form.fail({ "": "account.mailedCode.expired" });
        case "wrong-code":
          return form.fail({ code: "codeInvalid" });
        case "second-factor": {
          rememberStep(context, "second-factor");
          const { ticket } = outcome;
          const passkey = await createPasskeyOffer(request, context, ticket);
          return data<StepAnswer>({ values: { redirectTo }, errors: {}, ticket, passkey });
        }
        case "signed-in":
          return redirectSignedIn(context, outcome, redirectTo, form);
      }
    },
  });
}

/** Action of the second factor, for an app's code or a recovery code. */
export function answerCode(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: secondFactorSchema,
    run: async ({ ticket, code, redirectTo }, form) => {
      const outcome = await passSecondFactor(request, context, ticket, code);
      return respondToSecondFactor(context, outcome, redirectTo, form);
    },
    extraData: (fields) => newOffer(args, fields),
  });
}

/** Action of the second factor, for a passkey. */
export function answerPasskey(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: passkeyStepSchema,
    run: async ({ ticket, credential, redirectTo }, form) => {
      const outcome = await passWithPasskey(request, context, ticket, credential);
      return respondToSecondFactor(context, outcome, redirectTo, form);
    },
    extraData: (fields) => newOffer(args, fields),
  });
}

type Form = Pick<AcceptedForm<ZodObject>, "language" | "fields" | "fail">;

function respondToSecondFactor(
  context: Context,
  outcome: Awaited<ReturnType<typeof passSecondFactor | typeof passWithPasskey>>,
  redirectTo: string,
  form: Form,
) {
  switch (outcome.result) {
    case "expired":
      form.fields.delete("ticket");
      rememberStep(context, "expired");
      return form.fail({ "": "account.secondStep.expired" });
    case "tooMany":
      return form.fail({ "": "tooMany" }, 429);
    case "wrong-code":
      return form.fail({ code: "codeInvalid" });
    case "not-accepted":
      return form.fail({ "": "passkeys.signIn.failed" });
    case "signed-in":
      return redirectSignedIn(context, outcome, redirectTo, form);
  }
}

/** Redirects a signed-in person to the page they asked for. */
function redirectSignedIn(
  context: Context,
  { account, headers }: SignedIn,
  redirectTo: string,
  { language }: Pick<Form, "language">,
): Promise<Response> {
  return redirectWithToast(
    context,
    pathInLanguage(sameSitePath(redirectTo, landingPaths[account.role]), language),
    { key: "messages.loginSuccess", variant: "success" },
    headers,
  );
}

/** A new passkey challenge for the ticket in the form; null as in `createPasskeyOffer`. */
async function newOffer({ request, context }: ActionFunctionArgs, fields: FormData) {
  const ticket = String(fields.get("ticket") ?? "");
  return { passkey: await createPasskeyOffer(request, context, ticket) };
}

import { z } from "zod";
import { emailField } from "~/features/accounts/account.schema";
import { pageField, requiredCode, requiredSecret, tickBox } from "~/features/forms/fields.server";

/** What signing in asks of a form; whether it is right, nobody learns from here. */
export const signInSchema = z.object({
  email: emailField,
  password: requiredSecret(),
  rememberMe: tickBox(),
  redirectTo: pageField(),
});

/** The code from the mail, and what the form before it was about. */
export const mailedCodeSchema = z.object({
  code: requiredCode(),
  ticket: pageField(),
  door: pageField(),
  rememberMe: tickBox(),
  redirectTo: pageField(),
});

/** A code of the app, or a recovery code. */
export const secondStepSchema = z.object({
  code: requiredCode(),
  ticket: pageField(),
  redirectTo: pageField(),
});

/** What the browser made of a passkey. */
export const passkeyStepSchema = z.object({
  credential: pageField(),
  ticket: pageField(),
  redirectTo: pageField(),
});

import { z } from "zod";
import { hiddenField, requiredCode, requiredSecret, tickBox } from "~/features/forms/fields.server";
import { emailField } from "../account.schema";

/** Applies no password rules, so that errors reveal nothing about the account. */
export const signInSchema = z.object({
  email: emailField,
  password: requiredSecret(),
  rememberMe: tickBox(),
  redirectTo: hiddenField(),
});

/** The mailed code, and the values of the previous form. */
export const mailedCodeSchema = z.object({
  code: requiredCode(),
  ticket: hiddenField(),
  door: hiddenField(),
  rememberMe: tickBox(),
  redirectTo: hiddenField(),
});

/** A code from the app, or a recovery code. */
export const secondFactorSchema = z.object({
  code: requiredCode(),
  ticket: hiddenField(),
  redirectTo: hiddenField(),
});

/** The browser's response to a passkey challenge. */
export const passkeyStepSchema = z.object({
  credential: hiddenField(),
  ticket: hiddenField(),
  redirectTo: hiddenField(),
});

import { z } from "zod";
import { pageField, requiredCode, requiredSecret, tickBox } from "~/features/forms/fields.server";
import { emailField } from "../account.schema";

/** Applies no password rules, so that errors reveal nothing about the account. */
export const signInSchema = z.object({
  email: emailField,
  password: requiredSecret(),
  rememberMe: tickBox(),
  redirectTo: pageField(),
});

/** The mailed code, and the values of the previous form. */
export const mailedCodeSchema = z.object({
  code: requiredCode(),
  ticket: pageField(),
  door: pageField(),
  rememberMe: tickBox(),
  redirectTo: pageField(),
});

/** A code from the app, or a recovery code. */
export const secondFactorSchema = z.object({
  code: requiredCode(),
  ticket: pageField(),
  redirectTo: pageField(),
});

/** The browser's response to a passkey challenge. */
export const passkeyStepSchema = z.object({
  credential: pageField(),
  ticket: pageField(),
  redirectTo: pageField(),
});

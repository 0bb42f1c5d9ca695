import { z } from "zod";
import { pageField, requiredCode, requiredSecret, tickBox } from "~/features/forms/fields.server";
import { emailField } from "../account.schema";

/** Asks only that both fields are filled in, so that errors tell nothing about the account. */
export const signInSchema = z.object({
  email: emailField,
  password: requiredSecret(),
  rememberMe: tickBox(),
  redirectTo: pageField(),
});

/** The mailed code, and the values of the form before it. */
export const mailedCodeSchema = z.object({
  code: requiredCode(),
  ticket: pageField(),
  door: pageField(),
  rememberMe: tickBox(),
  redirectTo: pageField(),
});

/** An app's code, or a recovery code. */
export const secondStepSchema = z.object({
  code: requiredCode(),
  ticket: pageField(),
  redirectTo: pageField(),
});

/** The browser's answer to a passkey challenge. */
export const passkeyStepSchema = z.object({
  credential: pageField(),
  ticket: pageField(),
  redirectTo: pageField(),
});

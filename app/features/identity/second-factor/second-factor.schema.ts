import { z } from "zod";
import { pageField, requiredCode, requiredSecret } from "~/features/forms/fields.server";
import { requiredName } from "../account.schema";

/** Somebody at an unlocked screen knows neither the password nor a code. */
export const codeSchema = z.object({ currentPassword: requiredSecret(), code: requiredCode() });

/** Adding a passkey: its name, and the password. */
export const passkeySchema = z.object({ name: requiredName, currentPassword: requiredSecret() });

/** The browser's credential, and the name from the form before. */
export const passkeyMadeSchema = z.object({
  name: requiredName.catch(""),
  credential: pageField(),
});

export const passkeyRemovalSchema = z.object({ currentPassword: requiredSecret() });

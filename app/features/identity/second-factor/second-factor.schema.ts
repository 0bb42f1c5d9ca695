import { z } from "zod";
import { hiddenField, requiredCode, requiredSecret } from "~/features/forms/fields.server";
import { requiredName } from "../account.schema";

/** Password and code, because a stranger at an unlocked screen knows neither. */
export const codeSchema = z.object({ currentPassword: requiredSecret(), code: requiredCode() });

/** Adding a passkey: its name, and the password. */
export const passkeySchema = z.object({ name: requiredName, currentPassword: requiredSecret() });

/** The credential made by the browser, and the name from the previous form. */
export const passkeyRegistrationSchema = z.object({
  name: requiredName.catch(""),
  credential: hiddenField(),
});

export const passkeyRemovalSchema = z.object({ currentPassword: requiredSecret() });

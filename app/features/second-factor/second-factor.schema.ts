import { z } from "zod";
import { requiredName } from "~/features/accounts/account.schema";
import { pageField, requiredCode, requiredSecret } from "~/features/forms/fields.server";

/** What somebody who found an unlocked screen does not know: the password, and a code. */
export const codeSchema = z.object({ currentPassword: requiredSecret(), code: requiredCode() });

/** Adding a passkey: what to call it, and the password once more. */
export const passkeySchema = z.object({ name: requiredName, currentPassword: requiredSecret() });

/** What the browser made, and what it is called as the form before said. */
export const passkeyMadeSchema = z.object({
  name: requiredName.catch(""),
  credential: pageField(),
});

export const passkeyRemovalSchema = z.object({ currentPassword: requiredSecret() });

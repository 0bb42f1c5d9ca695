import { z } from "zod";
import { optionalLine, requiredEmail, requiredLine } from "~/features/forms/fields.server";

const NAME_MAX = 120;

/** An account's unique address. */
export const emailField = requiredEmail();

/** A person's name, optional. */
export const optionalName = optionalLine(NAME_MAX).transform((name) => name || null);

/** The name of a person or a passkey, required. */
export const requiredName = requiredLine("nameRequired", NAME_MAX);

/** A form that requests a mail and has only an address field. */
export const emailSchema = z.object({ email: emailField });

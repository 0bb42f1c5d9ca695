import { z } from "zod";
import { optionalLine, requiredEmail, requiredLine } from "~/features/forms/fields.server";

const NAME_MAX = 120;

/** The address by which accounts are told apart. */
export const emailField = requiredEmail();

/** A person's name, which may be left out. */
export const optionalName = optionalLine(NAME_MAX).transform((name) => name || null);

/** The name of a person or a passkey, which must be there. */
export const requiredName = requiredLine("nameRequired", NAME_MAX);

/** A form of an address alone, to which a mail is asked for. */
export const emailSchema = z.object({ email: emailField });

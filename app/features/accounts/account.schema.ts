import { z } from "zod";
import { optionalLine, requiredEmail, requiredLine } from "~/features/forms/fields.server";

const NAME_MAX = 120;

/** What an account is told apart by. */
export const emailField = requiredEmail();

/** What a person is called, who need not say it. */
export const optionalName = optionalLine(NAME_MAX).transform((name) => name || null);

/** What a person or a passkey is called, who must be called something. */
export const requiredName = requiredLine("nameRequired", NAME_MAX);

/** An address alone: a mail is wanted to it. */
export const emailSchema = z.object({ email: emailField });

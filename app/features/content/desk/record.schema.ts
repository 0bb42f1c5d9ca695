import { z } from "zod";
import { requiredChoice } from "~/features/forms/fields.server";

/** An invalid version conflicts with every other. */
const seenVersion = z.coerce.number().int().catch(-1);

/** Hidden fields: the record's version on the page, and when it was opened. */
export const seenRecord = {
  version: seenVersion,
  openedAt: z.iso.datetime().nullable().catch(null).default(null),
};

/** The same for words, with the version of the English beside them. */
export const seenWords = { ...seenRecord, english: seenVersion };

/** The button that publishes or unpublishes. */
export const publicationSchema = z.object({
  published: requiredChoice(["yes", "no"]),
  ...seenRecord,
});

export const deletionSchema = z.object({ version: seenVersion });

/** Idempotency key; an invalid one counts as none. */
export const formKey = z.string().max(64).nullable().catch(null).default(null);

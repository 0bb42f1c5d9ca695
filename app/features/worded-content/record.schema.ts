import { z } from "zod";
import { requiredChoice } from "~/features/forms/fields.server";

/** A version that nobody has seen conflicts with every other. */
const seenVersion = z.coerce.number().int().catch(-1);

/** What a page says of the record that the coordinator had before their eyes. */
export const seenRecord = {
  version: seenVersion,
  openedAt: z.iso.datetime().nullable().catch(null).default(null),
};

/** Likewise of its words in one language, and of the English beside them. */
export const seenWords = { ...seenRecord, english: seenVersion };

/** The button that publishes, or takes off the site. */
export const publicationSchema = z.object({
  published: requiredChoice(["yes", "no"]),
  ...seenRecord,
});

export const deletionSchema = z.object({ version: seenVersion });

/** Makes the same form with the same words one record; anything else than what a page makes is none. */
export const formKey = z.string().max(64).nullable().catch(null).default(null);

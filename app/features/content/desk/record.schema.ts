import { z } from "zod";
import { requiredChoice } from "~/features/forms/fields.server";

/** An invalid version becomes -1, which conflicts with every version. */
const seenVersion = z.coerce.number().int().catch(-1);

/** Hidden fields: the record's version on the page, and the time when the page was opened. */
export const recordVersionFields = {
  version: seenVersion,
  openedAt: z.iso.datetime().nullable().catch(null).default(null),
};

/** Hidden fields for texts, which add the version of the English texts beside them. */
export const textVersionFields = { ...recordVersionFields, english: seenVersion };

/** Schema of the button that publishes or unpublishes a record. */
export const publicationSchema = z.object({
  published: requiredChoice(["yes", "no"]),
  ...recordVersionFields,
});

export const deletionSchema = z.object({ version: seenVersion });

/** The form's idempotency key; an invalid one becomes null. */
export const formKey = z.string().max(64).nullable().catch(null).default(null);

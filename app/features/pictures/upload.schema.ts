import { z } from "zod";
import { hiddenField, optionalLine, requiredLine } from "~/features/forms/fields.server";
import { defaultLanguage, type Language, languages } from "~/locales/languages";
import { ALT_MAX, type Alts } from "./picture";

/** The name of the form field for the description in a language. */
export const altField = (code: Language) => `alt_${code}` as const;

const seenVersion = z.coerce.number().int().catch(-1);
const formKey = z.string().max(64).nullable().catch(null).default(null);

function altsShape(max: number, isEnglishRequired: boolean) {
  const fields = languages.map((code) => [
    altField(code),
    code === defaultLanguage && isEnglishRequired
      ? requiredLine("required", max)
      : optionalLine(max),
  ]);
  return Object.fromEntries(fields) as Record<
    ReturnType<typeof altField>,
    z.ZodType<string, string | undefined>
  >;
}

export const altsSchema = z.object({ ...altsShape(ALT_MAX, true), version: seenVersion });

export const uploadRulesSchema = z.object({ file: z.string(), ...altsShape(ALT_MAX, true) });

const ANY_LENGTH = 100_000;

/**
 * Schema of the upload form without its file. Descriptions may have any length here, because `uploadAction` checks
 * them after storing the file.
 */
export const uploadSchema = z.object({
  /** A placeholder for the file's errors; the file itself is read separately. */
  file: hiddenField(),
  ...altsShape(ANY_LENGTH, false),
  /** The key of files that were sent earlier with this form. */
  kept: hiddenField(),
  formKey,
});

export const replacementSchema = z.object({
  file: hiddenField(),
  kept: hiddenField(),
  version: seenVersion,
});
export const replacementRulesSchema = z.object({ file: z.string() });

export function altsOf(form: Partial<Record<ReturnType<typeof altField>, string>>): Alts {
  return Object.fromEntries(languages.map((code) => [code, form[altField(code)] ?? ""]));
}

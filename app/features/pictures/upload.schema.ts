import { z } from "zod";
import { optionalLine, pageField, requiredLine } from "~/features/forms/fields.server";
import { defaultLanguage, type Language, languages } from "~/locales/languages";
import { ALT_MAX, type Alts } from "./picture";

/** The field for the description in a language. */
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

/** The descriptions of a picture that is there. */
export const altsSchema = z.object({ ...altsShape(ALT_MAX, true), version: seenVersion });

/** What a page says of an upload's form. */
export const uploadRulesSchema = z.object({ file: z.string(), ...altsShape(ALT_MAX, true) });

const ANY_LENGTH = 100_000;

/**
 * What an upload's form may say, besides its file. The words are judged once the file has been kept
 * (`uploadAction`), so that it need not be sent again because of them.
 */
export const uploadSchema = z.object({
  /** The file itself stands beside the texts; here it has its errors. */
  file: pageField(),
  ...altsShape(ANY_LENGTH, false),
  /** The key of files that have arrived with this form before. */
  kept: pageField(),
  formKey,
});

/** What may be said with a picture in another's place. */
export const replacementSchema = z.object({
  file: pageField(),
  kept: pageField(),
  version: seenVersion,
});
export const replacementRulesSchema = z.object({ file: z.string() });

export function altsOf(form: Partial<Record<ReturnType<typeof altField>, string>>): Alts {
  return Object.fromEntries(languages.map((code) => [code, form[altField(code)] ?? ""]));
}

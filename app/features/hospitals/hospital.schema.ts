import { z } from "zod";
import { lineField, originField } from "~/dashboard/list-lines";
import {
  key,
  optionalLine,
  optionalText,
  requiredChoice,
  requiredLine,
} from "~/features/forms/fields.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { allCountries } from "./countries";
import {
  type HospitalWords,
  LINE_MAX,
  type ListField,
  listFields,
  MAX_LINES,
  TEXT_MAX,
} from "./hospital-words";
import { SLUG_MAX, slugOf } from "./slug";

/** A version that nobody has seen conflicts with every other. */
export const seenVersion = z.coerce.number().int().catch(-1);
export const openedAt = z.iso.datetime().nullable().catch(null).default(null);

const texts = {
  name: optionalLine(TEXT_MAX.name),
  location: optionalLine(TEXT_MAX.location),
  address: optionalLine(TEXT_MAX.address),
  bio: optionalLine(TEXT_MAX.bio),
  about: optionalText(TEXT_MAX.about),
};

const positions = Array.from({ length: MAX_LINES }, (_, index) => index);

function each<Field>(list: string, nameOf: (list: string, index: number) => string, field: Field) {
  return Object.fromEntries(positions.map((index) => [nameOf(list, index), field]));
}

const lines = Object.assign(
  {},
  ...listFields.map((list) => each(list, lineField, optionalLine(LINE_MAX))),
) as Record<string, ReturnType<typeof optionalLine>>;

/** What a page's hidden field says; anything else counts as nothing. */
const origin = z.coerce.number().int().min(0).nullable().catch(null).default(null);
const origins = Object.assign(
  {},
  ...listFields.map((list) => each(list, originField, z.string().optional())),
) as Record<string, z.ZodOptional<z.ZodString>>;

const seenWords = { version: seenVersion, english: seenVersion, openedAt };

const englishSchema = z.object({
  ...texts,
  ...lines,
  ...origins,
  ...seenWords,
  // a draft may have gaps; what it is called by must be there
  name: requiredLine("nameRequired", TEXT_MAX.name),
});
const translationSchema = z.object({ ...texts, ...lines, ...seenWords });

export function wordsSchema(written: Language) {
  return written === defaultLanguage ? englishSchema : translationSchema;
}

/** How many lines each list of the words may have. */
export const wordLists = Object.fromEntries(listFields.map((list) => [list, { max: MAX_LINES }]));

/**
 * The lists of a form's words. An empty line in English is none; in another language it keeps the place
 * of the English one.
 */
export function readLists(form: Readonly<Record<string, unknown>>, written: Language) {
  const isEnglish = written === defaultLanguage;
  const words = {} as Pick<HospitalWords, ListField>;
  const from: Partial<Record<ListField, (number | null)[]>> = {};
  for (const list of listFields) {
    const all = positions.map((index) => ({
      text: String(form[lineField(list, index)] ?? ""),
      origin: form[originField(list, index)],
    }));
    const kept = isEnglish ? all.filter(({ text }) => text !== "") : all;
    while (kept.at(-1)?.text === "") kept.pop();
    words[list] = kept.map(({ text }) => text);
    if (kept.some((line) => line.origin !== undefined)) {
      from[list] = kept.map((line) => (line.origin === "" ? null : origin.parse(line.origin)));
    }
  }
  return { words, origins: isEnglish ? from : undefined };
}

/** Where a hospital is. */
export const place = {
  country: requiredChoice(allCountries(), "countryRequired"),
  city: requiredLine("cityRequired", 80),
};

export const newHospitalSchema = z.object({
  name: requiredLine("nameRequired", TEXT_MAX.name),
  ...place,
  slug: optionalLine(4 * SLUG_MAX).refine(
    (text) => text === "" || slugOf(text) !== "",
    key("slugLetters"),
  ),
  /** Anything else than what a page makes counts as none. */
  formKey: z.string().max(64).nullable().catch(null).default(null),
});

export const publicationSchema = z.object({
  published: requiredChoice(["yes", "no"]),
  version: seenVersion,
  openedAt,
});

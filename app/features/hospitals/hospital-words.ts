import type { Language } from "~/locales/languages";

/** What is said of a hospital in each language, in the order of its page. */
export const textFields = ["name", "location", "address", "bio", "about"] as const;
export type TextField = (typeof textFields)[number];
/** Its lists, a line for each thing. */
export const listFields = [
  "keyHighlights",
  "centersOfExcellence",
  "servicesForBangladesh",
] as const;
export type ListField = (typeof listFields)[number];
export type WordField = TextField | ListField;
export const wordFields: readonly WordField[] = [...textFields, ...listFields];

export type HospitalWords = Record<TextField, string> & Record<ListField, string[]>;

/** The longest that each may be, in UTF-16 units. */
export const TEXT_MAX: Record<TextField, number> = {
  name: 150,
  location: 150,
  address: 300,
  bio: 300,
  about: 5000,
};
export const LINE_MAX = 200;
/** A longer list is read by nobody. */
export const MAX_LINES = 15;

/** A hospital's words in one language, as coordinators see them. */
export interface HospitalText extends HospitalWords {
  language: Language;
  /** Counts the changes of these words. */
  version: number;
  /** The version of the English that they were last held against. */
  englishVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** The texts in which nothing stands yet; lists may be empty. */
export function missingTexts(words: HospitalWords | undefined): TextField[] {
  return textFields.filter((field) => !words?.[field]);
}

/** How many texts are missing, and lines that the English has. */
export function countGaps(
  words: HospitalWords | undefined,
  english: HospitalWords | undefined,
): number {
  const lines = listFields.flatMap((list) =>
    (english?.[list] ?? []).filter((line, index) => line !== "" && !words?.[list][index]),
  );
  return missingTexts(words).length + lines.length;
}

/** The words as fields of text, for comparing. */
export function flatWords(words: HospitalWords): Record<WordField, string> {
  const lists = listFields.map((list) => [list, words[list].join("\n")]);
  const texts = textFields.map((field) => [field, words[field]]);
  return Object.fromEntries([...texts, ...lists]) as Record<WordField, string>;
}

/** The other way round. */
export function wordsOfFlat(fields: Readonly<Record<string, string>>): HospitalWords {
  const texts = textFields.map((field) => [field, fields[field] ?? ""]);
  const lists = listFields.map((list) => [list, linesOf(fields[list] ?? "")]);
  return Object.fromEntries([...texts, ...lists]) as HospitalWords;
}

/** An empty line in a translation keeps the place of an English one. */
export function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

/**
 * A translation's list after the English one was put in another order, shortened or added to.
 *
 * @param origins where each English line stood before; null for a new one
 */
export function followOrder(
  lines: readonly string[],
  origins: readonly (number | null)[],
): string[] {
  const moved = origins.map((origin) => (origin === null ? "" : (lines[origin] ?? "")));
  while (moved.at(-1) === "") moved.pop();
  return moved;
}

/** Where lines stood before, as far as they say the same. */
export function originsByText(
  before: readonly string[],
  after: readonly string[],
): (number | null)[] {
  const taken = new Set<number>();
  const exact = after.map((line) => {
    const origin = before.findIndex((old, index) => old === line && !taken.has(index));
    if (origin >= 0) taken.add(origin);
    return origin >= 0 ? origin : null;
  });
  // a line that was put in other words stands where it stood
  return exact.map((origin, index) => {
    if (origin !== null || index >= before.length || taken.has(index)) return origin;
    return before.length === after.length ? index : null;
  });
}

/** A name of which no line ends after its article: "The Medicity". */
export function wholeName(name: string): string {
  return name.replace(/\bThe (?=\p{Lu})/gu, "The\u00a0");
}

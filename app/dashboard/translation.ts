import { defaultLanguage, type Language } from "~/locales/languages";

/** State of a record's texts in one language. */
export type TranslationState = "filled" | "older" | "missing";

export interface TranslationStatus {
  state: TranslationState;
  /** Number of empty fields. */
  gaps: number;
  /** True if the English changed later; possible for incomplete translations too. */
  isOlder: boolean;
  /** True if the text is empty and the English is empty too. */
  isBlank?: boolean;
}

/** A record's texts in one language, reduced to their versions. */
export interface TranslatedText {
  /** Increases with each change of these texts. */
  version: number;
  /** The English version they were last compared with. */
  englishVersion: number;
}

/**
 * Compares versions, not times: the English may change while somebody translates.
 *
 * @param gapsOf counts empty fields; for undefined all fields count
 */
export function translationStatus<Text extends TranslatedText>(
  texts: Partial<Record<Language, Text>>,
  language: Language,
  gapsOf: (text: Text | undefined) => number,
): TranslationStatus {
  const text = texts[language];
  const gaps = gapsOf(text);
  const english = texts[defaultLanguage]?.version ?? 0;
  const isOlder =
    text !== undefined && language !== defaultLanguage && text.englishVersion < english;
  if (gaps > 0) return { state: "missing", gaps, isOlder };
  return { state: isOlder ? "older" : "filled", gaps, isOlder };
}

/** Translation filters of a list: "missing" in some language, or "older" than the English. */
export const translationFilters = ["missing", "older"] as const;
export type TranslationFilter = (typeof translationFilters)[number];

/** Reads a list's address; invalid values are ignored. */
export function readTranslationFilter(query: URLSearchParams): TranslationFilter | null {
  return translationFilters.find((known) => known === query.get("words")) ?? null;
}

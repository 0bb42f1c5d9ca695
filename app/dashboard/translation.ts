import { defaultLanguage, type Language } from "~/locales/languages";

/** How a record's words in one language stand. */
export type TranslationState = "filled" | "older" | "missing";

export interface TranslationStatus {
  state: TranslationState;
  /** In how many fields nothing stands. */
  gaps: number;
  /** Whether the English was changed after it was written; so may be what has gaps, too. */
  isOlder: boolean;
}

/** The words of a record in one language, as far as their state goes. */
export interface TranslatedText {
  /** One more with each change of these words. */
  version: number;
  /** The version of the English that they were last held against. */
  englishVersion: number;
}

/**
 * Whether a translation is older than the English is told by versions, not by clocks: somebody may
 * change the English while another writes.
 *
 * @param gapsOf how many fields of the text are empty; of a text that is not there all
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
  if (!text || gaps > 0) return { state: "missing", gaps, isOlder };
  return { state: isOlder ? "older" : "filled", gaps, isOlder };
}

/** What may be asked of a list: where words are missing in some language, or older than the English. */
export const wordsNeeds = ["missing", "older"] as const;
export type WordsNeed = (typeof wordsNeeds)[number];

/** Reads a list's address; what does not fit counts as not given. */
export function readWordsNeed(query: URLSearchParams): WordsNeed | null {
  return wordsNeeds.find((known) => known === query.get("words")) ?? null;
}

import { defaultLanguage, type Language } from "./languages";

/** The languages in which a reader's text is looked for: their own, else English. */
export function languagesFor(language: Language): Language[] {
  return [...new Set([language, defaultLanguage])];
}

/** Chooses among the texts of one thing: the one in the reader's language, else the English one. */
export function inLanguage<Text extends { language: Language }>(
  texts: readonly Text[],
  language: Language,
): Text | undefined {
  const [own, english] = languagesFor(language).map((code) =>
    texts.find((text) => text.language === code),
  );
  return own ?? english;
}

/**
 * The same for the texts of several things at once.
 *
 * @returns by the thing's id; without those that have neither text
 */
export function eachInLanguage<Text extends { language: Language }>(
  texts: readonly Text[],
  idOf: (text: Text) => string,
  language: Language,
): Map<string, Text> {
  const byId = new Map<string, Text>();
  for (const text of texts) {
    const known = byId.get(idOf(text));
    const better = inLanguage(known ? [known, text] : [text], language);
    if (better) byId.set(idOf(text), better);
  }
  return byId;
}

import { defaultLanguage, type Language } from "./languages";

/** Languages to look up a text in: the reader's, then English. */
export function languagesFor(language: Language): Language[] {
  return [...new Set([language, defaultLanguage])];
}

/** Chooses the text of one thing: in the reader's language if it exists, otherwise in English. */
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
 * The same for several things.
 *
 * @returns texts by the thing's id; things without a text in either language are missing
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

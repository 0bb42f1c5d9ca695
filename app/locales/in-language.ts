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
  const [readersText, englishText] = languagesFor(language).map((code) =>
    texts.find((text) => text.language === code),
  );
  return readersText ?? englishText;
}

/**
 * Chooses the texts of several things, each as `inLanguage` does.
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
    const chosen = byId.get(idOf(text));
    const best = inLanguage(chosen ? [chosen, text] : [text], language);
    if (best) byId.set(idOf(text), best);
  }
  return byId;
}

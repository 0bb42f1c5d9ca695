import { type Language, languages } from "~/locales/languages";

/** Samples are written in English; a language without its own text shows the English one. */
export type SampleTexts<Text> = { en: Text } & Partial<Record<Language, Text>>;

export function textsByLanguage<Text>(
  texts: SampleTexts<Text>,
): { language: Language; text: Text }[] {
  return languages.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [{ language, text }];
  });
}

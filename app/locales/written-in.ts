import { type Language, languages } from "./languages";

const scripts: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/gu,
  bn: /\p{Script=Bengali}/gu,
  th: /\p{Script=Thai}/gu,
};

/** The language of a text, by the script of most letters. @param otherwise for a text without letters */
export function writtenIn(text: string, otherwise: Language): Language {
  let best = { language: otherwise, letters: 0 };
  for (const language of languages) {
    const letters = text.match(scripts[language])?.length ?? 0;
    // with equally many letters, the script that is not Latin is chosen: Latin letters are often
    // abbreviations
    if (letters > 0 && letters >= best.letters) best = { language, letters };
  }
  return best.language;
}

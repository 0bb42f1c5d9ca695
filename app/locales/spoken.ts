import type { Language } from "./languages";

/** The languages that a coordinator may say to speak (ISO 639-1): those of families and hospitals. */
export const spokenLanguages = [
  "bn",
  "en",
  "th",
  "hi",
  "ur",
  "ta",
  "ml",
  "ms",
  "ar",
  "zh",
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** What the site calls the families' language: Intl has another word for it, in English and in Thai. */
const bengaliNames: Record<Language, string> = {
  en: "Bengali",
  bn: "বাংলা",
  th: "เบงกาลี",
};

/** The name of a language, in a language. */
export function spokenName(code: SpokenLanguage, language: Language): string {
  if (code === "bn") return bengaliNames[language];
  return new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
}

export function spokenNames(language: Language): Record<SpokenLanguage, string> {
  return Object.fromEntries(
    spokenLanguages.map((code) => [code, spokenName(code, language)]),
  ) as Record<SpokenLanguage, string>;
}

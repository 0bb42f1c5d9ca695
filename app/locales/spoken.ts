import { formatList } from "./format";
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

export function isSpokenLanguage(value: unknown): value is SpokenLanguage {
  return spokenLanguages.includes(value as SpokenLanguage);
}

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

/** Reads the languages of a row; one that is no more on the list is left out. */
export function readSpoken(written: string | null | undefined): SpokenLanguage[] {
  const codes = (written ?? "").split(",");
  return spokenLanguages.filter((code) => codes.includes(code));
}

/** What a row holds of them; empty for none. */
export function writtenSpoken(spoken: readonly SpokenLanguage[]): string {
  return spoken.join(",");
}

/** Their names in a language, in a line; empty for none. */
export function spokenLine(spoken: readonly SpokenLanguage[], language: Language): string {
  return formatList(
    spoken.map((code) => spokenName(code, language)),
    language,
  );
}

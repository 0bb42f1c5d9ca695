import { formatList } from "./format";
import type { Language } from "./languages";

/** Languages that a coordinator can choose (ISO 639-1): those that families and hospitals speak. */
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

/** The site's name for Bengali, which differs from Intl's in English and Thai. */
const bengaliNames: Record<Language, string> = {
  en: "Bengali",
  bn: "বাংলা",
  th: "เบงกาลี",
};

/** A language's name in another language. */
export function spokenName(code: SpokenLanguage, language: Language): string {
  if (code === "bn") return bengaliNames[language];
  return new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
}

export function spokenNames(language: Language): Record<SpokenLanguage, string> {
  return Object.fromEntries(
    spokenLanguages.map((code) => [code, spokenName(code, language)]),
  ) as Record<SpokenLanguage, string>;
}

/** Parses a row's languages; codes no longer listed are left out. */
export function readSpoken(stored: string | null | undefined): SpokenLanguage[] {
  const codes = (stored ?? "").split(",");
  return spokenLanguages.filter((code) => codes.includes(code));
}

/** The stored form; empty if there are no languages. */
export function writtenSpoken(spoken: readonly SpokenLanguage[]): string {
  return spoken.join(",");
}

/** The names of the languages in one line; empty if there are none. */
export function spokenLine(spoken: readonly SpokenLanguage[], language: Language): string {
  return formatList(
    spoken.map((code) => spokenName(code, language)),
    language,
  );
}

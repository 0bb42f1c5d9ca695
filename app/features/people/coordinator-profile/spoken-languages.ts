import type { Language } from "~/locales/languages";
import { type SpokenLanguage, spokenLanguages, spokenName } from "~/locales/spoken-languages";

export function languageFieldName(code: SpokenLanguage): `speaks-${SpokenLanguage}` {
  return `speaks-${code}`;
}

/** The form values that tick the checkboxes of these languages. */
export function tickedBoxes(spoken: readonly SpokenLanguage[]): Record<string, string> {
  return Object.fromEntries(spoken.map((code) => [languageFieldName(code), "on"]));
}

/** The checkboxes of all languages, with labels in the given language. */
export function spokenChoices(language: Language) {
  return spokenLanguages.map((code) => ({
    name: languageFieldName(code),
    label: spokenName(code, language),
  }));
}

import type { Language } from "~/locales/languages";
import { type SpokenLanguage, spokenLanguages, spokenName } from "~/locales/spoken-languages";

export function boxOf(code: SpokenLanguage): `speaks-${SpokenLanguage}` {
  return `speaks-${code}`;
}

/** Form values for these languages. */
export function tickedBoxes(spoken: readonly SpokenLanguage[]): Record<string, string> {
  return Object.fromEntries(spoken.map((code) => [boxOf(code), "on"]));
}

/** All boxes, labelled in a language. */
export function spokenChoices(language: Language) {
  return spokenLanguages.map((code) => ({ name: boxOf(code), label: spokenName(code, language) }));
}

import type { Language } from "~/locales/languages";
import { type SpokenLanguage, spokenLanguages, spokenName } from "~/locales/spoken";

/** The name of the box of a language. */
export function boxOf(code: SpokenLanguage): `speaks-${SpokenLanguage}` {
  return `speaks-${code}`;
}

/** The boxes that are ticked for them, as a form's values. */
export function tickedBoxes(spoken: readonly SpokenLanguage[]): Record<string, string> {
  return Object.fromEntries(spoken.map((code) => [boxOf(code), "on"]));
}

/** The boxes of all, labelled in a language. */
export function spokenChoices(language: Language) {
  return spokenLanguages.map((code) => ({ name: boxOf(code), label: spokenName(code, language) }));
}

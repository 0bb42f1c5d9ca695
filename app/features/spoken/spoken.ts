import { formatList } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { type SpokenLanguage, spokenLanguages, spokenName } from "~/locales/spoken";

/** The name of the box of a language. */
export function boxOf(code: SpokenLanguage): `speaks-${SpokenLanguage}` {
  return `speaks-${code}`;
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

/** The boxes that are ticked for them, as a form's values. */
export function tickedBoxes(spoken: readonly SpokenLanguage[]): Record<string, string> {
  return Object.fromEntries(spoken.map((code) => [boxOf(code), "on"]));
}

/** The boxes of all, labelled in a language. */
export function spokenChoices(language: Language) {
  return spokenLanguages.map((code) => ({ name: boxOf(code), label: spokenName(code, language) }));
}

/** Their names in a language, in a line; empty for none. */
export function spokenLine(spoken: readonly SpokenLanguage[], language: Language): string {
  return formatList(
    spoken.map((code) => spokenName(code, language)),
    language,
  );
}

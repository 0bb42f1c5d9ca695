import { areaTexts } from "~/locales/areas";
import { normalForm } from "~/locales/fold";
import { type Language, languages } from "~/locales/languages";

/** Values of a request that a template's words may have, in braces: `{name}`. */
const placeholders = Object.keys(
  areaTexts["reply-templates"].en.placeholders,
) as readonly Placeholder[];

export type Placeholder = keyof (typeof areaTexts)["reply-templates"]["en"]["placeholders"];

const KNOWN = new RegExp(`\\{(${placeholders.join("|")})\\}`, "g");

/** The first brace that begins or ends no placeholder, with the words in it; null if there is none. */
export function unknownPlaceholder(words: string): string | null {
  return /\{[^{}\n]{0,40}\}?|\}/.exec(words.replace(KNOWN, " "))?.[0] ?? null;
}

/** Fills values into a template's words; a missing one stays visible as a gap. */
export function fillPlaceholders(
  words: string,
  values: Readonly<Record<Placeholder, string>>,
  language: Language,
): string {
  return words.replace(KNOWN, (_, name: Placeholder) => values[name] || gapOf(name, language));
}

/** The first gap left in filled-in words, of a template in any language; null if there is none. */
export function gapIn(words: string): string | null {
  const gaps = languages.flatMap((language) => placeholders.map((name) => gapOf(name, language)));
  return gaps.find((gap) => words.includes(gap)) ?? null;
}

/** "[hospital?]" */
function gapOf(name: Placeholder, language: Language): string {
  return normalForm(`[${areaTexts["reply-templates"][language].placeholders[name]}?]`, "NFC");
}

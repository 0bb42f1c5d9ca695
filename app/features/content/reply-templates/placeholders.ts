import { areaTexts } from "~/locales/areas";
import { normalForm } from "~/locales/fold";
import { type Language, languages } from "~/locales/languages";

/** The names of the values that a template's text may contain in braces, such as `{name}`. */
const placeholders = Object.keys(
  areaTexts["reply-templates"].en.placeholders,
) as readonly Placeholder[];

export type Placeholder = keyof (typeof areaTexts)["reply-templates"]["en"]["placeholders"];

const PLACEHOLDER = new RegExp(`\\{(${placeholders.join("|")})\\}`, "g");

/** The first text in braces that is not a known placeholder, or a single brace; null if there is none. */
export function unknownPlaceholder(words: string): string | null {
  return /\{[^{}\n]{0,40}\}?|\}/.exec(words.replace(PLACEHOLDER, " "))?.[0] ?? null;
}

/** Fills values into a template's text; a visible gap replaces a missing value. */
export function fillPlaceholders(
  words: string,
  values: Readonly<Record<Placeholder, string>>,
  language: Language,
): string {
  return words.replace(
    PLACEHOLDER,
    (_, name: Placeholder) => values[name] || gapOf(name, language),
  );
}

/** The first gap that remains in a filled-in text, in any language; null if there is none. */
export function gapIn(words: string): string | null {
  const gaps = languages.flatMap((language) => placeholders.map((name) => gapOf(name, language)));
  return gaps.find((gap) => words.includes(gap)) ?? null;
}

/** The gap that replaces a missing value, such as "[hospital?]". */
function gapOf(name: Placeholder, language: Language): string {
  return normalForm(`[${areaTexts["reply-templates"][language].placeholders[name]}?]`, "NFC");
}

import { defaultLanguage, type Language } from "./languages";

/** Scripts that identify a language; other text counts as the default language. */
const scripts: readonly [Language, RegExp][] = [
  ["bn", /\p{Script=Bengali}/gu],
  ["th", /\p{Script=Thai}/gu],
];

const LATIN = /\p{Script=Latin}/gu;

/** The language of a text, by the script of most letters. @param otherwise for a text without letters */
export function writtenIn(text: string, otherwise: Language): Language {
  const counted = [...scripts, [defaultLanguage, LATIN] as const].map(
    ([language, script]) => [language, text.match(script)?.length ?? 0] as const,
  );
  const [most] = counted.toSorted(([, one], [, other]) => other - one);
  return most && most[1] > 0 ? most[0] : otherwise;
}

/**
 * What there is to know of a language but its words, which are in the folder of its name. A new one
 * is entered here; the compiler then asks for its line in each table, and in dictionaries.ts.
 */
export const languages = ["en", "bn", "th"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** Each language's name in its own script. */
export const languageNames: Record<Language, string> = {
  en: "English",
  bn: "বাংলা",
  th: "ไทย",
};

/** For Intl: Bengali readers get Bengali numerals, Thai and English readers 0–9. */
export const intlLocales: Record<Language, string> = {
  en: "en-GB-u-nu-latn",
  bn: "bn-BD-u-nu-beng",
  th: "th-TH-u-nu-latn",
};

/** What a shared link's card says its language is (https://ogp.me/#optional). */
export const openGraphLocales: Record<Language, string> = {
  en: "en_GB",
  bn: "bn_BD",
  th: "th_TH",
};

/** The line height of running text: marks above and below the letters need room. */
export const lineHeights: Record<Language, number> = { en: 1.55, bn: 1.75, th: 1.7 };

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The language a path is in: `/bn/services` is Bengali, anything unprefixed is English. */
export function languageOfPath(pathname: string): Language {
  return languageInPath(pathname) ?? defaultLanguage;
}

/** The language that a path names in front; null where it names none, as English pages do. */
export function languageInPath(pathname: string): Language | null {
  const first = pathname.split("/", 2)[1];
  return first !== defaultLanguage && isLanguage(first) ? first : null;
}

/** The same page in another language. */
export function pathInLanguage(pathname: string, language: Language): string {
  const bare = withoutLanguage(pathname);
  if (language === defaultLanguage) return bare;
  return bare === "/" ? `/${language}` : `/${language}${bare}`;
}

/** The page's path as English has it, without a language in front. */
export function withoutLanguage(pathname: string): string {
  const language = languageOfPath(pathname);
  if (language === defaultLanguage) return pathname;
  const rest = pathname.slice(language.length + 1);
  // two slashes in front would be the address of another site
  return `/${rest.replace(/^\/+/, "")}`;
}

/** For a `lang` attribute: nothing where the text is in the page's own language. */
export function langIfOther(language: Language, ofPage: Language): Language | undefined {
  return language === ofPage ? undefined : language;
}

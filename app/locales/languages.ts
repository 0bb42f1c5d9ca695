export const languages = ["en", "bn", "th"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** Each language's name in its own script. */
export const languageNames: Record<Language, string> = {
  en: "English",
  bn: "বাংলা",
  th: "ไทย",
};

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The language a path is in: `/bn/services` is Bengali, anything unprefixed is English. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split("/", 2)[1];
  return first !== defaultLanguage && isLanguage(first) ? first : defaultLanguage;
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

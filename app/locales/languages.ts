/**
 * Everything about languages except their texts, which are in folders. Add a language here: the compiler then
 * asks for its entry in each table and in dictionaries.ts.
 */
export const languages = ["en", "bn", "th"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** The language of most families. Pages in other languages offer it; pages in it offer English. */
export const familiesLanguage: Language = "bn";

/** The other language that pages in this language offer. */
export function oneTapLanguage(language: Language): Language {
  return language === familiesLanguage ? defaultLanguage : familiesLanguage;
}

export const languageNames: Record<Language, string> = {
  en: "English",
  bn: "বাংলা",
  th: "ไทย",
};

/** Locales for Intl: Bengali numerals in Bengali, 0–9 in the other languages. */
export const intlLocales: Record<Language, string> = {
  en: "en-GB-u-nu-latn",
  bn: "bn-BD-u-nu-beng",
  th: "th-TH-u-nu-latn",
};

/** Formats of days and times that differ from Intl's. */
export interface TimeStyle {
  /** Formats an hour (0 to 23) and a minute with Latin digits, which are converted afterwards. */
  time: (hour: number, minute: number) => string;
  /** Separator of day and time. */
  between: string;
  /** Intl's date style beside a time. */
  date: "medium" | "long";
  /** Intl's month style without a year. */
  month: "short" | "long";
  /** Removes a comma that Intl puts into dates. */
  dropsComma?: boolean;
  /** Hours before `until` belong to the night of the day before; `format` adds that to the time. */
  night?: { until: number; format: (time: string) => string };
  /** Adds the year of the common era, as in travel papers, to dates of another calendar. */
  commonEra?: (year: string) => string;
}

/** Hours at which the Bengali parts of a day end. */
const bengaliNightEnds = 4;
const bengaliDayParts: readonly [number, string][] = [
  [bengaliNightEnds, "রাত"],
  [6, "ভোর"],
  [12, "সকাল"],
  [15, "দুপুর"],
  [18, "বিকেল"],
  [20, "সন্ধ্যা"],
  [24, "রাত"],
];

export const timeStyles: Record<Language, TimeStyle> = {
  en: {
    time: (hour, minute) => `${twelveHours(hour, minute)}\u00a0${hour < 12 ? "am" : "pm"}`,
    between: ", ",
    date: "medium",
    month: "short",
  },
  bn: {
    // people write the part of the day first; nobody writes "৯:০৫ PM" or short months as in CLDR
    time: (hour, minute) =>
      // lines may break before the part of the day, not after it
      `${bengaliDayParts.find(([until]) => hour < until)?.[1]}\u00a0${twelveHours(hour, minute)}`,
    between: ", ",
    date: "long",
    month: "long",
    dropsComma: true,
    // readers take "২২ নভেম্বর রাত ১:৩০" for the night after the 22nd
    night: { until: bengaliNightEnds, format: (time) => `দিবাগত\u00a0${time}` },
  },
  th: {
    time: (hour, minute) => `${String(hour).padStart(2, "0")}:${twoDigits(minute)}\u00a0น.`,
    between: " เวลา\u00a0",
    date: "medium",
    month: "short",
    commonEra: (year) => `ค.ศ.\u00a0${year}`,
  },
};

function twelveHours(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${twoDigits(minute)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** Locale for previews of shared links (https://ogp.me/#optional). */
export const openGraphLocales: Record<Language, string> = {
  en: "en_GB",
  bn: "bn_BD",
  th: "th_TH",
};

/** Line height of running text, with room for marks above and below letters. */
export const lineHeights: Record<Language, number> = { en: 1.55, bn: 1.75, th: 1.7 };

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The language of a path: `/bn/services` is Bengali, a path without a prefix is English. */
export function languageOfPath(pathname: string): Language {
  return languageInPath(pathname) ?? defaultLanguage;
}

/** The language prefix of a path; null if there is none, as in English. */
export function languageInPath(pathname: string): Language | null {
  const prefix = pathname.split("/", 2)[1];
  return prefix !== defaultLanguage && isLanguage(prefix) ? prefix : null;
}

export function pathInLanguage(pathname: string, language: Language): string {
  const bare = withoutLanguage(pathname);
  if (language === defaultLanguage) return bare;
  return bare === "/" ? `/${language}` : `/${language}${bare}`;
}

/** The path without its language prefix. */
export function withoutLanguage(pathname: string): string {
  const language = languageOfPath(pathname);
  if (language === defaultLanguage) return pathname;
  const rest = pathname.slice(language.length + 1);
  // two leading slashes would address another site
  return `/${rest.replace(/^\/+/, "")}`;
}

/** `lang` attribute for a text; undefined in the page's own language. */
export function langIfOther(language: Language, pageLanguage: Language): Language | undefined {
  return language === pageLanguage ? undefined : language;
}

/**
 * What there is to know of a language but its words, which are in the folder of its name. A new one
 * is entered here; the compiler then asks for its line in each table, and in dictionaries.ts.
 */
export const languages = ["en", "bn", "th"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** What most families read: one tap away on a page in another, and English on a page in it. */
const familiesLanguage: Language = "bn";

/** The language that a page in this one offers in one tap. */
export function oneTapLanguage(language: Language): Language {
  return language === familiesLanguage ? defaultLanguage : familiesLanguage;
}

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

/** How a language writes days and hours, where Intl's way is nobody's usage. */
export interface TimeStyle {
  /** An hour of 0 to 23 and a minute, in Latin digits; the reader's numerals are put in after it. */
  time: (hour: number, minute: number) => string;
  /** Between a day and an hour. */
  between: string;
  /** Intl's style of a date that has an hour with it. */
  date: "medium" | "long";
  /** Intl's style of the month in a date without a year. */
  month: "short" | "long";
  /** Whether Intl puts a comma into a date that people write without one. */
  dropsComma?: boolean;
  /** Up to which hour a night is that of the day before, and how its hours are said then. */
  night?: { until: number; said: (time: string) => string };
  /** Beside dates of another calendar: the year as papers of a journey bear it. */
  commonEra?: (year: string) => string;
}

/** Up to which hour each part of a Bengali day lasts. */
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
    // the part of the day comes first: CLDR's "৯:০৫ PM" is nobody's usage, nor are its short months
    time: (hour, minute) =>
      // a line ends before the part of the day, not within
      `${bengaliDayParts.find(([until]) => hour < until)?.[1]}\u00a0${twelveHours(hour, minute)}`,
    between: ", ",
    date: "long",
    month: "long",
    dropsComma: true,
    // "২২ নভেম্বর রাত ১:৩০" is read as the night that follows the 22nd
    night: { until: bengaliNightEnds, said: (time) => `দিবাগত\u00a0${time}` },
  },
  th: {
    time: (hour, minute) => `${String(hour).padStart(2, "0")}:${minutes(minute)}\u00a0น.`,
    between: " เวลา\u00a0",
    date: "medium",
    month: "short",
    commonEra: (year) => `ค.ศ.\u00a0${year}`,
  },
};

function twelveHours(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${minutes(minute)}`;
}

function minutes(minute: number): string {
  return String(minute).padStart(2, "0");
}

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

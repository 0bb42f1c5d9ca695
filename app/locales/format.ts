import type { Language } from "./languages";

/** Bangladesh is where families read times; coordinators share the clock. */
const TIME_ZONE = "Asia/Dhaka";

/** Bengali readers get Bengali numerals, Thai and English readers 0–9. */
const locales: Record<Language, string> = {
  en: "en-GB-u-nu-latn",
  bn: "bn-BD-u-nu-beng",
  th: "th-TH-u-nu-latn",
};

export function formatNumber(value: number, language: Language): string {
  return numberFormat(locales[language]).format(value);
}

/** @param share 0 to 1 */
export function formatPercent(share: number, language: Language): string {
  return numberFormat(locales[language], {
    style: "percent",
    maximumFractionDigits: 0,
  }).format(share);
}

/** @param timestamp ISO 8601 UTC; shown in Dhaka's time */
export function formatDateTime(timestamp: string, language: Language): string {
  const date = dateTimeFormat(locales[language], {
    // Bengali's short months are nobody's usage: "নভে" for নভেম্বর
    dateStyle: language === "bn" ? "long" : "medium",
    timeZone: TIME_ZONE,
  }).format(new Date(timestamp));
  return `${date}, ${formatTime(timestamp, language)}`;
}

export function formatDate(timestamp: string, language: Language): string {
  return dateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: TIME_ZONE,
  }).format(new Date(timestamp));
}

/** Day and month alone: "20 Nov". */
export function formatDay(timestamp: string, language: Language): string {
  return dateTimeFormat(locales[language], {
    day: "numeric",
    month: "short",
    timeZone: TIME_ZONE,
  }).format(new Date(timestamp));
}

/** How old a fact is, as exactly as it is known: `2024`, `2024-03` or `2024-03-17`. */
export function formatAsOf(asOf: string, language: Language): string {
  const parts = /^(\d{4})(-\d{2})?(-\d{2})?$/.exec(asOf);
  if (!parts || !Number.isFinite(Date.parse(asOf))) return asOf;
  return dateTimeFormat(locales[language], {
    year: "numeric",
    month: parts[2] ? "long" : undefined,
    day: parts[3] ? "numeric" : undefined,
    timeZone: "UTC",
  }).format(new Date(asOf));
}

export function formatTime(timestamp: string, language: Language): string {
  const date = new Date(timestamp);
  if (language === "bn") return bengaliTime(date);
  return dateTimeFormat(locales[language], {
    timeStyle: "short",
    timeZone: TIME_ZONE,
  }).format(date);
}

/** Bengali says the part of the day first: রাত ৯:০৫. CLDR's "৯:০৫ PM" is nobody's usage. */
function bengaliTime(date: Date): string {
  const [hour = 0, minute = 0] = dateTimeFormat("en-GB", {
    timeStyle: "short",
    timeZone: TIME_ZONE,
  })
    .format(date)
    .split(":")
    .map(Number);
  const [, part] = bengaliDayParts.find(([until]) => hour < until) ?? [24, "রাত"];
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`;
  return `${part} ${localDigits(clock, "bn")}`;
}

/** Up to which hour each part of the day lasts. */
const bengaliDayParts: readonly [number, string][] = [
  [4, "রাত"],
  [6, "ভোর"],
  [12, "সকাল"],
  [15, "দুপুর"],
  [18, "বিকেল"],
  [20, "সন্ধ্যা"],
  [24, "রাত"],
];

/** A span in its two largest units, "1 hour 12 minutes"; a minute at the least. */
export function formatDuration(milliseconds: number, language: Language): string {
  const all = Math.max(1, Math.floor(milliseconds / 60_000));
  const days = Math.floor(all / (24 * 60));
  const hours = Math.floor(all / 60) % 24;
  const parts = [
    { unit: "day", count: days },
    { unit: "hour", count: hours },
    { unit: "minute", count: days > 0 ? 0 : all % 60 },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) =>
      numberFormat(locales[language], {
        style: "unit",
        unit,
        unitDisplay: "long",
      }).format(count),
    )
    .join(" ");
}

/** Digits of a finished text in the reader's numerals, e.g. "24/7" → "২৪/৭". */
export function localDigits(text: string, language: Language): string {
  if (language !== "bn") return text;
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();

/** Kept: making one takes far longer than formatting with it. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  return kept(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
}

function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return kept(dateTimeFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

function kept<Format>(
  formats: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known;
}

import { dateTimeFormat, numberFormat } from "./intl-formats";
import { defaultLanguage, type Language, intlLocales as locales, timeStyles } from "./languages";

/** Families live in Bangladesh, and coordinators use the same time. */
const TIME_ZONE = "Asia/Dhaka";

const NO_BREAK_SPACE = "\u00a0";

export function formatNumber(value: number, language: Language): string {
  return numberFormat(locales[language]).format(value);
}

/** A count, with a plus (`1,000+`) if counting stopped there. */
export function formatCount(
  { count, isMore }: { count: number; isMore: boolean },
  language: Language,
): string {
  return formatNumber(count, language) + (isMore ? "+" : "");
}

/** @param share 0 to 1 */
export function formatPercent(share: number, language: Language): string {
  return numberFormat(locales[language], {
    style: "percent",
    maximumFractionDigits: 0,
  }).format(share);
}

/**
 * Day and time, e.g. `20 Nov 2026, 9:05 pm`. In some languages the hours after midnight belong to
 * the day before: `২১ নভেম্বর ২০২৬, দিবাগত রাত ১:৩০`.
 *
 * @param timestamp ISO 8601 UTC; shown in Dhaka time
 * @param hasYear false leaves out the year
 */
export function formatDateTime(timestamp: string, language: Language, hasYear = true): string {
  const { between, date: dateStyle, month } = timeStyles[language];
  const style = hasYear ? { dateStyle } : ({ day: "numeric", month } as const);
  const date = dateTimeFormat(locales[language], { ...style, timeZone: TIME_ZONE }).format(
    new Date(momentOnCustomaryDay(timestamp, language)),
  );
  return nonBreaking(withoutComma(date, language)) + between + formatTimeOfDay(timestamp, language);
}

/**
 * A moment on the day to which a timestamp belongs in this language. In some languages the hours
 * after midnight belong to the day before.
 *
 * @returns ISO 8601 UTC
 */
export function momentOnCustomaryDay(timestamp: string, language: Language): string {
  if (!nightOf(timestamp, language)) return timestamp;
  return new Date(Date.parse(timestamp) - DAY_MS).toISOString();
}

/**
 * The time of day, shown below the day from `momentOnCustomaryDay`: `রাত ৯:০৫`, after midnight `দিবাগত রাত
 * ১:৩০`.
 */
export function formatTimeOfDay(timestamp: string, language: Language): string {
  const time = formatTime(timestamp, language);
  return nightOf(timestamp, language)?.format(time) ?? time;
}

function nightOf(timestamp: string, language: Language) {
  const { night } = timeStyles[language];
  return night && dhakaTime(timestamp).hour < night.until ? night : undefined;
}

export function formatDate(timestamp: string, language: Language): string {
  const date = dateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: TIME_ZONE,
  }).format(new Date(timestamp));
  return nonBreaking(withoutComma(date, language));
}

/** A date with the year of the common era, which travel papers have in Thailand too. */
export function formatTravelDate(timestamp: string, language: Language): string {
  const date = formatDate(timestamp, language);
  const { commonEra } = timeStyles[language];
  if (!commonEra) return date;
  const year = dateTimeFormat(locales[defaultLanguage], { year: "numeric", timeZone: TIME_ZONE });
  return `${date} (${commonEra(year.format(new Date(timestamp)))})`;
}

/** Day and month: "20 Nov", "২০ নভেম্বর". */
export function formatDay(timestamp: string, language: Language): string {
  const { month } = timeStyles[language];
  const style = { day: "numeric", month, timeZone: TIME_ZONE } as const;
  return nonBreaking(dateTimeFormat(locales[language], style).format(new Date(timestamp)));
}

/** The time for a moment of today, otherwise the day. @param timestamp shown in Dhaka time */
export function formatRecent(timestamp: string, now: Date, language: Language): string {
  const day = dateTimeFormat("en-GB", { dateStyle: "short", timeZone: TIME_ZONE });
  const isToday = day.format(new Date(timestamp)) === day.format(now);
  return isToday ? formatTime(timestamp, language) : formatDay(timestamp, language);
}

/** With the weekday, without the year: "Sunday 22 November". @param timestamp shown in Dhaka time */
export function formatWeekday(timestamp: string, language: Language): string {
  return dateTimeFormat(locales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: TIME_ZONE,
  })
    .format(new Date(timestamp))
    .replace(/(\p{Nd}) /u, `$1${NO_BREAK_SPACE}`);
}

/** Date of a fact, as exact as it is known: `2024`, `2024-03` or `2024-03-17`. */
export function formatAsOf(asOf: string, language: Language): string {
  const parts = /^(\d{4})(-\d{2})?(-\d{2})?$/.exec(asOf);
  if (!parts || !Number.isFinite(Date.parse(asOf))) return asOf;
  const date = dateTimeFormat(locales[language], {
    year: "numeric",
    month: parts[2] ? "long" : undefined,
    day: parts[3] ? "numeric" : undefined,
    timeZone: "UTC",
  }).format(new Date(asOf));
  return nonBreaking(withoutComma(date, language));
}

/** `9:05 pm`, `রাত ৯:০৫`, `21:05 น.` */
export function formatTime(timestamp: string, language: Language): string {
  const { hour, minute } = dhakaTime(timestamp);
  return localDigits(timeStyles[language].time(hour, minute), language);
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dhakaTime(timestamp: string): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = dateTimeFormat("en-GB", {
    timeStyle: "short",
    timeZone: TIME_ZONE,
  })
    .format(new Date(timestamp))
    .split(":")
    .map(Number);
  return { hour, minute };
}

function withoutComma(date: string, language: Language): string {
  return timeStyles[language].dropsComma ? date.replace(",", "") : date;
}

/** Replaces spaces, so that a date does not wrap. */
function nonBreaking(date: string): string {
  return date.replaceAll(" ", NO_BREAK_SPACE);
}

/** A duration in its two largest units, "1 hour 12 minutes"; at least a minute. */
export function formatDuration(milliseconds: number, language: Language): string {
  const totalMinutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const days = Math.floor(totalMinutes / (24 * 60));
  const hours = Math.floor(totalMinutes / 60) % 24;
  const parts = [
    { unit: "day", count: days },
    { unit: "hour", count: hours },
    { unit: "minute", count: days > 0 ? 0 : totalMinutes % 60 },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => formatUnit(count, unit, language))
    .join(" ");
}

/** "1 hour", "২ ঘণ্টা", "24 ชั่วโมง"; never converted to days. */
export function formatHours(hours: number, language: Language): string {
  return formatUnit(hours, "hour", language);
}

/** "1 day", "৩০ দিন", "30 วัน". */
export function formatDays(days: number, language: Language): string {
  return formatUnit(days, "day", language);
}

/** "6 months", "৬ মাস", "6 เดือน". */
export function formatUnit(count: number, unit: string, language: Language): string {
  const format = numberFormat(locales[language], { style: "unit", unit, unitDisplay: "long" });
  // number and unit do not wrap
  return format.format(count).replace(" ", NO_BREAK_SPACE);
}

/** Digits of a text in the reader's numerals, e.g. "24/7" → "২৪/৭". */
export function localDigits(text: string, language: Language): string {
  return text.replace(/[0-9]/g, (digit) => formatNumber(Number(digit), language));
}

/** "Bengali and Hindi"; empty for no names. */
export function formatList(names: readonly string[], language: Language): string {
  const line = new Intl.ListFormat(language, { type: "conjunction" }).format(names);
  // in Bengali, Intl uses the conjunction for clauses
  return line.replace(" এবং ", " ও ");
}

import { dhakaDay } from "./calendar";
import { formatDateTime, formatTime } from "./format";
import { dateTimeFormat } from "./intl-formats";
import { intlLocales, type Language } from "./languages";

/** "Sunday". @param weekday 0 is Sunday */
export function formatDayOfWeek(weekday: number, language: Language): string {
  const day = new Date(Date.UTC(2026, 10, 22 + weekday));
  return dateTimeFormat(intlLocales[language], { weekday: "long", timeZone: "UTC" }).format(day);
}

/** A time of the clock: `21:00` as `9:00 pm`, `রাত ৯:০০`, `21:00 น.` */
export function formatClockTime(time: string, language: Language): string {
  return formatTime(`2026-11-22T${time}:00+06:00`, language);
}

/** The time, with the day unless it is today. @param at ISO 8601 UTC */
export function formatMoment(at: string, now: Date, language: Language): string {
  const isToday = dhakaDay(new Date(at)) === dhakaDay(now);
  return isToday ? formatTime(at, language) : formatDateTime(at, language, false);
}

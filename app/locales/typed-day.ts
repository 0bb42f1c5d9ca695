import { fold } from "./fold";

/** Thailand counts its years from the Buddha: 2569 is 2026. */
const AHEAD = 543;
/** No year that people enter here, in our calendar, is among these. */
const BUDDHIST = { from: 2400, until: 2700 };

/** With spaces around it. */
const LONGEST = 20;

/**
 * A day as people write it (`2026-03-17`, `17/3/2026`, in any digits) as `2026-03-17`; of a year of the
 * Buddhist calendar the same in ours. Where the month comes first is not known: `03/17/2026` is no day.
 */
export function readDay(typed: string): string | null {
  const day = readDayOrMonth(typed);
  return day?.length === "2026-03-17".length ? day : null;
}

/** The same, or a month: `2026-03`, `3/2026`. */
export function readDayOrMonth(typed: string): string | null {
  const read = partsOf(typed);
  if (!read) return null;
  const year = isBuddhist(read.year) ? Number(read.year) - AHEAD : read.year;
  const iso = [year, ...[read.month, read.day].flatMap((part) => part?.padStart(2, "0") ?? [])];
  const day = iso.join("-");
  const at = new Date(`${iso.length === 2 ? `${day}-01` : day}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

/** A day of a list's address: where it is none, as it was typed, so that the list can say so. */
export function askedDay(typed: string | null): string {
  return readDay(typed ?? "") ?? (typed ?? "").trim().slice(0, LONGEST);
}

/** Such a day or month in our calendar; null where the year is no Buddhist one. */
export function inCommonEra(typed: string): string | null {
  return isBuddhist(partsOf(typed)?.year) ? readDayOrMonth(typed) : null;
}

function partsOf(typed: string) {
  const text = typed.length > LONGEST ? "" : fold(typed).trim();
  // a number with decimals
  if (/^\d+\.\d+$/.test(text)) return null;
  const ours = /^(?:(?<day>\d{1,2})[-/.])?(?<month>\d{1,2})[-/.](?<year>\d{4})$/.exec(text);
  const iso = /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?$/.exec(text);
  const { year = "", month = "", day } = (ours ?? iso)?.groups ?? {};
  return year === "" ? null : { year, month, day };
}

function isBuddhist(year: string | undefined): boolean {
  return Number(year) >= BUDDHIST.from && Number(year) < BUDDHIST.until;
}

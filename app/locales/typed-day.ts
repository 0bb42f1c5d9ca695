import { fold } from "./fold";

/** Thailand uses Buddhist years: 2569 is 2026. */
const BUDDHIST_YEARS_AHEAD = 543;
/** Range of Buddhist years. People enter no year of the common era in this range. */
const BUDDHIST_YEARS = { from: 2400, until: 2700 };

/** Characters of the longest input that is read, with the spaces around the day. */
const MAX_LENGTH = 20;

/**
 * Parses a typed day (`2026-03-17`, `17/3/2026`, any digits, Buddhist years too) as `2026-03-17`. Month first
 * is not accepted: `03/17/2026` is invalid.
 */
export function readDay(typed: string): string | null {
  const day = readDayOrMonth(typed);
  return day?.length === "2026-03-17".length ? day : null;
}

/** Parses a typed day as `readDay` does, or a month: `2026-03`, `3/2026`. */
export function readDayOrMonth(typed: string): string | null {
  const parts = partsOf(typed);
  if (!parts) return null;
  const year = isBuddhist(parts.year) ? Number(parts.year) - BUDDHIST_YEARS_AHEAD : parts.year;
  const iso = [year, ...[parts.month, parts.day].flatMap((part) => part?.padStart(2, "0") ?? [])];
  const day = iso.join("-");
  const at = new Date(`${iso.length === 2 ? `${day}-01` : day}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

/** A day in a list's address; invalid text is returned unchanged, for the error message. */
export function askedDay(typed: string | null): string {
  return readDay(typed ?? "") ?? (typed ?? "").trim().slice(0, MAX_LENGTH);
}

/** The day or month of a Buddhist year in the common era; null for other years. */
export function inCommonEra(typed: string): string | null {
  return isBuddhist(partsOf(typed)?.year) ? readDayOrMonth(typed) : null;
}

function partsOf(typed: string) {
  const text = typed.length > MAX_LENGTH ? "" : fold(typed).trim();
  // `12.2569` is a decimal number, not a month of 2569
  if (/^\d+\.\d+$/.test(text)) return null;
  const dayFirst = /^(?:(?<day>\d{1,2})[-/.])?(?<month>\d{1,2})[-/.](?<year>\d{4})$/.exec(text);
  const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?$/.exec(text);
  const { year = "", month = "", day } = (dayFirst ?? yearFirst)?.groups ?? {};
  return year === "" ? null : { year, month, day };
}

function isBuddhist(year: string | undefined): boolean {
  return Number(year) >= BUDDHIST_YEARS.from && Number(year) < BUDDHIST_YEARS.until;
}

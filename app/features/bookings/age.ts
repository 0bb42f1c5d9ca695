import { fold } from "~/locales/fold";
import { formatUnit, localDigits } from "~/locales/format";
import type { Language } from "~/locales/languages";

/** The oldest age taken, in years. */
const YEARS_MAX = 120;
/** Up to here an age may be told in months. */
const MONTHS_MAX = 36;

const AGE = new RegExp(
  "^(?:(\\d{1,3})[ -]?(years?|yrs?|y|বছর|বৎসর|ปี|ขวบ)?)??" +
    "(?:[ ,-]*(\\d{1,2})[ -]?(?:months?|mths?|mos?|m|মাস|เดือน))?(?:[ -]old|ের)?\\.?$",
);

/**
 * A patient's age as it is kept: "62" in years, "6 months" for a baby; read in any digits, with or without
 * the word.
 *
 * @returns null for what is no age
 */
export function readAge(written: string): string | null {
  const [, years, yearWord, months] = AGE.exec(fold(written).replace(/\s+/g, " ").trim()) ?? [];
  if (months === undefined) {
    return years !== undefined && Number(years) <= YEARS_MAX ? String(Number(years)) : null;
  }
  // "6 6 months" is nothing
  if (years !== undefined && !yearWord) return null;
  const all = Number(years ?? 0) * 12 + Number(months);
  return all <= MONTHS_MAX ? inMonths(all) : null;
}

/** An age in a reader's words. */
export function ageText(age: string, language: Language): string {
  const months = monthsOf(age);
  return months === null ? localDigits(age, language) : formatUnit(months, "month", language);
}

/** Whole years, and the months beyond them where the age was told in months. */
export function ageColumns(age: string): { years: number | null; months: number | null } {
  if (age === "") return { years: null, months: null };
  const months = monthsOf(age);
  if (months === null) return { years: Number(age), months: null };
  return { years: Math.floor(months / 12), months: months % 12 };
}

export function ageOf(years: number | null, months: number | null): string {
  if (years === null) return "";
  return months === null ? String(years) : inMonths(years * 12 + months);
}

function monthsOf(age: string): number | null {
  const [, months] = /^(\d+) months$/.exec(age) ?? [];
  return months === undefined ? null : Number(months);
}

function inMonths(months: number): string {
  return `${months} months`;
}

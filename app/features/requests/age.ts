import { fold } from "~/locales/fold";
import { formatUnit, localDigits } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { numberWords } from "~/locales/number-words";

/** Upper limit, in years. */
const YEARS_MAX = 120;
/** Higher ages are stored in whole months or years. */
const DAYS_MAX = 90;
const MONTHS_MAX = 36;

const MONTHS_A_YEAR = 12;
const DAYS_A_MONTH = 30;
const DAYS_A_WEEK = 7;

const UNITS = wordsFor({
  year: "year years yr yrs y yo বছর বৎসর ปี ขวบ",
  month: "month months mth mths mo mos m মাস เดือน",
  week: "week weeks wk wks w সপ্তাহ สัปดาห์ อาทิตย์",
  day: "day days d দিন วัน",
});

/** One and a half, two and a half. */
const HALVES = wordsFor({ 1.5: "দেড়", 2.5: "আড়াই" });

const FILLER_WORDS = wordsFor({ nothing: "age aged of old বয়স อายุ" });

/** Thai is written without spaces between words. */
const THAI_WORD = /ปี|ขวบ|เดือน|สัปดาห์|อาทิตย์|วัน|อายุ/g;

/**
 * Parses a patient's age into the stored form: "62" (years), "6 months" or "15 days". Digits may be of any script;
 * the unit is optional.
 *
 * @returns null if it is not an age
 */
export function readAge(written: string): string | null {
  const text = fold(written).replace(THAI_WORD, " $& ").trim();
  if (!/^[\p{L}\d][\p{L}\p{M}\d\s,.:-]*$/u.test(text)) return null;
  const words = (
    text.match(
      /\d+(?:\.5)?|twenty[ -](?:one|two|three|four|five|six|seven|eight|nine)|[\p{L}\p{M}]+/gu,
    ) ?? []
  )
    // without the Bengali genitive ending: "বছরের" is "of a year"
    .map((word) => (numberWords.has(word) ? word : word.replace(/(.)ের$/, "$1")))
    .map((word) => word.replace("twenty ", "twenty-"))
    .filter((word) => !FILLER_WORDS.has(word));
  if (words.length === 1 && /^\d+$/.test(words[0] ?? "")) words.push("year");
  const amounts = new Map<string, number>();
  for (let at = 0; at < words.length; at += 2) {
    const [number = "", word = ""] = words.slice(at, at + 2);
    const amount = Number(numberWords.get(number) ?? HALVES.get(number) ?? number);
    const unit = UNITS.get(word);
    if (Number.isNaN(amount) || !unit || amounts.has(unit)) return null;
    amounts.set(unit, amount);
  }
  return amounts.size > 0 ? ageFromUnits(amounts) : null;
}

function ageFromUnits(amounts: ReadonlyMap<string, number>): string | null {
  const month = amounts.get("month") ?? 0;
  let months = (amounts.get("year") ?? 0) * MONTHS_A_YEAR + Math.floor(month);
  const days = Math.floor(
    (month % 1) * DAYS_A_MONTH +
      (amounts.get("week") ?? 0) * DAYS_A_WEEK +
      (amounts.get("day") ?? 0),
  );
  if (days > 0 || amounts.has("week") || amounts.has("day")) {
    const totalDays = months * DAYS_A_MONTH + days;
    if (totalDays <= DAYS_MAX) return `${totalDays} days`;
    months += Math.floor(days / DAYS_A_MONTH);
  }
  const inYears = amounts.size === 1 && amounts.has("year") && months % MONTHS_A_YEAR === 0;
  if (!inYears && months <= MONTHS_MAX) return `${months} months`;
  return months <= YEARS_MAX * MONTHS_A_YEAR ? String(Math.floor(months / MONTHS_A_YEAR)) : null;
}

export function ageText(age: string, language: Language): string {
  const [, count, unit] = /^(\d+) (month|day)s$/.exec(age) ?? [];
  return unit ? formatUnit(Number(count), unit, language) : localDigits(age, language);
}

/** Folded words, each mapped to its meaning. */
function wordsFor(meanings: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(meanings).flatMap(([meaning, words]) =>
      words.split(" ").map((word) => [fold(word), meaning] as const),
    ),
  );
}

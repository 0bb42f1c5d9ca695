/**
 * Folds text for comparison: NFKC, no invisible characters, Latin digits, lower case, one spelling for keyboard
 * variants. Apply it to both sides.
 */
export function fold(text: string): string {
  let folded = normalForm(text.replace(HASANTA_TA, "ৎ"), "NFKC").replace(/\p{Cf}/gu, "");
  for (const [spelling, standard] of sameSigns) folded = folded.replace(spelling, standard);
  return latinDigits(folded).toLowerCase();
}

/** Older spelling of ৎ, before Unicode had it: ত, hasanta, ZWJ. */
const HASANTA_TA = /ত\u09cd\u200d/g;

/**
 * Replacements applied after NFKC, which splits the nukta of য়, ড় and ঢ়, and joins the halves of
 * ো and ৌ.
 */
const sameSigns: readonly (readonly [RegExp, string])[] = [
  [/\p{Pd}|\u2212/gu, "-"],
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/\u0985\u09be/g, "আ"],
  [/ব\u09bc/g, "র"],
  // halves of ো and ৌ in the order of typewriter fonts
  [/\u09be\u09c7/g, "\u09cb"],
  [/\u09d7\u09c7/g, "\u09cc"],
  [/เเ/g, "แ"],
  // a tone mark typed before the vowel below the letter
  [/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e37\u0e47\u0e4d])/g, "$2$1"],
  // sara am, which NFKC splits, with or without a tone mark
  [/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, "$1\u0e33"],
];

/**
 * Normalizes in linear time: `normalize()` is quadratic in combining marks, so at most 30 in a row
 * are left (UAX #15, D4). Also removes the invisible U+2060, copied from pages.
 */
export function normalForm(text: string, form: "NFC" | "NFKC" | "NFKD"): string {
  return text
    .replaceAll("\u2060", "")
    .replace(/(\p{M}{30})\p{M}+/gu, "$1")
    .normalize(form);
}

/** Digits of all scripts (০–৯, ๐–๙, ٠–٩…) as 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // the ten digits of a script are consecutive in Unicode
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

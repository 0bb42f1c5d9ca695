/**
 * Text in the one form in which it is compared: NFKC, without invisible signs, digits Latin, lower case,
 * and one spelling for what keyboards write in several ways. Both sides pass it.
 */
export function fold(text: string): string {
  let folded = normalForm(text.replace(HASANTA_TA, "ৎ"), "NFKC").replace(/\p{Cf}/gu, "");
  for (const [written, one] of sameSigns) folded = folded.replace(written, one);
  return latinDigits(folded).toLowerCase();
}

/** ৎ as it was written before Unicode had it: ত, hasanta, ZWJ. */
const HASANTA_TA = /ত\u09cd\u200d/g;

/** After NFKC, which has parted the nukta of য়, ড় and ঢ় and joined the halves of ো and ৌ. */
const sameSigns: readonly (readonly [RegExp, string])[] = [
  [/\p{Pd}|\u2212/gu, "-"],
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/\u0985\u09be/g, "আ"],
  [/ব\u09bc/g, "র"],
  // the halves of ো and ৌ in the order of old typewriter fonts
  [/\u09be\u09c7/g, "\u09cb"],
  [/\u09d7\u09c7/g, "\u09cc"],
  [/เเ/g, "แ"],
  // a tone mark typed before the vowel that stands below it
  [/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e37\u0e47\u0e4d])/g, "$2$1"],
  // sara am, which NFKC parts, with or without a tone mark
  [/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, "$1\u0e33"],
];

/**
 * Text in a normal form of Unicode, in time that grows with its length and no faster; without U+2060,
 * which is copied along from a page and which nobody sees.
 *
 * `normalize()` sorts combining marks that follow each other, in quadratic time: a megabyte of them
 * takes it 20 seconds. So no more than 30 stay in a row, which is what Unicode's stream-safe text
 * allows (UAX #15, D4) and more than any language needs.
 */
export function normalForm(text: string, form: "NFC" | "NFKC" | "NFKD"): string {
  return text
    .replaceAll("\u2060", "")
    .replace(/(\p{M}{30})\p{M}+/gu, "$1")
    .normalize(form);
}

/** The digits of every script (০–৯, ๐–๙, ٠–٩…) as 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode keeps the ten digits of a script in a row
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

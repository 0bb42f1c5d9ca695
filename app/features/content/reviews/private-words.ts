import { fold } from "~/locales/fold";
import { numberWords } from "~/locales/number-words";

/**
 * True where a text holds what strangers could reach its writer by: a phone number of seven digits or more
 * in whatever numerals, an email address, a handle, a link; also as people spell them out.
 */
export function givesAway(text: string): boolean {
  const folded = fold(text).replace(DATES, " ").replace(AMOUNTS, " ");
  const told = folded.replace(DIGIT_WORDS, (word) => String(numberWords.get(word)));
  return (
    [PHONE, MOBILE].some((pattern) => pattern.test(told)) ||
    [HANDLE, SPELT_EMAIL, LINK].some((pattern) => pattern.test(folded))
  );
}

/** "2024 - 2026" and "12/03/2026" are no numbers, nor are those with years of the Buddhist calendar. */
const DATES = /\b(?:(?:19|20|25)\d\d ?- ?|\d{1,2}[-/.]\d{1,2}[-/.])(?:19|20|25)\d\d\b/g;

const MONEY = String.raw`(?:\p{Sc}|taka|tk|bdt|টাকা|rupees?|inr|রুপি|baht|thb|บาท|dollars?|usd|ডলার)`;
/** "1,250,000", "12,50,000", "1250000 taka", "Tk. 1250000" */
const AMOUNTS = new RegExp(
  [
    String.raw`\b[1-9]\d{0,2}(?:,\d{2,3})+\b(?!,?\d)`,
    String.raw`\b[1-9]\d{0,8}(?= ?${MONEY})`,
    String.raw`(?<=${MONEY}\.? ?)\b[1-9]\d{0,8}\b`,
  ].join("|"),
  "gu",
);

/** Thai writes its words without spaces. */
const DIGIT_WORDS = new RegExp(
  [...numberWords]
    .flatMap(([word, number]) => (number < 10 ? [word] : []))
    .map((word) =>
      /[ก-๛]/.test(word) ? word : String.raw`(?<![\p{L}\p{M}])${word}(?![\p{L}\p{M}])`,
    )
    .join("|"),
  "gu",
);

/**
 * Digits with whatever people put between them, but for times and lists; each is bounded, so a long text
 * costs no more than its length.
 */
const PHONE = /\d(?:(?:[^\p{L}\p{M}\p{Sc}\d,:]|,(?=\d)){0,3}\d){6}/u;
/** A Bangladeshi mobile, which begins as no time and no list does, with a word or any sign between its digits. */
const MOBILE = /(?:0|880)1[3-9](?:\D{0,8}\d){8}/;
const HANDLE = /@\S/;

const AT_WORD = "(?:at|অ্যাট|এট|แอท|แอต)";
const AT = String.raw`(?: ?@ ?|[([{ ]{1,2}${AT_WORD}[)\]} ]{1,2})`;
const DOT_WORD = String.raw`[([{ ]{1,2}(?:dot|ডট|ดอท|จุด)[)\]} ]{1,2}`;
const DOT = String.raw`(?: ?\. ?|${DOT_WORD})`;
const ENDING = String.raw`(?:com|net|org|info|কম|คอม)(?![\p{L}\p{M}])`;
const HOST = String.raw`[\p{L}\p{M}\d-]{1,60}`;
/** With a sign spelt out, any ending: "at Apollo. In the end" is none. */
const SPELT_EMAIL = new RegExp(
  [
    String.raw`[^\s@]${AT}${HOST}${DOT}${ENDING}`,
    String.raw`[^\s@]${AT}${HOST}${DOT_WORD}\p{L}`,
    String.raw`[([{] ?${AT_WORD} ?[)\]}] ?${HOST}\.\p{L}`,
  ].join("|"),
  "u",
);
const LINK = new RegExp(
  String.raw`https?:|www\.|[\p{L}\p{M}\d]${DOT}${ENDING}|[\p{L}\d]\.(?:me(?![\p{L}\p{M}])|[a-z]{2,10}/[\p{L}\d])`,
  "u",
);

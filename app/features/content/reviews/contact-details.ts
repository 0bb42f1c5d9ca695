import { fold } from "~/locales/fold";
import { numberWords } from "~/locales/number-words";

/**
 * True if a text contains a phone number (seven or more digits, any numerals), an email address, a handle or a
 * link, even if spelt out.
 */
export function hasContactDetails(text: string): boolean {
  const folded = fold(text).replace(DATES, " ").replace(AMOUNTS, " ");
  const withDigits = folded.replace(DIGIT_WORDS, (word) => String(numberWords.get(word)));
  return (
    [PHONE, MOBILE].some((pattern) => pattern.test(withDigits)) ||
    [HANDLE, SPELT_EMAIL, LINK].some((pattern) => pattern.test(folded))
  );
}

/** Dates such as "2024 - 2026" and "12/03/2026", also in the Buddhist calendar, are not phone numbers. */
const DATES = /\b(?:(?:19|20|25)\d\d ?- ?|\d{1,2}[-/.]\d{1,2}[-/.])(?:19|20|25)\d\d\b/g;

const MONEY = String.raw`(?:\p{Sc}|taka|tk|bdt|টাকা|rupees?|inr|রুপি|baht|thb|บาท|dollars?|usd|ডলার)`;
/** Amounts of money such as "1,250,000", "12,50,000", "1250000 taka" and "Tk. 1250000". */
const AMOUNTS = new RegExp(
  [
    String.raw`\b[1-9]\d{0,2}(?:,\d{2,3})+\b(?!,?\d)`,
    String.raw`\b[1-9]\d{0,8}(?= ?${MONEY})`,
    String.raw`(?<=${MONEY}\.? ?)\b[1-9]\d{0,8}\b`,
  ].join("|"),
  "gu",
);

/** Spelt-out digits. Only Thai words may touch other letters, because Thai has no spaces between words. */
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
 * Digits with up to three characters between them, except times and lists. The limit keeps matching linear in the
 * text's length.
 */
const PHONE = /\d(?:(?:[^\p{L}\p{M}\p{Sc}\d,:]|,(?=\d)){0,3}\d){6}/u;
/** A Bangladeshi mobile number has a distinctive start, so longer gaps between its digits may match too. */
const MOBILE = /(?:0|880)1[3-9](?:\D{0,8}\d){8}/;
const HANDLE = /@\S/;

const AT_WORD = "(?:at|অ্যাট|এট|แอท|แอต)";
const AT = String.raw`(?: ?@ ?|[([{ ]{1,2}${AT_WORD}[)\]} ]{1,2})`;
const DOT_WORD = String.raw`[([{ ]{1,2}(?:dot|ডট|ดอท|จุด)[)\]} ]{1,2}`;
const DOT = String.raw`(?: ?\. ?|${DOT_WORD})`;
const ENDING = String.raw`(?:com|net|org|info|কম|คอม)(?![\p{L}\p{M}])`;
const HOST = String.raw`[\p{L}\p{M}\d-]{1,60}`;
/** An email address with "at" or "dot" spelt out. "at Apollo. In the end" does not match. */
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

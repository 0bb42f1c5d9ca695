import { fold } from "~/locales/fold";

/**
 * Whether a text holds what strangers could reach its writer by: a phone number of seven digits or more
 * in whatever numerals, an email address, a link; also as people spell them out.
 */
export function givesAway(text: string): boolean {
  const folded = fold(text).replace(DATES, " ").replace(AMOUNTS, " ");
  return [PHONE, EMAIL, SPELT_EMAIL, LINK].some((pattern) => pattern.test(folded));
}

/** "2024 - 2026" and "12/03/2026" are no numbers. */
const DATES = /\b(?:(?:19|20)\d\d ?- ?|\d{1,2}[-/.]\d{1,2}[-/.])(?:19|20)\d\d\b/g;

/** "1,250,000", "12,50,000" */
const AMOUNTS = /\b[1-9]\d{0,2}(?:,\d{2,3})+\b(?!,?\d)/g;

/**
 * Digits with whatever people put between them, but for times and lists; each is bounded, so a long text
 * costs no more than its length.
 */
const PHONE = /\d(?:(?:[^\p{L}\p{M}\p{Sc}\d,:]|,(?=\d)){0,3}\d){6}/u;
const EMAIL = /[^\s@]@[^\s@]{1,200}\.[^\s@]/;

const AT = String.raw`(?: ?@ ?|[([{ ]{1,2}(?:at|অ্যাট|এট|แอท|แอต)[)\]} ]{1,2})`;
const DOT = String.raw`(?: ?\. ?|[([{ ]{1,2}(?:dot|ডট|ดอท|จุด)[)\]} ]{1,2})`;
const ENDING = String.raw`(?:com|net|org|info|কম|คอม)(?![\p{L}\p{M}])`;
const SPELT_EMAIL = new RegExp(String.raw`[^\s@]${AT}[\p{L}\p{M}\d-]{1,60}${DOT}${ENDING}`, "u");
const LINK = new RegExp(
  String.raw`https?:|www\.|[\p{L}\p{M}\d]${DOT}${ENDING}|[\p{L}\d]\.[a-z]{2,10}/[\p{L}\d]`,
  "u",
);

/**
 * A text in a normal form of Unicode, in time that grows with its length and no faster; without U+2060,
 * which comes along with what is copied from a page (`whole-words.server.ts`) and nobody sees.
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

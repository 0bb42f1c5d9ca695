import { fold } from "~/locales/fold";

/**
 * Words as the search of hospitals compares them, the stored and the typed alike: folded, single spaces,
 * `U.A.E.` as `uae`, and Bengali without the differences in which people spell one word. Whoever
 * writes a hospital's `search_text` makes it here; its country and specialties need not be among
 * the words (see `search-terms.ts`).
 *
 * A change of what this or `fold` does wants a migration that rewrites the stored texts.
 */
export function searchTextOf(parts: readonly string[]): string {
  const text = fold(parts.join(" ")).replace(/(?<=(?:^|[\s.(])\p{L})\./gu, "");
  return evenBengali(text).replace(/\s+/g, " ").trim();
}

function evenBengali(text: string): string {
  let even = text;
  for (const [spelling, one] of sameInBengali) even = even.replace(spelling, one);
  return even;
}

const sameInBengali: readonly (readonly [RegExp, string])[] = [
  // chandrabindu, visarga, nukta and hasanta: ক্যান্সার, ক্যানসার
  [/[\u0981\u0983\u09bc\u09cd]/g, ""],
  [/[শষ]/g, "স"],
  [/ণ/g, "ন"],
  [/ী/g, "ি"],
  [/ঈ/g, "ই"],
  [/ূ/g, "ু"],
  [/ঊ/g, "উ"],
  [/ৎ/g, "ত"],
  // ব্যাঙ্কক, ব্যাংকক
  [/ঙ/g, "ং"],
  // অ্যাপোলো, এ্যাপোলো, এপোলো
  [/[অএ]যা/g, "এ"],
  // কোলকাতা, কলকাতা; অ্যাপোলো, অ্যাপলো
  [/([কপ])োল/g, "$1ল"],
];

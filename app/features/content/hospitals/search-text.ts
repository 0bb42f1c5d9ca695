import { fold } from "~/locales/fold";

/**
 * Normalizes stored texts and search texts. The result is folded and has single spaces, `uae` for `U.A.E.`, and one
 * Bengali spelling per word.
 */
export function searchTextOf(text: string): string {
  const plain = fold(text).replace(/(?<=(?:^|[\s.(])\p{L})\./gu, "");
  return normaliseBengali(plain).replace(/\s+/g, " ").trim();
}

/** The words of a normalized text. Thai has no spaces, so `Intl.Segmenter` splits it. */
export function wordsIn(searchText: string): string[] {
  return runsOf(searchText).flatMap((run) =>
    isThai(run) ? Array.from(thai.segment(run), ({ segment }) => segment) : [run],
  );
}

/** Splits a text at spaces and punctuation, and between Thai and other scripts. */
export function runsOf(searchText: string): string[] {
  return searchText.match(/\p{Script=Thai}+|(?:(?!\p{Script=Thai})[\p{L}\p{M}\p{N}])+/gu) ?? [];
}

export function isThai(word: string): boolean {
  return /^\p{Script=Thai}+$/u.test(word);
}

const thai = new Intl.Segmenter(undefined, { granularity: "word" });

function normaliseBengali(text: string): string {
  let normalised = text;
  for (const [variant, spelling] of equalInBengali)
    normalised = normalised.replace(variant, spelling);
  return normalised;
}

const equalInBengali: readonly (readonly [RegExp, string])[] = [
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

import { expressionBuilder, sql } from "kysely";
import { contains } from "#db/like";
import { SHORTEST_PART } from "#db/search-requests";
import type { Condition } from "./conditions.server";

const MAX_WORDS = 6;

export interface SearchWord {
  /** Alternative strings to look up in the index; null if the index cannot find the word. */
  parts: string[] | null;
  /** Condition for requests that contain the word. */
  condition: Condition;
}

const eb = expressionBuilder();
/** Qualified with the table, because the search index has a column with the same name. */
const text = sql.ref("requests.search_text");

/**
 * Parses the words of a search. The index contains sequences of three letters. If all words are shorter, two letters
 * match the start of a word (in Thai any position).
 *
 * @param query folded
 */
export function parseSearchWords(query: string): SearchWord[] {
  const words = isNumeric(query) ? [query] : query.split(/\s+/);
  // `setu` is left out, because every reference starts with it
  const significantWords = words.filter((word) => !/^(setu-?)?$/.test(word)).slice(0, MAX_WORDS);
  const areShort = significantWords.every((word) => lengthOf(word) < SHORTEST_PART);
  return significantWords.map((word) =>
    areShort && lengthOf(word) === SHORTEST_PART - 1 ? shortWord(word) : parseWord(word),
  );
}

function parseWord(word: string): SearchWord {
  // stored numbers do not have the leading zero of `01712…`
  const digits = isNumeric(word) ? word.replace(/\D/g, "").replace(/^0+/, "") : "";
  const code = codeOf(word);
  const isShort = lengthOf(word) < SHORTEST_PART;
  // the index has no shorter parts; beside a longer word, they are searched for in that word's results
  const isSearchable = (part: string) => part !== "" && (isShort || part.length >= SHORTEST_PART);
  return {
    parts: isShort ? null : [...new Set([word, ...[digits, code].filter(isSearchable)])],
    condition: eb.or([
      contains(text, word),
      ...(isSearchable(digits) ? [contains(sql.ref("phone_number"), digits)] : []),
      ...(isSearchable(code)
        ? [contains(sql`replace(reference, '-', '')`, code.toUpperCase())]
        : []),
    ]),
  };
}

/** The part of a word that may belong to a reference, without hyphens, as in the index. */
function codeOf(word: string): string {
  const characters = word.replace(/[^0-9a-z]/g, "");
  const code = characters.replace(/^setu/, "");
  return code.length < SHORTEST_PART ? characters : code;
}

function shortWord(word: string): SearchWord {
  if (!/^\p{Script=Thai}+$/u.test(word)) {
    return { parts: [` ${word}`], condition: contains(text, ` ${word}`) };
  }
  return {
    parts: lettersBeforeThai.map((letter) => letter + word),
    condition: contains(text, word),
  };
}

/** Length in code points, which the index counts too. */
function lengthOf(word: string): number {
  return [...word].length;
}

function isNumeric(text: string): boolean {
  return /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);
}

/** Characters that may precede the start of a Thai word: spaces, punctuation, consonants, vowels and tones. */
const lettersBeforeThai = [
  ...' ("/-',
  ...lettersBetween("ก", "\u0e3a"),
  ...lettersBetween("ๆ", "\u0e4e"),
];

function lettersBetween(first: string, last: string): string[] {
  const start = first.charCodeAt(0);
  const count = last.charCodeAt(0) - start + 1;
  return Array.from({ length: count }, (_, index) => String.fromCharCode(start + index));
}

import { expressionBuilder, sql } from "kysely";
import { contains } from "#db/like";
import { SHORTEST_PART } from "#db/search-requests";
import type { Condition } from "./conditions.server";

const MAX_WORDS = 6;

export interface SearchWord {
  /** Alternatives to look up in the index; null if it cannot find the word. */
  parts: string[] | null;
  /** Matches requests with the word. */
  stands: Condition;
}

const eb = expressionBuilder();
/** The index of words has a column of the same name. */
const text = sql.ref("requests.search_text");

/**
 * The words of a search. The index has sequences of three letters; if all words are shorter, two letters match at
 * a word's start (in Thai anywhere).
 *
 * @param query folded
 */
export function parseSearchWords(query: string): SearchWord[] {
  const words = isNumeric(query) ? [query] : query.split(/\s+/);
  // every reference starts with it
  const telling = words.filter((word) => !/^(setu-?)?$/.test(word)).slice(0, MAX_WORDS);
  const areShort = telling.every((word) => lengthOf(word) < SHORTEST_PART);
  return telling.map((word) =>
    areShort && lengthOf(word) === SHORTEST_PART - 1 ? shortWord(word) : parseWord(word),
  );
}

function parseWord(word: string): SearchWord {
  // stored numbers lack the zero of `01712…`
  const digits = isNumeric(word) ? word.replace(/\D/g, "").replace(/^0+/, "") : "";
  const code = codeOf(word);
  const isShort = lengthOf(word) < SHORTEST_PART;
  // the index has no shorter parts; beside a longer word, its results are searched for them
  const tells = (part: string) => part !== "" && (isShort || part.length >= SHORTEST_PART);
  return {
    parts: isShort ? null : [...new Set([word, ...[digits, code].filter(tells)])],
    stands: eb.or([
      contains(text, word),
      ...(tells(digits) ? [contains(sql.ref("phone_number"), digits)] : []),
      ...(tells(code) ? [contains(sql`replace(reference, '-', '')`, code.toUpperCase())] : []),
    ]),
  };
}

/** The part of a word that may be a reference, without hyphens as in the index. */
function codeOf(word: string): string {
  const signs = word.replace(/[^0-9a-z]/g, "");
  const code = signs.replace(/^setu/, "");
  return code.length < SHORTEST_PART ? signs : code;
}

function shortWord(word: string): SearchWord {
  if (!/^\p{Script=Thai}+$/u.test(word)) {
    return { parts: [` ${word}`], stands: contains(text, ` ${word}`) };
  }
  return { parts: lettersBeforeThai.map((letter) => letter + word), stands: contains(text, word) };
}

/** Length in code points, as in the index. */
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

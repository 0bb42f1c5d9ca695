import { expressionBuilder, sql } from "kysely";
import { contains } from "#db/like";
import { SHORTEST_PART } from "#db/search-requests";
import type { Condition } from "./conditions.server";

const MOST_WORDS = 6;

/** One word that is looked for. */
export interface SoughtWord {
  /** Parts that the index is asked for, one of which must stand in the request; null: it cannot say. */
  parts: string[] | null;
  /** True if it stands there indeed. */
  stands: Condition;
}

const eb = expressionBuilder();
/** Beside it the index of words has a column of the same name. */
const text = sql.ref("requests.search_text");

/**
 * The words of a search, each to be found anywhere in a request. Beside longer ones, short words too; where all
 * have one or two letters, those of two are found where a word begins (in Thai, which has no spaces,
 * anywhere), for the index holds three letters at a time.
 *
 * @param query folded
 */
export function soughtWords(query: string): SoughtWord[] {
  const words = isNumeric(query) ? [query] : query.split(/\s+/);
  // every request's number begins so: that says nothing
  const telling = words.filter((word) => !/^(setu-?)?$/.test(word)).slice(0, MOST_WORDS);
  const areShort = telling.every((word) => lengthOf(word) < SHORTEST_PART);
  return telling.map((word) =>
    areShort && lengthOf(word) === SHORTEST_PART - 1 ? shortWord(word) : soughtWord(word),
  );
}

function soughtWord(word: string): SoughtWord {
  // the zero of `01712…` is not in the number as it is stored
  const digits = isNumeric(word) ? word.replace(/\D/g, "").replace(/^0+/, "") : "";
  const code = codeOf(word);
  const isShort = lengthOf(word) < SHORTEST_PART;
  // the index knows no shorter ones; beside a longer word they are looked for in what that one leaves
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

/** The part of a word that may be a request's number, without marks as in the index. */
function codeOf(word: string): string {
  const signs = word.replace(/[^0-9a-z]/g, "");
  const code = signs.replace(/^setu/, "");
  return code.length < SHORTEST_PART ? signs : code;
}

function shortWord(word: string): SoughtWord {
  if (!/^\p{Script=Thai}+$/u.test(word)) {
    return { parts: [` ${word}`], stands: contains(text, ` ${word}`) };
  }
  return { parts: lettersBeforeThai.map((letter) => letter + word), stands: contains(text, word) };
}

/** As the index counts letters. */
function lengthOf(word: string): number {
  return [...word].length;
}

function isNumeric(text: string): boolean {
  return /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);
}

/** Spaces and marks, Thai consonants and what follows one: vowels and tones. */
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

import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { contains, holdsWord, spellingsOf } from "#db/like";
import type { Schema } from "#db/schema";
import { SHORTEST_PART } from "#db/search-requests";
import { fold } from "~/locales/fold";

const MOST_WORDS = 6;

/** The columns of a table that hold what is searched for, beside `reference` and `email`. */
export interface SearchColumns {
  name: "full_name" | "name";
  phone: "phone_number" | "phone";
  /** What the family wrote: places, the hospital, its words. */
  words: readonly string[];
}

/** One word that is looked for. */
export interface SoughtWord {
  /** What the index is asked for, of which one is to stand in the request; null: it cannot say. */
  parts: string[] | null;
  /** Whether it stands there indeed. */
  stands: Expression<SqlBool>;
}

const eb = expressionBuilder<Schema, "bookings" | "messages">();

/**
 * The words of a search, each to be found anywhere in a request. Beside longer ones, short words too; where all
 * have one or two letters, those of two are found where a word begins (in Thai, which has no spaces,
 * anywhere), for the index holds three letters at a time.
 *
 * @param query in one line
 */
export function soughtWords(columns: SearchColumns, query: string): SoughtWord[] {
  const words = isNumeric(fold(query)) ? [query] : query.split(/\s+/);
  // every request's number begins so: that says nothing
  const telling = words.filter((word) => !/^(setu-?)?$/.test(fold(word))).slice(0, MOST_WORDS);
  const areShort = telling.every(isTooShort);
  return telling.map((word) => (areShort ? shortWord(columns, word) : soughtWord(columns, word)));
}

function soughtWord({ name, phone, words }: SearchColumns, word: string): SoughtWord {
  const folded = fold(word);
  const isShort = isTooShort(word);
  // the zero of `01712…` is not in the number as it is stored
  const digits = isNumeric(folded) ? folded.replace(/\D/g, "").replace(/^0+/, "") : "";
  const signs = folded.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const code = signs.replace(/^SETU/, "");
  const reference = code.length < SHORTEST_PART ? signs : code;
  // the index knows no shorter ones; beside a longer word they are looked for in what that one leaves
  const tells = (part: string) => part !== "" && (isShort || part.length >= SHORTEST_PART);
  return {
    parts: isShort
      ? null
      : [...new Set([...spellingsOf(word), ...[digits, reference.toLowerCase()].filter(tells)])],
    stands: eb.or([
      ...textsOf({ name, words }).map((text) => holdsWord(text, word)),
      ...(tells(digits) ? [contains(sql.ref(phone), digits)] : []),
      ...(tells(reference) ? [contains(sql`replace(reference, '-', '')`, reference)] : []),
    ]),
  };
}

function shortWord(columns: SearchColumns, word: string): SoughtWord {
  const spellings = spellingsOf(word);
  if (lengthOf(word) < SHORTEST_PART - 1) return soughtWord(columns, word);
  const texts = textsOf(columns);
  return isThai(fold(word))
    ? {
        parts: spellings.flatMap((spelling) =>
          lettersBeforeThai.map((letter) => letter + spelling),
        ),
        stands: eb.or(texts.map((text) => holdsWord(text, word))),
      }
    : {
        parts: spellings.map((spelling) => ` ${spelling}`),
        stands: eb.or(
          texts.map((text) => holdsWord(sql`replace(' ' || ${text}, ${"\n"}, ' ')`, ` ${word}`)),
        ),
      };
}

function textsOf({ name, words }: Pick<SearchColumns, "name" | "words">) {
  return [name, "email", ...words].map((column) => sql.ref(column));
}

function isTooShort(word: string): boolean {
  return lengthOf(word) < SHORTEST_PART;
}

/** In its shortest spelling, as the index counts letters. */
function lengthOf(word: string): number {
  return Math.min(...spellingsOf(word).map((spelling) => [...spelling].length));
}

function isNumeric(text: string): boolean {
  return /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);
}

function isThai(word: string): boolean {
  return /^\p{Script=Thai}+$/u.test(word);
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

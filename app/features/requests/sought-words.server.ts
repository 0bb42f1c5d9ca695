import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "#db/schema";
import { lettersBeforeThai } from "#db/search";
import { SHORTEST_PART } from "#db/search-requests";
import { isThai } from "#db/search-words";

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
 * @param query in one line, with Latin digits
 */
export function soughtWords(columns: SearchColumns, query: string): SoughtWord[] {
  const words = isNumeric(query) ? [query] : query.split(/\s+/).slice(0, MOST_WORDS);
  // every request's number begins so: that says nothing
  const telling = words.filter((word) => !/^setu-?$/i.test(word));
  const areShort = telling.every((word) => lengthOf(word) < SHORTEST_PART);
  return telling.map((word) => (areShort ? shortWord(columns, word) : soughtWord(columns, word)));
}

function soughtWord({ name, phone, words }: SearchColumns, word: string): SoughtWord {
  const lower = word.toLowerCase();
  const isShort = lengthOf(lower) < SHORTEST_PART;
  // the zero of `01712…` is not in the number as it is stored
  const digits = isNumeric(word) ? word.replace(/\D/g, "").replace(/^0+/, "") : "";
  const signs = word.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const code = signs.replace(/^SETU/, "");
  const reference = code.length < SHORTEST_PART ? signs : code;
  // the index knows no shorter ones; beside a longer word they are looked for in what that one leaves
  const tells = (part: string) => part !== "" && (isShort || part.length >= SHORTEST_PART);
  return {
    parts: isShort
      ? null
      : [
          lower,
          ...[digits, reference.toLowerCase()].filter((part) => part !== lower && tells(part)),
        ],
    stands: eb.or([
      ...textsOf({ name, words }).map((text) => contains(text, lower)),
      ...(tells(digits) ? [contains(sql.ref(phone), digits)] : []),
      ...(tells(reference) ? [contains(sql`replace(reference, '-', '')`, reference)] : []),
    ]),
  };
}

function shortWord(columns: SearchColumns, word: string): SoughtWord {
  const lower = word.toLowerCase();
  if (lengthOf(lower) < SHORTEST_PART - 1) return soughtWord(columns, word);
  const texts = textsOf(columns);
  return isThai(word)
    ? {
        parts: lettersBeforeThai.map((letter) => letter + lower),
        stands: eb.or(texts.map((text) => contains(text, lower))),
      }
    : {
        parts: [` ${lower}`],
        stands: eb.or(
          texts.map((text) => contains(sql`replace(' ' || ${text}, ${"\n"}, ' ')`, ` ${lower}`)),
        ),
      };
}

function textsOf({ name, words }: Pick<SearchColumns, "name" | "words">) {
  return [name, "email", ...words].map((column) => sql`lower(${sql.ref(column)})`);
}

/** As the index counts letters. */
function lengthOf(word: string): number {
  return [...word].length;
}

function isNumeric(text: string): boolean {
  return /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);
}

function contains(column: Expression<unknown>, text: string): Expression<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}

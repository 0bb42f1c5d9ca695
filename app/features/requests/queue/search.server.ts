import { expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { requestsWith } from "#db/search-requests";
import { fold } from "~/locales/fold";
import { readPhone } from "~/server/phone.server";
import { readReference } from "../reference";
import type { Condition } from "./conditions.server";
import { type SoughtWord, soughtWords } from "./sought-words.server";

const LONGEST_SEARCH = 100;
/** Whoever finds more types another word: no more are compared. */
export const MOST_FOUND = 500;

/** The condition that narrows a list to the results of a search. */
export interface Found {
  condition: Condition;
  /** There are more than `MOST_FOUND`: these are the newest. */
  isCut: boolean;
}

const eb = expressionBuilder<Schema, "requests">();

/**
 * Finds what a coordinator types: a reference, a name, an address, a number, a place, a hospital, a word that was
 * written, whole or in part, in any digits. A whole reference or number is looked up in its index; the
 * rest in that of all words (`soughtWords` says what is found).
 *
 * @param fits what else the list is narrowed to: the newest with all of it are found
 * @returns null where there is nothing to search for
 */
export async function searchRequests(
  db: Queryable,
  typed: string,
  fits: readonly Condition[] = [],
): Promise<Found | null> {
  const { named, alone, words } = readSearch(typed);
  if (named && alone) return { condition: named, isCut: false };
  if (words.length === 0) return null;
  const found = await findWords(db, words, fits);
  return named ? { ...found, condition: eb.or([named, found.condition]) } : found;
}

/**
 * The same as a condition by itself, for a list that is read to its end anyway: however many there are,
 * all of them, at the price of looking into each row.
 */
export function wholeSearch(typed: string): Condition | null {
  const { named, alone, words } = readSearch(typed);
  if (named && alone) return named;
  if (words.length === 0) return null;
  const stand = eb.and(words.map(({ stands }) => stands));
  return named ? eb.or([named, stand]) : stand;
}

interface Search {
  /** The request of this reference, or those of this number. */
  named: Condition | null;
  /** Nothing but that was meant. */
  alone: boolean;
  words: readonly SoughtWord[];
}

function readSearch(written: string): Search {
  const typed = written
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, LONGEST_SEARCH);
  const query = fold(typed).trim();
  if (query === "") return { named: null, alone: false, words: [] };
  // eight signs alone could be a name or a number: those are searched for
  const reference = query.startsWith("setu") ? readReference(query) : null;
  // a landline without its country could be anybody's: that is searched for
  const phone = reference === null && /^(\+|00|01)/.test(query) ? readPhone(query) : null;
  return {
    named: reference
      ? eb("reference", "=", reference)
      : phone
        ? eb("phone_number", "=", phone)
        : null,
    // Setu is a name, too: "Setu Mohammad" reads as a reference
    alone: phone !== null || /\d/.test(query),
    words: soughtWords(query),
  };
}

async function findWords(
  db: Queryable,
  words: readonly SoughtWord[],
  fits: readonly Condition[],
): Promise<Found> {
  const ids = await requestsWith(db, {
    words: words.flatMap(({ parts }) => (parts ? [parts] : [])),
    fits: eb.and([...words.map(({ stands }) => stands), ...fits]),
    limit: MOST_FOUND + 1,
  });
  const newest = ids.slice(0, MOST_FOUND);
  return {
    condition: newest.length > 0 ? eb("id", "in", newest) : sql<SqlBool>`1 = 0`,
    isCut: ids.length > MOST_FOUND,
  };
}

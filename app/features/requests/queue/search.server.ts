import { expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { requestsWith } from "#db/search-requests";
import { fold } from "~/locales/fold";
import { readPhone } from "~/server/phone.server";
import { readReference } from "../reference";
import type { Condition } from "./conditions.server";
import { parseSearchWords, type SearchWord } from "./search-words.server";

const MAX_SEARCH = 100;
/** Maximum number of results. */
export const MOST_FOUND = 500;

export interface Found {
  condition: Condition;
  /** True if there are more than `MOST_FOUND`; the condition then finds only the newest. */
  isCut: boolean;
}

const eb = expressionBuilder<Schema, "requests">();

/**
 * Searches references, contacts and all texts for words or parts of words. Whole references and numbers use their own
 * index.
 *
 * @param fits conditions that apply before the results are limited
 * @returns null if there is nothing to search for
 */
export async function searchRequests(
  db: Queryable,
  typed: string,
  fits: readonly Condition[] = [],
): Promise<Found | null> {
  const { named, alone, phone, words } = readSearch(typed);
  if (phone) {
    const ids = await requestsWithPerson(db, phone);
    const isNamed = eb.or([eb("phone_number", "=", phone), ...ids.map((id) => eb("id", "=", id))]);
    return { condition: isNamed, isCut: false };
  }
  if (named && alone) return { condition: named, isCut: false };
  if (words.length === 0) return null;
  const found = await findWords(db, words, fits);
  return named ? { ...found, condition: eb.or([named, found.condition]) } : found;
}

/** The same search for the CSV export, without the index and the limit; it reads every row. */
export function wholeSearch(typed: string): Condition | null {
  const { named, alone, phone, words } = readSearch(typed);
  if (phone) {
    const people = eb.selectFrom("request_contacts").select("request_id");
    return eb.or([
      eb("phone_number", "=", phone),
      eb("id", "in", people.where("request_contacts.phone", "=", phone)),
    ]);
  }
  if (named && alone) return named;
  if (words.length === 0) return null;
  const stand = eb.and(words.map(({ stands }) => stands));
  return named ? eb.or([named, stand]) : stand;
}

interface Search {
  /** A complete phone number (E.164); null if something else was entered. */
  phone: string | null;
  /** Condition for the reference; null if no reference was entered. */
  named: Condition | null;
  /** True if the search contains a digit, so that a reference in it cannot be a name. */
  alone: boolean;
  words: readonly SearchWord[];
}

function readSearch(written: string): Search {
  const typed = written
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_SEARCH);
  const query = fold(typed).trim();
  if (query === "") return { phone: null, named: null, alone: false, words: [] };
  // eight characters without SETU may be a name or a number, so they are searched as words
  const reference = query.startsWith("setu") ? readReference(query) : null;
  // a landline number without country code is ambiguous, so it is searched as a word
  const phone = reference === null && /^(\+|00|01)/.test(query) ? readPhone(query) : null;
  return {
    phone,
    named: reference ? eb("reference", "=", reference) : null,
    // Setu is also a name, and "Setu Mohammad" has the form of a reference
    alone: /\d/.test(query),
    words: parseSearchWords(query),
  };
}

async function findWords(
  db: Queryable,
  words: readonly SearchWord[],
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

/** Ids of requests with a person who has this number; not a subquery, for which PostgreSQL would read every row. */
async function requestsWithPerson(db: Queryable, phone: string): Promise<string[]> {
  const rows = await db
    .selectFrom("request_contacts")
    .select("request_id")
    .where("phone", "=", phone)
    .limit(MOST_FOUND)
    .execute();
  return rows.map(({ request_id }) => request_id);
}

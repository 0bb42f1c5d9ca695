import { expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { findRequestIds } from "#db/search-requests";
import { fold } from "~/locales/fold";
import { readPhone } from "~/server/phone.server";
import { readReference } from "../reference";
import type { Condition } from "./conditions.server";
import { parseSearchWords, type SearchWord } from "./search-words.server";

const MAX_SEARCH_LENGTH = 100;
/** Maximum number of results. */
export const MOST_FOUND = 500;

export interface SearchResult {
  condition: Condition;
  /** True if there are more than `MOST_FOUND`; the condition then finds only the newest. */
  isTruncated: boolean;
}

const eb = expressionBuilder<Schema, "requests">();

/**
 * Searches references, contacts and all texts for words or parts of words. Whole references and numbers use their own
 * index.
 *
 * @param conditions conditions that apply before the results are limited
 * @returns null if there is nothing to search for
 */
export async function searchRequests(
  db: Queryable,
  typed: string,
  conditions: readonly Condition[] = [],
): Promise<SearchResult | null> {
  const { referenceCondition, hasDigit, phone, words } = readSearch(typed);
  if (phone) {
    const ids = await requestsWithPerson(db, phone);
    const hasPhone = eb.or([eb("phone_number", "=", phone), ...ids.map((id) => eb("id", "=", id))]);
    return { condition: hasPhone, isTruncated: false };
  }
  if (referenceCondition && hasDigit) return { condition: referenceCondition, isTruncated: false };
  if (words.length === 0) return null;
  const found = await findWords(db, words, conditions);
  return referenceCondition
    ? { ...found, condition: eb.or([referenceCondition, found.condition]) }
    : found;
}

/** The same search for the CSV export, without the index and the limit; it reads every row. */
export function unlimitedSearch(typed: string): Condition | null {
  const { referenceCondition, hasDigit, phone, words } = readSearch(typed);
  if (phone) {
    const people = eb.selectFrom("request_contacts").select("request_id");
    return eb.or([
      eb("phone_number", "=", phone),
      eb("id", "in", people.where("request_contacts.phone", "=", phone)),
    ]);
  }
  if (referenceCondition && hasDigit) return referenceCondition;
  if (words.length === 0) return null;
  const containsWords = eb.and(words.map(({ condition }) => condition));
  return referenceCondition ? eb.or([referenceCondition, containsWords]) : containsWords;
}

interface Search {
  /** A complete phone number (E.164); null if something else was entered. */
  phone: string | null;
  /** Condition for the reference; null if no reference was entered. */
  referenceCondition: Condition | null;
  /** True if the search contains a digit, so that a reference in it cannot be a name. */
  hasDigit: boolean;
  words: readonly SearchWord[];
}

function readSearch(written: string): Search {
  const cleaned = written
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
  const query = fold(cleaned).trim();
  if (query === "") return { phone: null, referenceCondition: null, hasDigit: false, words: [] };
  // eight characters without SETU may be a name or a number, so they are searched as words
  const reference = query.startsWith("setu") ? readReference(query) : null;
  // a landline number without country code is ambiguous, so it is searched as a word
  const phone = reference === null && /^(\+|00|01)/.test(query) ? readPhone(query) : null;
  return {
    phone,
    referenceCondition: reference ? eb("reference", "=", reference) : null,
    // Setu is also a name, and "Setu Mohammad" has the form of a reference
    hasDigit: /\d/.test(query),
    words: parseSearchWords(query),
  };
}

async function findWords(
  db: Queryable,
  words: readonly SearchWord[],
  conditions: readonly Condition[],
): Promise<SearchResult> {
  const ids = await findRequestIds(db, {
    words: words.flatMap(({ parts }) => (parts ? [parts] : [])),
    condition: eb.and([...words.map(({ condition }) => condition), ...conditions]),
    limit: MOST_FOUND + 1,
  });
  const newest = ids.slice(0, MOST_FOUND);
  return {
    condition: newest.length > 0 ? eb("id", "in", newest) : sql<SqlBool>`1 = 0`,
    isTruncated: ids.length > MOST_FOUND,
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

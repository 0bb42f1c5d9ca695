import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "./connection.server";
import { engineOf } from "./engine";
import { likePattern } from "./like";

export interface RequestSearch {
  /**
   * The folded spellings of each word, with at least three letters; one must be in `search_text`.
   * Empty if every word is too short for the index.
   */
  words: readonly (readonly string[])[];
  /** Condition on the request's columns; it also compares the words. */
  condition: Expression<SqlBool>;
  limit: number;
}

/** Length of a trigram. */
export const SHORTEST_PART = 3;

/**
 * Ids of the newest requests with all of these words. The index (SQLite's FTS5, PostgreSQL's
 * `pg_trgm`) finds candidates; `condition` then checks them until there are enough.
 */
export async function findRequestIds(db: Queryable, search: RequestSearch): Promise<string[]> {
  const { words, condition, limit } = search;
  const find =
    words.length > 0 && engineOf(db) === "sqlite"
      ? onSqlite(words, condition)
      : byLike(words, condition);
  const { rows } = await sql<{ id: string }>`${find} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

type Words = RequestSearch["words"];

/** The cross join keeps the index's order, newest first. */
function onSqlite(words: Words, condition: Expression<SqlBool>): RawBuilder<unknown> {
  const match = words
    .map((spellings) => `(${spellings.map(trigramsOf).join(" OR ")})`)
    .join(" AND ");
  return sql`
    select id from request_search cross join requests on number = request_search.rowid
    where request_search match ${match} and ${condition}
    order by request_search.rowid desc`;
}

/** Trigrams of a part as an FTS5 query; in its strings only `"` has a meaning. */
function trigramsOf(part: string): string {
  const letters = [...part];
  const trigrams = new Set(
    letters.slice(SHORTEST_PART - 1).map((_, at) => letters.slice(at, at + SHORTEST_PART).join("")),
  );
  return `(${[...trigrams].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(" AND ")})`;
}

function byLike(words: Words, condition: Expression<SqlBool>): RawBuilder<unknown> {
  const wordConditions = words.map((spellings) => {
    const either = spellings.map((spelling) => sql`search_text like ${likePattern(spelling)}`);
    return sql`(${sql.join(either, sql` or `)})`;
  });
  return sql`
    select id from requests where ${sql.join([...wordConditions, condition], sql` and `)}
    order by number desc`;
}

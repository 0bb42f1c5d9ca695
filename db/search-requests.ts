import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "./connection.server";
import { engineOf } from "./engine";
import { containing } from "./like";

export interface RequestSearch {
  /**
   * For each word, parts of which one must stand in `search_text`, folded, of three letters
   * and more. Empty: none of them is long enough for the index.
   */
  words: readonly (readonly string[])[];
  /** Condition on the request's columns; it also compares the words. */
  fits: Expression<SqlBool>;
  limit: number;
}

/** An index of trigrams knows no less. */
export const SHORTEST_PART = 3;

/**
 * The ids of the newest requests with all of these words. The index (SQLite's FTS5, PostgreSQL's
 * `pg_trgm`) leaves a few, which are compared with `fits` until there are enough.
 */
export async function requestsWith(db: Queryable, search: RequestSearch): Promise<string[]> {
  const { words, fits, limit } = search;
  const find =
    words.length > 0 && engineOf(db) === "sqlite" ? onSqlite(words, fits) : anywhere(words, fits);
  const { rows } = await sql<{ id: string }>`${find} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

type Words = RequestSearch["words"];

/** The cross join keeps the order: from the newest in the index to its row. */
function onSqlite(words: Words, fits: Expression<SqlBool>): RawBuilder<unknown> {
  const match = words.map((parts) => `(${parts.map(trigramsOf).join(" OR ")})`).join(" AND ");
  return sql`
    select id from request_search cross join requests on number = request_search.rowid
    where request_search match ${match} and ${fits}
    order by request_search.rowid desc`;
}

/** All of a part's trigrams, wherever they stand; nothing in FTS5's strings but `"` has a meaning. */
function trigramsOf(part: string): string {
  const letters = [...part];
  const trigrams = new Set(
    letters.slice(SHORTEST_PART - 1).map((_, at) => letters.slice(at, at + SHORTEST_PART).join("")),
  );
  return `(${[...trigrams].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(" AND ")})`;
}

function anywhere(words: Words, fits: Expression<SqlBool>): RawBuilder<unknown> {
  const conditions = words.map((parts) => {
    const either = parts.map((part) => sql`search_text like ${containing(part)}`);
    return sql`(${sql.join(either, sql` or `)})`;
  });
  return sql`
    select id from requests where ${sql.join([...conditions, fits], sql` and `)}
    order by number desc`;
}

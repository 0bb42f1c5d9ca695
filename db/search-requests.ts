import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "./connection.server";
import { engineOf } from "./engine";
import { containing } from "./like";

/** The tables whose words have an index, and the columns over which PostgreSQL has it. */
const wordsOf = {
  bookings: sql`booking_words(full_name, email, phone_number, reference,
    patient_current_location, destination_country, hospital, tell_us_more)`,
  messages: sql`message_words(name, email, phone, reference, message)`,
};
export type SearchedTable = keyof typeof wordsOf;

export interface RequestSearch {
  table: SearchedTable;
  /**
   * Of each word the parts of which one is to stand somewhere in a request, in lower case, of three
   * letters and more. Empty: none of them is long enough for the index.
   */
  words: readonly (readonly string[])[];
  /** What is to be true of the request's columns; that the words stand in it, too. */
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
  const find = engineOf(db) === "postgres" ? onPostgres : onSqlite;
  const { rows } = await find(search).execute(db);
  return rows.map(({ id }) => id);
}

/** Cross joins keep the order: from the newest document to its row. */
function onSqlite({ table, words, fits, limit }: RequestSearch): RawBuilder<{ id: string }> {
  if (words.length === 0) return inOrder(table, fits, limit);
  const index = table === "bookings" ? "booking_search" : "message_search";
  const match = words.map((parts) => `(${parts.map(trigramsOf).join(" OR ")})`).join(" AND ");
  return sql`
    select id from ${sql.table(index)}
    cross join ${sql.table(`${index}_documents`)} on document = ${sql.ref(`${index}.rowid`)}
    cross join ${sql.table(table)} on id = request_id
    where ${sql.table(index)} match ${match} and ${fits}
    order by ${sql.ref(`${index}.rowid`)} desc limit ${limit}`;
}

/** All of a part's trigrams, wherever they stand; nothing in FTS5's strings but `"` has a meaning. */
function trigramsOf(part: string): string {
  const letters = [...part];
  const trigrams = new Set(
    letters.slice(SHORTEST_PART - 1).map((_, at) => letters.slice(at, at + SHORTEST_PART).join("")),
  );
  return `(${[...trigrams].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(" AND ")})`;
}

function onPostgres({ table, words, fits, limit }: RequestSearch): RawBuilder<{ id: string }> {
  const conditions = words.map((parts) => {
    const either = parts.map((part) => sql`${wordsOf[table]} like ${containing(part)}`);
    return sql`(${sql.join(either, sql` or `)})`;
  });
  return inOrder(table, sql`${sql.join([...conditions, fits], sql` and `)}`, limit);
}

function inOrder(table: SearchedTable, condition: Expression<unknown>, limit: number) {
  return sql<{ id: string }>`
    select id from ${sql.table(table)} where ${condition}
    order by received_at desc, id limit ${limit}`;
}

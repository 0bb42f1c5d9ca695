import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { tablesOf } from "./tables";

/** SQLite's internal pages of a full-text index, shared by all rows. */
const INDEX_PAGES = /_search_(data|idx|config)$/;

/** Every row of the database, as `table {…}`, to be compared later. */
export async function allRows(db: Queryable): Promise<string[]> {
  const tables = (await tablesOf(db)).filter((name) => !INDEX_PAGES.test(name));
  const rows = [];
  for (const name of tables) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    rows.push(...found.rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return rows;
}

/**
 * Rows that any request may write: counts, audit events, presence, a secret offered to an
 * authenticator app.
 */
const WRITTEN_ANYWAY = [
  /^rate_limits /,
  /^request_presence /,
  /^audit_events .*"kind":"(case-read|access-refused|cross-site-refused)"/,
  /^second_factors .*"confirmed_at":null/,
];

/** Every row that a refused request must not change. */
export async function protectedRows(db: Queryable): Promise<string[]> {
  return (await allRows(db)).filter((row) => !WRITTEN_ANYWAY.some((written) => written.test(row)));
}

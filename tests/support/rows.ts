import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { tablesOf } from "./tables";

/** SQLite's own pages of an index, in which everybody's words lie together. */
const INDEX_PAGES = /_search_(data|idx|config)$/;

/** Every row of the database, as `table {…}`, to be compared with what it is later. */
export async function allRows(db: Queryable): Promise<string[]> {
  const tables = (await tablesOf(db)).filter((name) => !INDEX_PAGES.test(name));
  const rows = [];
  for (const name of tables) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    rows.push(...found.rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return rows;
}

/** Written whatever becomes of a request: what is counted, who asked, a secret offered to an app. */
const WRITTEN_ANYWAY = [
  /^rate_limits /,
  /^audit_events .*"kind":"(case-read|access-refused|cross-site-refused)"/,
  /^second_factors .*"confirmed_at":null/,
];

/** Every row that a refused request must leave as it is. */
export async function keptRows(db: Queryable): Promise<string[]> {
  return (await allRows(db)).filter((row) => !WRITTEN_ANYWAY.some((written) => written.test(row)));
}

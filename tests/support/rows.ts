import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { tablesOf } from "./tables";

/** Every row of the database, as `table {…}`, to be compared with what it is later. */
export async function allRows(db: Queryable): Promise<string[]> {
  const tables = await tablesOf(db);
  const rows = [];
  for (const name of tables) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    rows.push(...found.rows.map((row) => `${name} ${JSON.stringify(withTextForBlobs(row))}`));
  }
  return rows;
}

/** A letter for each byte: as lists of numbers, the pages of a search index take most of a walk's time. */
function withTextForBlobs(row: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      Buffer.isBuffer(value) ? value.toString("latin1") : value,
    ]),
  );
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

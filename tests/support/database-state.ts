import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { tablesOf } from "./tables";

/**
 * Tables that any page may write to; on PostgreSQL a counter increases even after a statement that
 * matches no row.
 */
const IGNORED_TABLES = new Set(["audit_events", "rate_limits", "readiness", "counters"]);

/** All rows, except those of the search tables and of `IGNORED_TABLES`, for a later comparison. */
export async function databaseState(db: Queryable): Promise<Record<string, unknown[]>> {
  const tables = (await tablesOf(db)).filter((name) => !name.includes("search"));
  const state: Record<string, unknown[]> = {};
  for (const name of tables) {
    if (IGNORED_TABLES.has(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    );
    // any page may write `last_seen_at`
    state[name] = rows.map(({ last_seen_at: _, ...row }) => row);
  }
  return state;
}

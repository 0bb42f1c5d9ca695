import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { tablesOf } from "./tables";

/**
 * Tables that every page or try writes to, whether it did anything or not: on PostgreSQL a stamp moves with
 * each statement, also one that fits no row.
 */
const BESIDES = new Set(["audit_events", "rate_limits", "readiness", "counters"]);

/** All rows of all tables, to be compared with what is there later; not what is counted and noted. */
export async function databaseState(db: Queryable): Promise<Record<string, unknown[]>> {
  const tables = (await tablesOf(db)).filter((name) => !name.includes("search"));
  const state: Record<string, unknown[]> = {};
  for (const name of tables) {
    if (BESIDES.has(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    );
    // written when a page is asked for, whatever it does
    state[name] = rows.map(({ last_seen_at: _, ...row }) => row);
  }
  return state;
}

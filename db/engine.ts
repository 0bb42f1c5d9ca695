import { PostgresAdapter } from "kysely";
import type { Queryable } from "./connection.server";

/** The databases that the site runs on: SQLite on one machine, PostgreSQL for several. */
export type Engine = "sqlite" | "postgres";

/** The engine of a database, for SQL that differs between the two; used inside `db/` only. */
export function engineOf(db: Queryable): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

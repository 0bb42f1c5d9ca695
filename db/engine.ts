import { PostgresAdapter } from "kysely";
import type { Queryable } from "./connection.server";

/** The databases that the site runs on: SQLite on one machine, PostgreSQL for several. */
export type Engine = "sqlite" | "postgres";

/** Which of them somebody asks; what only one can do differs by it, inside `db/`. */
export function engineOf(db: Queryable): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

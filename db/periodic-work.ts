import { sql } from "kysely";
import type { Database, Queryable } from "./connection.server";
import { engineOf } from "./engine";

/**
 * Runs recurring work in one process at a time; others skip it. The lock ends with its connection.
 * SQLite's file belongs to one process.
 *
 * @param name name of the work, the same in every release that may run at the same time
 * @returns true if this process ran it
 */
export async function runOnOneMachine(
  db: Database,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (engineOf(db) === "sqlite") {
    await work();
    return true;
  }
  return db.connection().execute(async (connection) => {
    const lock = sql`hashtext('setu'), hashtext(${name})`;
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${lock}) as taken`.execute(connection);
    if (!rows[0]?.taken) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
    return true;
  });
}

/** Removes the time limit of statements in this transaction, for work for which nobody waits. */
export async function removeStatementTimeout(trx: Queryable): Promise<void> {
  if (engineOf(trx) === "postgres") await sql`set local statement_timeout = 0`.execute(trx);
}

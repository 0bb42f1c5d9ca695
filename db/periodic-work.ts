import { sql } from "kysely";
import type { Database, Queryable } from "./connection.server";
import { engineOf } from "./engine";

/**
 * Does work that comes again by itself in one process at a time: on a server that several machines
 * share, whoever comes while another is at it leaves it to that one. The lock ends with its connection,
 * so a process that dies hands it on. SQLite's file belongs to one process.
 *
 * @param name of the work, the same in every release that runs beside this one
 * @returns whether it was done here
 */
export async function oneAtATime(
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

/** From here on a statement of this transaction may take as long as it takes; nobody waits for it. */
export async function takeAllTime(trx: Queryable): Promise<void> {
  if (engineOf(trx) === "postgres") await sql`set local statement_timeout = 0`.execute(trx);
}

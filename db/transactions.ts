import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import { DatabaseBusyError } from "./busy";
import type { Database } from "./connection.server";
import { engineOf } from "./engine";
import { isConflict, isConnectionLost } from "./postgres/errors";
import type { Schema } from "./schema";

/** Tries of one transaction; each pause is random and up to twice the one before, so about 3 s in all. */
const TRIES = 8;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Does what belongs together, wholly or not at all, as though nobody else were at work meanwhile.
 *
 * On SQLite the write lock is taken at the start. On PostgreSQL the transaction is serializable, and
 * where another was in its way, or the connection went before the commit was asked for, nothing was
 * kept and all of it is done again.
 *
 * @param work may run several times: outside the transaction it changes nothing, and what it returns
 *   is all that it tells
 * @throws DatabaseBusyError where it could not be done in time; nothing was written
 * @throws CommitUnknownError where nobody knows whether it was kept; it is not done again
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  if (engineOf(db) === "sqlite") return db.transaction().execute(work);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel("serializable").execute(work);
    } catch (error) {
      if (!isConflict(error) && !isConnectionLost(error)) throw error;
      if (attempt === TRIES) throw new DatabaseBusyError({ cause: error });
    }
    await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));
  }
}

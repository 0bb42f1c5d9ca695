import { setTimeout as pause } from "node:timers/promises";
import { type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { DatabaseBusyError } from "./busy";
import type { Database, Queryable } from "./connection.server";
import { engineOf } from "./engine";
import { isConflict, isConnectionLost, isDuplicate } from "./postgres/errors";
import type { Schema } from "./schema";
import { WriteTurns } from "./write-turns";

/** Of a pool's ten connections: while all who write wait for a lock, there are some left to read with. */
const WRITING_AT_ONCE = 6;
/** PostgreSQL now and then tells two that insert the same key of the key, and not of each other. */
const DUPLICATES = 5;
const turnsOf = new WeakMap<Database, WriteTurns>();

/** How long others may be in the way. */
const PATIENCE_MS = 5_000;
/** Pauses are random, so that two do not meet again, and up to twice as long as the one before. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;

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
  const deadline = performance.now() + PATIENCE_MS;
  const turns = turnsOf.get(db) ?? new WriteTurns(WRITING_AT_ONCE);
  turnsOf.set(db, turns);
  const endTurn = await turns.take(deadline);
  try {
    return await untilNobodyIsInTheWay(db, work, deadline);
  } finally {
    endTurn();
  }
}

async function untilNobodyIsInTheWay<Result>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<Result>,
  deadline: number,
): Promise<Result> {
  let duplicates = 0;
  for (let longestMs = FIRST_PAUSE_MS; ; longestMs = Math.min(2 * longestMs, LONGEST_PAUSE_MS)) {
    try {
      return await db.transaction().setIsolationLevel("serializable").execute(work);
    } catch (error) {
      // what was there before the transaction is there again for the next try, and told then
      const isNew = isDuplicate(error) && duplicates++ < DUPLICATES;
      if (!isConflict(error) && !isConnectionLost(error) && !isNew) throw error;
      if (performance.now() > deadline) throw new DatabaseBusyError({ cause: error });
    }
    await pause(Math.random() * longestMs);
  }
}

/**
 * Finds a row that nobody has taken, and takes it: in one short transaction on PostgreSQL, where a row
 * that `passingOverLocked` found is held meanwhile. On SQLite nothing is held; there the taking must
 * name the row as it was found.
 */
export function whileClaiming<Result>(
  db: Database,
  work: (db: Queryable) => Promise<Result>,
): Promise<Result> {
  return engineOf(db) === "sqlite" ? work(db) : db.transaction().execute(work);
}

/**
 * Within `whileClaiming`: has whoever claims something of the same name wait until this has come to its end.
 * What is asked after it sees what they have claimed.
 */
export async function inTurnFor(db: Queryable, name: string): Promise<void> {
  if (engineOf(db) === "sqlite") return;
  await sql`
    select pg_advisory_xact_lock(hashtext('setu-claim'), hashtext(${name}))`.execute(db);
}

/** For `$call`: locks what a query finds, and passes over what another process is just taking. */
export function passingOverLocked(db: Queryable) {
  return <DB, Tables extends keyof DB, Row>(query: SelectQueryBuilder<DB, Tables, Row>) =>
    engineOf(db) === "sqlite" ? query : query.forUpdate().skipLocked();
}

import { setTimeout as pause } from "node:timers/promises";
import { type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { DatabaseBusyError } from "./busy";
import type { Database, Queryable } from "./connection.server";
import { engineOf } from "./engine";
import { isConflict, isConnectionLost, isDuplicate } from "./postgres/errors";
import type { Schema } from "./schema";
import { WriteSemaphore } from "./write-semaphore";

/**
 * Number of the pool's ten connections that writers may use, so that readers still get one while
 * writers wait for a lock.
 */
const WRITING_AT_ONCE = 6;
/** Number of retries after a duplicate key, which PostgreSQL may report for a conflict. */
const MAX_DUPLICATE_RETRIES = 5;
const semaphores = new WeakMap<Database, WriteSemaphore>();

/** Time limit for all retries together. */
const TIMEOUT_MS = 5_000;
/** Pauses are random, so that two writers do not collide again; their limit doubles each time. */
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 200;

/**
 * Runs work in a serializable transaction, repeated after conflicts and after a connection lost
 * before the commit. SQLite takes the write lock at the start.
 *
 * @param work may run several times, so besides its result it must have no effect outside the
 * transaction
 * @throws DatabaseBusyError if every try fails until the time limit; nothing was written
 * @throws CommitUnknownError if the outcome is unknown; the transaction is not repeated
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  if (engineOf(db) === "sqlite") return db.transaction().execute(work);
  const deadline = performance.now() + TIMEOUT_MS;
  const semaphore = semaphores.get(db) ?? new WriteSemaphore(WRITING_AT_ONCE);
  semaphores.set(db, semaphore);
  const endTurn = await semaphore.take(deadline);
  try {
    return await retryConflicts(db, work, deadline);
  } finally {
    endTurn();
  }
}

async function retryConflicts<Result>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<Result>,
  deadline: number,
): Promise<Result> {
  let duplicates = 0;
  for (let longestMs = FIRST_PAUSE_MS; ; longestMs = Math.min(2 * longestMs, MAX_PAUSE_MS)) {
    try {
      return await db.transaction().setIsolationLevel("serializable").execute(work);
    } catch (error) {
      // a row that was inserted meanwhile is seen by the next try; an older one fails again
      const isRetriableDuplicate = isDuplicate(error) && duplicates++ < MAX_DUPLICATE_RETRIES;
      if (!isConflict(error) && !isConnectionLost(error) && !isRetriableDuplicate) throw error;
      if (performance.now() > deadline) throw new DatabaseBusyError({ cause: error });
    }
    await pause(Math.random() * longestMs);
  }
}

/**
 * Runs work that claims a free row. PostgreSQL runs it in a transaction, where `skippingLocked`
 * locks the row. SQLite locks nothing, so the update must repeat the row's old state.
 */
export function whileClaiming<Result>(
  db: Database,
  work: (db: Queryable) => Promise<Result>,
): Promise<Result> {
  return engineOf(db) === "sqlite" ? work(db) : db.transaction().execute(work);
}

/**
 * Within `whileClaiming`: waits for other claims of this name to finish, so that later queries see
 * them.
 */
export async function waitForClaims(db: Queryable, name: string): Promise<void> {
  if (engineOf(db) === "sqlite") return;
  await sql`
    select pg_advisory_xact_lock(hashtext('setu-claim'), hashtext(${name}))`.execute(db);
}

/** For `$call`: locks the found rows, and skips rows that another process has locked. */
export function skippingLocked(db: Queryable) {
  return <DB, Tables extends keyof DB, Row>(query: SelectQueryBuilder<DB, Tables, Row>) =>
    engineOf(db) === "sqlite" ? query : query.forUpdate().skipLocked();
}

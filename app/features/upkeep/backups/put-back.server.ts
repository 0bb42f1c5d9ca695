import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { allErasures, type Erasure } from "~/features/audit/erasures.server";
import { signOutEverywhere } from "~/features/identity/sign-out.server";
import type { Log } from "~/server/log.server";
import { eraseExpired } from "../retention.server";
import { replayErasures } from "./replay.server";

interface RestoreContext {
  /** The restored database, which is in an earlier state. */
  db: Database;
  now: () => Date;
  log: Log;
}

/**
 * Finishes a restore: repeats later erasures, deletes expired data, and ends all sessions.
 *
 * @param erasures all known erasures
 * @returns the number of rows erased again
 */
export async function finishRestore(
  { db, now, log }: RestoreContext,
  erasures: readonly Erasure[],
): Promise<number> {
  const erasedAgain = await inTransaction(db, (trx) => replayErasures(trx, erasures, now()));
  await signOutEverywhere(db, null, now());
  await eraseExpired({ db, now, log });
  return erasedAgain;
}

/**
 * Finishes a point-in-time recovery of a database server.
 *
 * @param from the old database, which contains the notes of erasures and is only read
 */
export async function finishRecovery(
  from: Database,
  restoreContext: RestoreContext,
): Promise<number> {
  return finishRestore(restoreContext, await allErasures(from));
}

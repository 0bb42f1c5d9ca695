import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { allErasures, type Erasure } from "~/features/audit/erasures.server";
import { signOutEverywhere } from "~/features/identity/sign-out.server";
import type { Log } from "~/server/log.server";
import { eraseExpired } from "../retention.server";
import { replayErasures } from "./replay.server";

interface PutBack {
  /** As it was at an earlier time. */
  db: Database;
  now: () => Date;
  log: Log;
}

/**
 * Makes a database that was put back to an earlier time fit to be used: what was erased since is
 * erased again, what has been kept long enough too, and everybody signs in anew.
 *
 * @param erasures all that are known
 * @returns how many rows were erased again
 */
export async function finishPuttingBack(
  { db, now, log }: PutBack,
  erasures: readonly Erasure[],
): Promise<number> {
  const erasedAgain = await inTransaction(db, (trx) => replayErasures(trx, erasures, now()));
  await signOutEverywhere(db, null, now());
  await eraseExpired({ db, now, log });
  return erasedAgain;
}

/**
 * The same after the point-in-time recovery of a database server, whose notes stand in the database
 * that is left behind.
 *
 * @param from that database; it is only read
 */
export async function eraseAgain(from: Database, putBack: PutBack): Promise<number> {
  return finishPuttingBack(putBack, await allErasures(from));
}

import type { Queryable } from "#db/connection.server";
import { flag } from "#db/flag";

/**
 * A request that became a duplicate, or is none any more: what was sent twice counts once. Another request
 * that a writing had wait again waits for it still, by this clock alone.
 */
export async function countClocks(
  trx: Queryable,
  id: string,
  counts: { running: boolean; stopped: boolean },
): Promise<void> {
  for (const state of ["running", "stopped"] as const) {
    await trx
      .updateTable("clocks")
      .set({ counts: flag(counts[state]) })
      .$if(!counts[state], (clocks) => clocks.where("woken_id", "is", null))
      // its first: a wait that the desk began anew never counts
      .where("id", "=", id)
      .where("stopped_at", state === "running" ? "is" : "is not", null)
      .execute();
  }
}

/** A request that somebody takes, answers or merges stands in no flood any more, and counts. */
export async function leaveFlood(trx: Queryable, id: string): Promise<void> {
  const left = await trx
    .updateTable("requests")
    .set({ flood: null })
    .where("id", "=", id)
    .where("flood", "is not", null)
    .executeTakeFirst();
  if (left.numUpdatedRows > 0n) await countClocks(trx, id, { running: true, stopped: true });
}

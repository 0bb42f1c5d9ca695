import type { Queryable } from "#db/connection.server";
import { flag } from "#db/flag";

/**
 * Lets a request's first clock count in the figures or not, because a duplicate must not count twice. A clock that
 * made an earlier request wait again always counts.
 */
export async function setClocksCounted(
  trx: Queryable,
  id: string,
  counts: { running: boolean; stopped: boolean },
): Promise<void> {
  for (const state of ["running", "stopped"] as const) {
    await trx
      .updateTable("clocks")
      .set({ counts: flag(counts[state]) })
      .$if(!counts[state], (clocks) => clocks.where("earlier_id", "is", null))
      // the first clock has the request's id; a clock started by a coordinator never counts
      .where("id", "=", id)
      .where("stopped_at", state === "running" ? "is" : "is not", null)
      .execute();
  }
}

/**
 * Excludes the clocks of a spam request, and of requests merged into it, from the figures, or includes them again.
 *
 * @param at time of the spam decision; null if the request is not spam
 */
export async function setClocksSpam(trx: Queryable, id: string, at: Date | null): Promise<void> {
  await trx
    .updateTable("clocks")
    .set({ spam_at: at?.toISOString() ?? null })
    .where("request_id", "in", await idsWithMerged(trx, id))
    .execute();
}

/**
 * Takes a request out of its flood when somebody takes, answers or merges it. From then on its clocks count, unless
 * it is a duplicate.
 */
export async function leaveFlood(trx: Queryable, id: string): Promise<void> {
  const request = await trx
    .updateTable("requests")
    .set({ flood: null })
    .where("id", "=", id)
    .where("flood", "is not", null)
    .returning("status")
    .executeTakeFirst();
  if (!request || request.status === "duplicate") return;
  await setClocksCounted(trx, id, { running: true, stopped: true });
}

/** A request and all requests merged into it, by id. */
export async function idsWithMerged(trx: Queryable, id: string): Promise<string[]> {
  const all = new Set([id]);
  for (let ids = [id]; ids.length > 0; ) {
    const rows = await trx
      .selectFrom("requests")
      .select("id")
      .where("merged_into", "in", ids)
      .execute();
    ids = rows.map((row) => row.id).filter((part) => !all.has(part));
    for (const part of ids) all.add(part);
  }
  return [...all];
}

import { type Expression, expressionBuilder, type SqlBool, type Updateable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { idsWithMerged, leaveFlood } from "./clock-counts.server";
import { type Actor, firstReplySince } from "./history.server";
import { firstDue } from "./promise";

const eb = expressionBuilder<Schema, "clocks">();

/**
 * Stops the running clocks of a request and of those merged into it: one reply answers everything the family
 * wrote.
 *
 * @param reply id of the reply's event
 */
export async function stopClocks(
  trx: Queryable,
  id: string,
  { by, at, reply }: { by: Actor; at: Date; reply: string },
): Promise<void> {
  const stopped = await trx
    .updateTable("clocks")
    .set({ stopped_at: at.toISOString(), stopped_by: by.id, stopped_in: reply })
    .where("stopped_at", "is", null)
    .where(belongsToAny(await idsWithMerged(trx, id)))
    .returning(["request_id", "earlier_id"])
    .execute();
  for (const each of await requestIdsOf(trx, stopped, id)) {
    if (await writeRunningClock(trx, each, at)) continue;
    // a request without a running clock counts as answered
    const { replied_at } = await findClockColumns(trx, each);
    if (replied_at === null) await writeClockColumns(trx, each, { replied_at: at.toISOString() });
    await leaveFlood(trx, each);
  }
}

/**
 * Restarts the clocks that an undone reply had stopped. A clock stops again at the first remaining reply since its
 * start, also one to the earlier request.
 */
export async function restartClocks(trx: Queryable, id: string, reply: string, now: Date) {
  const restarted = await trx
    .updateTable("clocks")
    .set({ stopped_at: null, stopped_by: null, stopped_in: null })
    .where("stopped_in", "=", reply)
    .where(belongsToAny(await idsWithMerged(trx, id)))
    .returning(["id", "request_id", "earlier_id", "started_at"])
    .execute();
  for (const { id: clock, request_id, earlier_id, started_at } of restarted) {
    const ids = [request_id, earlier_id ?? request_id];
    const newStop = await firstReplySince(trx, ids, started_at);
    if (newStop) await trx.updateTable("clocks").set(newStop).where("id", "=", clock).execute();
  }
  for (const each of await requestIdsOf(trx, restarted, id))
    await refreshClockColumns(trx, each, now);
}

/**
 * Updates a request's clock columns after a merge, separation or undone reply. They show the first
 * running clock (`firstDue`), also of merged requests; otherwise the last stopped one.
 */
export async function refreshClockColumns(trx: Queryable, id: string, now: Date): Promise<void> {
  if (await writeRunningClock(trx, id, now)) return;
  const last = await trx
    .selectFrom("clocks")
    .select(["started_at", "due_at", "stopped_at"])
    .where("stopped_at", "is not", null)
    .where(belongsToAny(await idsWithMerged(trx, id)))
    .orderBy("stopped_at", "desc")
    // the earliest clock if the same reply stopped several
    .orderBy("due_at")
    .executeTakeFirst();
  if (!last) return;
  const { started_at: waits_since, due_at, stopped_at: replied_at } = last;
  await writeClockColumns(trx, id, { waits_since, due_at, replied_at });
}

/** Sets a request's clock columns to its first running clock. @returns false if no clock runs */
async function writeRunningClock(trx: Queryable, id: string, now: Date): Promise<boolean> {
  const running = await trx
    .selectFrom("clocks")
    .select(["started_at as startedAt", "due_at as dueAt"])
    .where("stopped_at", "is", null)
    .where(belongsToAny(await idsWithMerged(trx, id)))
    .execute();
  const first = firstDue(running, now);
  if (!first) return false;
  const { startedAt: waits_since, dueAt: due_at } = first;
  await writeClockColumns(trx, id, { waits_since, due_at, replied_at: null });
  return true;
}

/** Condition: a clock belongs to one of these requests. */
export function belongsToAny(ids: readonly string[]): Expression<SqlBool> {
  return eb.or([eb("request_id", "in", ids), eb("earlier_id", "in", ids)]);
}

/** Ids of the given request and of all requests to which these clocks belong, directly or through merges. */
async function requestIdsOf(
  trx: Queryable,
  clocks: { request_id: string; earlier_id: string | null }[],
  id: string,
): Promise<Set<string>> {
  const all = new Set([id]);
  for (const { request_id, earlier_id } of clocks)
    all.add(request_id).add(earlier_id ?? request_id);
  for (let ids = [...all]; ids.length > 0; ) {
    const rows = await trx
      .selectFrom("requests")
      .select("merged_into")
      .where("id", "in", ids)
      .execute();
    ids = rows.flatMap(({ merged_into }) => merged_into ?? []).filter((whole) => !all.has(whole));
    for (const whole of ids) all.add(whole);
  }
  return all;
}

export function findClockColumns(trx: Queryable, id: string) {
  return trx
    .selectFrom("requests")
    .select(["due_at", "replied_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

export async function writeClockColumns(
  trx: Queryable,
  id: string,
  columns: Updateable<Schema["requests"]>,
): Promise<void> {
  await trx.updateTable("requests").set(columns).where("id", "=", id).execute();
}

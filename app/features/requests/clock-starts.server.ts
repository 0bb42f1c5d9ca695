import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import { idsWithMerged } from "./clock-counts.server";
import { belongsToAny, findClockColumns, writeClockColumns } from "./clocks.server";
import { isForgotten, replyDueAt } from "./promise";

/**
 * Starts the two-hour clock of a new request.
 *
 * @param earlierId the family's earlier open request, which waits again
 */
export async function startClock(
  trx: Queryable,
  request: { id: string; earlierId: string | null; isFlood: boolean },
  at: Date,
): Promise<void> {
  const { id, earlierId, isFlood } = request;
  const startedAt = at.toISOString();
  const dueAt = replyDueAt(startedAt);
  await trx
    .insertInto("clocks")
    .values({
      id,
      request_id: id,
      earlier_id: earlierId,
      started_at: startedAt,
      due_at: dueAt,
      counts: flag(!isFlood),
    })
    .execute();
  if (earlierId) await waitAgain(trx, earlierId, at);
}

/**
 * Starts a two-hour clock for what a family wrote or did on its page, unless a running clock of the
 * request is not overdue yet.
 *
 * @param event `id`: id of the event, which the clock shares
 * @returns false if no clock was started
 */
export async function startFamilyPageClock(
  trx: Queryable,
  { id, requestId }: { id: string; requestId: string },
  at: Date,
): Promise<boolean> {
  const running = await trx
    .selectFrom("clocks")
    .select("id")
    .where("stopped_at", "is", null)
    .where("due_at", ">", at.toISOString())
    .where(belongsToAny(await idsWithMerged(trx, requestId)))
    .executeTakeFirst();
  if (running) return false;
  const startedAt = at.toISOString();
  const dueAt = replyDueAt(startedAt);
  await trx
    .insertInto("clocks")
    .values({
      id,
      request_id: requestId,
      earlier_id: null,
      started_at: startedAt,
      due_at: dueAt,
      counts: 1,
    })
    .execute();
  await waitAgain(trx, requestId, at);
  return true;
}

/**
 * Makes a request wait again. A running clock keeps its deadline, unless it is overdue by more than a
 * day. The version stays, so that open pages do not conflict.
 */
async function waitAgain(trx: Queryable, id: string, at: Date): Promise<void> {
  const startedAt = at.toISOString();
  const { replied_at, due_at } = await findClockColumns(trx, id);
  const keepsDeadline = replied_at === null && !isForgotten(due_at, at);
  const clockColumns = keepsDeadline
    ? null
    : { waits_since: startedAt, due_at: replyDueAt(startedAt), replied_at: null };
  await writeClockColumns(trx, id, { ...clockColumns, updated_at: startedAt });
}

/**
 * Starts a clock that the figures leave out: for a request by phone, for a request separated by an
 * erasure, or when a family asks for a link.
 */
export async function startUncountedClock(trx: Queryable, id: string, at: Date): Promise<void> {
  const since = at.toISOString();
  const dueAt = replyDueAt(since);
  await trx
    .insertInto("clocks")
    .values({
      id: randomUUID(),
      request_id: id,
      earlier_id: null,
      started_at: since,
      due_at: dueAt,
      counts: 0,
    })
    .execute();
  await writeClockColumns(trx, id, { waits_since: since, due_at: dueAt, replied_at: null });
}

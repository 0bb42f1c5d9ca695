import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { keepFirst } from "./clocks.server";
import { entryId } from "./history.server";
import { firstDue, replyDueAt } from "./promise";
import type { RequestKey } from "./request-key";

/** A booking whose clocks another one takes over, or took over; `merge`: of the history's entry. */
interface Handed {
  from: string;
  to: string;
  merge: string;
}

/**
 * What a family waits for in one booking it waits for in another from now on, with the time that has
 * run already. What runs there for the same words runs on as it is.
 */
export async function handOverClocks(
  trx: Queryable,
  { from, to, merge }: Handed,
  now: Date,
): Promise<void> {
  const running = await runningOf(trx, from);
  const known = await trx
    .selectFrom("clocks")
    .select("written_in")
    .where("booking_id", "=", to)
    .execute();
  for (const { id, ...clock } of running) {
    if (known.some(({ written_in }) => written_in === clock.written_in)) continue;
    await trx
      .insertInto("clocks")
      .values({ ...clock, id: entryId(merge, id), booking_id: to, message_id: null })
      .execute();
  }
  const first = await firstDueOf(trx, [from, to], now);
  if (first) await writeStanding(trx, to, first);
}

/**
 * The clock by which several bookings are answered once they are one; undefined where no reply is owed
 * in any of them.
 */
export async function firstDueOf(db: Queryable, ids: readonly string[], now: Date) {
  const rows = await db
    .selectFrom("bookings")
    .select(["waits_since", "received_at", "due_at"])
    .where("id", "in", ids)
    .where("replied_at", "is", null)
    .execute();
  const owed = rows.map((row) => ({
    since: row.waits_since ?? row.received_at,
    dueAt: row.due_at,
    repliedAt: null,
  }));
  return firstDue(owed, now);
}

/** Takes back what `handOverClocks` did: the booking waits for what was written in it alone. */
export async function takeBackClocks(
  trx: Queryable,
  { from, to, merge }: Handed,
  now: Date,
): Promise<void> {
  const own = await trx.selectFrom("clocks").select("id").where("booking_id", "=", from).execute();
  const handed = own.map(({ id }) => entryId(merge, id));
  await trx
    .deleteFrom("clocks")
    .where("booking_id", "=", to)
    .where("id", "in", ["", ...handed])
    .execute();
  const running = await runningOf(trx, to);
  const owed = running.map((clock) => ({
    since: clock.started_at,
    dueAt: clock.due_at,
    repliedAt: null,
  }));
  const standing = firstDue(owed, now) ?? (await lastStopped(trx, to));
  if (standing) await writeStanding(trx, to, standing);
}

/** Starts the two hours once more for a booking that was answered as part of another; they count in no figure. */
export async function waitAnew(trx: Queryable, bookingId: string, at: Date): Promise<void> {
  const since = at.toISOString();
  const dueAt = replyDueAt(since);
  const clock = { started_at: since, due_at: dueAt, written_in: bookingId };
  await trx
    .insertInto("clocks")
    .values({ ...clock, id: randomUUID(), booking_id: bookingId, message_id: null })
    .execute();
  await writeStanding(trx, bookingId, { since, dueAt, repliedAt: null });
}

function runningOf(trx: Queryable, bookingId: string) {
  return trx
    .selectFrom("clocks")
    .select(["id", "written_in", "started_at", "due_at"])
    .where("booking_id", "=", bookingId)
    .where("stopped_at", "is", null)
    .execute();
}

/** The last that a reply stopped; of several by one reply the earliest. */
function lastStopped(trx: Queryable, bookingId: string) {
  return trx
    .selectFrom("clocks")
    .select(["started_at as since", "due_at as dueAt", "stopped_at as repliedAt"])
    .where("booking_id", "=", bookingId)
    .where("stopped_at", "is not", null)
    .orderBy("stopped_at", "desc")
    .orderBy("due_at")
    .executeTakeFirst();
}

async function writeStanding(
  trx: Queryable,
  bookingId: string,
  { since, dueAt, repliedAt }: { since: string; dueAt: string; repliedAt: string | null },
): Promise<void> {
  await trx
    .updateTable("bookings")
    .set({ waits_since: since, due_at: dueAt, replied_at: repliedAt })
    .where("id", "=", bookingId)
    .execute();
}

/**
 * What a family waited for in one request it has waited for in another, answered or not: a
 * booking takes over the clocks of the message that it is made of, so that each is counted once.
 */
export async function moveClocks(trx: Queryable, from: RequestKey, to: RequestKey): Promise<void> {
  await keepFirst(trx, from);
  const owner =
    to.kind === "booking"
      ? { booking_id: to.id, message_id: null }
      : { booking_id: null, message_id: to.id };
  await trx
    .updateTable("clocks")
    .set(owner)
    .where(from.kind === "booking" ? "booking_id" : "message_id", "=", from.id)
    .execute();
  // a request's first clock bears its id
  await trx.updateTable("clocks").set({ id: to.id }).where("id", "=", from.id).execute();
}

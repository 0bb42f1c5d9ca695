import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { Actor } from "./history.server";
import { isForgotten, replyDueAt } from "./promise";
import type { RequestKey } from "./request-key";

/**
 * Starts the two hours for what a family has written, in the transaction that keeps it. The request
 * waits from now on, unless an earlier clock still counts: who has waited since yesterday's evening
 * is not put back by writing once more. The version stays: what a coordinator has open is as true as
 * before, and who would close it is told by `lastFamilyWriting`.
 *
 * @param start `writtenIn`: the id of the request with the words, which may be another than the one
 *   that waits
 */
export async function startClock(
  trx: Queryable,
  request: RequestKey,
  { writtenIn, at }: { writtenIn: string; at: Date },
): Promise<void> {
  const startedAt = at.toISOString();
  const dueAt = replyDueAt(startedAt);
  const isFirst = writtenIn === request.id;
  await trx
    .insertInto("clocks")
    .values({
      id: isFirst ? request.id : randomUUID(),
      ...ownerOf(request),
      written_in: writtenIn,
      started_at: startedAt,
      due_at: dueAt,
    })
    .execute();
  // the row of a new request says so itself
  if (isFirst) return;
  const standing = await standingOf(trx, request);
  const counts = standing.replied_at === null && !isForgotten(standing.due_at, at);
  const clock = counts ? null : { waits_since: startedAt, due_at: dueAt, replied_at: null };
  await writeStanding(trx, request, { ...clock, updated_at: startedAt });
  if (clock && request.kind === "message") await setMessage(trx, request.id, "answered", "new");
}

/**
 * Stops what runs for a request when a reply is recorded, in its transaction; and, since a family
 * that was spoken with was spoken with about all of it, what the same writing started elsewhere.
 */
export async function stopClock(
  trx: Queryable,
  request: RequestKey,
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  await keepFirst(trx, request);
  const running = await runningOf(trx, request);
  const writings = running.map(({ written_in }) => written_in);
  const stopped =
    writings.length === 0
      ? []
      : await trx
          .updateTable("clocks")
          .set({ stopped_at: at.toISOString(), stopped_by: by.id })
          .where("stopped_at", "is", null)
          .where((is) =>
            is.or([
              is("written_in", "in", writings),
              is("booking_id", "=", request.id),
              is("message_id", "=", request.id),
            ]),
          )
          .returning(["booking_id", "message_id"])
          .execute();
  for (const key of keysOf([...stopped, ownerOf(request)])) await showClock(trx, key, at);
}

/** The clock of a request that the release before has kept, which knows none. */
export async function keepFirst(trx: Queryable, request: RequestKey): Promise<void> {
  const standing = await standingOf(trx, request);
  await trx
    .insertInto("clocks")
    .values({
      id: request.id,
      ...ownerOf(request),
      written_in: request.id,
      started_at: standing.received_at,
      due_at: standing.waits_since === null ? standing.due_at : replyDueAt(standing.received_at),
      stopped_at: standing.replied_at,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

function runningOf(trx: Queryable, { id }: RequestKey) {
  return trx
    .selectFrom("clocks")
    .select(["written_in", "started_at", "due_at"])
    .where("stopped_at", "is", null)
    .where((is) => is.or([is("booking_id", "=", id), is("message_id", "=", id)]))
    .orderBy("due_at")
    .execute();
}

/** Has the request say how its clock stands: the first that still runs, or that all are stopped. */
async function showClock(trx: Queryable, request: RequestKey, at: Date): Promise<void> {
  const [first] = await runningOf(trx, request);
  if (first) {
    const { started_at: waits_since, due_at } = first;
    return writeStanding(trx, request, { waits_since, due_at });
  }
  const { replied_at } = await standingOf(trx, request);
  if (replied_at !== null) return;
  // answered, it is a request like any other
  await writeStanding(trx, request, { replied_at: at.toISOString(), flood: null });
  if (request.kind === "message") await setMessage(trx, request.id, "new", "answered");
}

function standingOf(trx: Queryable, { kind, id }: RequestKey) {
  const columns = ["received_at", "waits_since", "due_at", "replied_at"] as const;
  return kind === "booking"
    ? trx.selectFrom("bookings").select(columns).where("id", "=", id).executeTakeFirstOrThrow()
    : trx.selectFrom("messages").select(columns).where("id", "=", id).executeTakeFirstOrThrow();
}

interface Standing {
  waits_since?: string;
  due_at?: string;
  replied_at?: string | null;
  updated_at?: string;
  flood?: null;
}

async function writeStanding(
  trx: Queryable,
  { kind, id }: RequestKey,
  standing: Standing,
): Promise<void> {
  if (kind === "booking") {
    await trx.updateTable("bookings").set(standing).where("id", "=", id).execute();
  } else {
    await trx.updateTable("messages").set(standing).where("id", "=", id).execute();
  }
}

type MessageStatus = "new" | "answered";

/** A message's status says whether it waits; a closed one stays so. */
async function setMessage(trx: Queryable, id: string, from: MessageStatus, to: MessageStatus) {
  await trx
    .updateTable("messages")
    .set({ status: to })
    .where("id", "=", id)
    .where("status", "=", from)
    .execute();
}

function ownerOf({ kind, id }: RequestKey) {
  return kind === "booking"
    ? { booking_id: id, message_id: null }
    : { booking_id: null, message_id: id };
}

/** Each request once. */
function keysOf(rows: { booking_id: string | null; message_id: string | null }[]): RequestKey[] {
  const bookings = new Set(rows.flatMap(({ booking_id }) => booking_id ?? []));
  const messages = new Set(rows.flatMap(({ message_id }) => message_id ?? []));
  return [
    ...[...bookings].map((id) => ({ kind: "booking" as const, id })),
    ...[...messages].map((id) => ({ kind: "message" as const, id })),
  ];
}

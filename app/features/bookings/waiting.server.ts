import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { type Clock, clockOf } from "~/features/requests/promise";
import type { RequestCount } from "~/features/requests/promise.server";
import { openStatuses } from "./statuses";

/** What has not been replied to: still within the two hours, and beyond them. */
export async function countWaiting(
  db: Queryable,
  now: Date,
): Promise<{ due: RequestCount; overdue: RequestCount }> {
  return {
    due: await countUnanswered(db, ">=", now),
    overdue: await countUnanswered(db, "<", now),
  };
}

async function countUnanswered(db: Queryable, due: ">=" | "<", now: Date): Promise<RequestCount> {
  const at = now.toISOString();
  const bookings = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("replied_at", "is", null)
    .where("due_at", due, at)
    .where("status", "in", openStatuses)
    .executeTakeFirstOrThrow();
  const messages = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("replied_at", "is", null)
    .where("due_at", due, at)
    .where("status", "=", "new")
    .executeTakeFirstOrThrow();
  return { bookings: Number(bookings.count), messages: Number(messages.count) };
}

export interface WaitingRequest {
  kind: "booking" | "message";
  id: string;
  reference: string;
  name: string;
  urgent: boolean;
  receivedAt: string;
  clock: Clock;
}

/** What waits for a reply, the longest overdue first. */
export async function waitingRequests(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<WaitingRequest[]> {
  const bookings = await db
    .selectFrom("bookings")
    .select(["id", "reference", "full_name as name", "urgent", "received_at", "due_at"])
    .where("replied_at", "is", null)
    .where("status", "in", openStatuses)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  const messages = await db
    .selectFrom("messages")
    .select(["id", "reference", "name", "received_at", "due_at"])
    .where("replied_at", "is", null)
    .where("status", "=", "new")
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return [
    ...bookings.map((row) => ({ kind: "booking" as const, ...row, urgent: isSet(row.urgent) })),
    ...messages.map((row) => ({ kind: "message" as const, ...row, urgent: false })),
  ]
    .sort((left, right) => (left.due_at < right.due_at ? -1 : 1))
    .slice(0, limit)
    .map(({ received_at, due_at, ...row }) => ({
      ...row,
      receivedAt: received_at,
      clock: clockOf({ receivedAt: received_at, dueAt: due_at, repliedAt: null, open: true }, now),
    }));
}

import type { Queryable } from "#db/connection.server";
import {
  hourOfArrival,
  isUnanswered,
  isWaiting,
} from "~/features/requests/request-conditions.server";
import type { UnansweredRequest } from "~/features/requests/waiting";
import { openStatuses } from "./message-list";

/** How many messages nobody has replied to, still within the two hours or beyond them. */
export async function countUnansweredMessages(
  db: Queryable,
  state: "due" | "overdue",
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isWaiting(openStatuses, state, now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many messages nobody has replied to. */
export async function countOpenMessages(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isUnanswered(openStatuses))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The messages that nobody has replied to, the longest overdue first. */
export async function unansweredMessages(
  db: Queryable,
  limit: number,
): Promise<UnansweredRequest[]> {
  const rows = await db
    .selectFrom("messages")
    .select(["id", "reference", "name", "received_at as receivedAt", "due_at as dueAt"])
    .where(isUnanswered(openStatuses))
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, urgent: false }));
}

/** How many messages arrived, by hours of UTC (`2026-11-20T08`). */
export function messagesByHour(db: Queryable, since: string) {
  return db
    .selectFrom("messages")
    .select((eb) => [hourOfArrival.as("hour"), eb.fn.countAll().as("requests")])
    .where("received_at", ">=", since)
    .groupBy(hourOfArrival)
    .execute();
}

import type { Queryable } from "#db/connection.server";
import {
  type HourFigures,
  hourFigures,
  hourOfArrival,
} from "~/features/requests/promise-figures.server";
import { isUnanswered, isWaiting } from "~/features/requests/request-conditions.server";
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

/** How the promise was kept with messages. */
export function messagesByHour(db: Queryable, since: string, now: Date): Promise<HourFigures[]> {
  return db
    .selectFrom("messages")
    .select(hourFigures(now))
    .where("received_at", ">=", since)
    .groupBy(hourOfArrival)
    .execute();
}

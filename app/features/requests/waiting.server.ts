import type { Queryable } from "#db/connection.server";
import { countWhere, isOverdue } from "./queue/conditions.server";

export interface RequestCount {
  /** Includes call-backs. */
  bookings: number;
  messages: number;
}

/** Overdue requests, without floods. */
export async function countOverdue(db: Queryable, now: Date): Promise<RequestCount> {
  const { bookings, messages } = await db
    .selectFrom("requests")
    .select((is) => [
      countWhere(is("kind", "!=", "message")).as("bookings"),
      countWhere(is("kind", "=", "message")).as("messages"),
    ])
    .where(isOverdue(now))
    .where("flood", "is", null)
    .executeTakeFirstOrThrow();
  return { bookings: Number(bookings ?? 0), messages: Number(messages ?? 0) };
}

/** Urgent requests and messages without a reply, without floods. */
export async function countForSidebar(
  db: Queryable,
): Promise<{ urgent: number; messages: number }> {
  const { urgent, messages } = await db
    .selectFrom("requests")
    .select((is) => [
      countWhere(is("urgent", "=", 1)).as("urgent"),
      countWhere(is("kind", "=", "message")).as("messages"),
    ])
    .where("queue", "=", "now")
    .where("flood", "is", null)
    .executeTakeFirstOrThrow();
  return { urgent: Number(urgent ?? 0), messages: Number(messages ?? 0) };
}

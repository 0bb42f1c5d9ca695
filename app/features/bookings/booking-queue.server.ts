import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import {
  hourOfArrival,
  isUnanswered,
  isWaiting,
} from "~/features/requests/request-conditions.server";
import type { UnansweredRequest } from "~/features/requests/waiting";
import { openStatuses } from "./statuses";

/** How many bookings nobody has replied to, still within the two hours or beyond them. */
export async function countUnansweredBookings(
  db: Queryable,
  state: "due" | "overdue",
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isWaiting(openStatuses, state, now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many urgent bookings nobody has replied to. */
export async function countUrgentBookings(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isUnanswered(openStatuses))
    .where("urgent", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The bookings that nobody has replied to, the longest overdue first. */
export async function unansweredBookings(
  db: Queryable,
  limit: number,
): Promise<UnansweredRequest[]> {
  const rows = await db
    .selectFrom("bookings")
    .select([
      "id",
      "reference",
      "full_name as name",
      "urgent",
      "received_at as receivedAt",
      "due_at as dueAt",
    ])
    .where(isUnanswered(openStatuses))
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, urgent: isSet(row.urgent) }));
}

/** How many bookings arrived, by hours of UTC (`2026-11-20T08`). */
export function bookingsByHour(db: Queryable, since: string) {
  return db
    .selectFrom("bookings")
    .select((eb) => [hourOfArrival.as("hour"), eb.fn.countAll().as("requests")])
    .where("received_at", ">=", since)
    .groupBy(hourOfArrival)
    .execute();
}

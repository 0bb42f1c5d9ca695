import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import {
  type HourFigures,
  hourFigures,
  hourOfArrival,
} from "~/features/requests/promise-figures.server";
import { isUnanswered, isWaiting } from "~/features/requests/request-conditions.server";
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

/** How the promise was kept with bookings; a duplicate is answered under its other reference. */
export function bookingsByHour(db: Queryable, since: string, now: Date): Promise<HourFigures[]> {
  return db
    .selectFrom("bookings")
    .select((eb) => hourFigures(now, [eb("status", "!=", "duplicate")]))
    .where("received_at", ">=", since)
    .groupBy(hourOfArrival)
    .execute();
}

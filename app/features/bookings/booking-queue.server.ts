import type { Queryable } from "#db/connection.server";
import {
  hourOfArrival,
  isUnanswered,
  isWaiting,
} from "~/features/requests/request-conditions.server";
import { openStatuses } from "./statuses";

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

/** How many bookings arrived, by hours of UTC (`2026-11-20T08`). */
export function bookingsByHour(db: Queryable, since: string) {
  return db
    .selectFrom("bookings")
    .select((eb) => [hourOfArrival.as("hour"), eb.fn.countAll().as("requests")])
    .where("received_at", ">=", since)
    .groupBy(hourOfArrival)
    .execute();
}

/** How many bookings should have been replied to by now. */
export async function countOverdueBookings(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isWaiting(openStatuses, "overdue", now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

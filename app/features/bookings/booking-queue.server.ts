import type { Queryable } from "#db/connection.server";
import { countWhere, type Flood, isInFlood } from "~/features/requests/queue-conditions.server";
import {
  isArrivedIn,
  isUnanswered,
  isWaiting,
} from "~/features/requests/request-conditions.server";
import { openStatuses } from "./statuses";

/** Urgent bookings without a reply, floods left out. */
export async function countUrgentBookings(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isUnanswered(openStatuses))
    .where("urgent", "=", 1)
    .where("flood", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * How many bookings arrived in each of some spans that follow one another.
 *
 * @param starts when each begins (ISO 8601 UTC), the last being open
 */
export async function countBookingsBetween(
  db: Queryable,
  starts: readonly string[],
): Promise<number[]> {
  const row = await db
    .selectNoFrom((eb) =>
      starts.map((_, place) =>
        eb
          .selectFrom("bookings")
          .select((from) => from.fn.countAll().as("count"))
          .where(isArrivedIn(starts, place))
          .as(`span_${place}`),
      ),
    )
    .executeTakeFirstOrThrow();
  return starts.map((_, place) => Number(row[`span_${place}`]));
}

/** The floods of bookings that wait. */
export async function bookingFloods(db: Queryable): Promise<Flood[]> {
  const rows = await db
    .selectFrom("bookings")
    .select((eb) => [
      "flood as mark",
      eb.fn.countAll().as("count"),
      countWhere(eb("urgent", "=", 1)).as("urgent"),
      eb.fn.min("received_at").as("since"),
    ])
    .where(isUnanswered(openStatuses))
    .where(isInFlood)
    .groupBy("flood")
    .execute();
  return rows.map(({ mark, count, urgent, since }) => ({
    mark: mark ?? "",
    count: Number(count),
    urgent: Number(urgent),
    since,
  }));
}

/** Overdue bookings, floods left out. */
export async function countOverdueBookings(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isWaiting(openStatuses, "overdue", now))
    .where("flood", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

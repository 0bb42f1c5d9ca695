import type { Queryable } from "#db/connection.server";
import {
  isArrivedIn,
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

/** How many bookings should have been replied to by now. */
export async function countOverdueBookings(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isWaiting(openStatuses, "overdue", now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

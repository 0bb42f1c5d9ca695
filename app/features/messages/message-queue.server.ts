import type { Queryable } from "#db/connection.server";
import {
  isArrivedIn,
  isUnanswered,
  isWaiting,
} from "~/features/requests/request-conditions.server";
import { openStatuses } from "./message-list";

/** How many messages nobody has replied to. */
export async function countOpenMessages(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isUnanswered(openStatuses))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * How many messages arrived in each of some spans that follow one another.
 *
 * @param starts when each begins (ISO 8601 UTC), the last being open
 */
export async function countMessagesBetween(
  db: Queryable,
  starts: readonly string[],
): Promise<number[]> {
  const row = await db
    .selectNoFrom((eb) =>
      starts.map((_, place) =>
        eb
          .selectFrom("messages")
          .select((from) => from.fn.countAll().as("count"))
          .where(isArrivedIn(starts, place))
          .as(`span_${place}`),
      ),
    )
    .executeTakeFirstOrThrow();
  return starts.map((_, place) => Number(row[`span_${place}`]));
}

/** How many messages should have been replied to by now. */
export async function countOverdueMessages(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isWaiting(openStatuses, "overdue", now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

import type { Queryable } from "#db/connection.server";
import { type Flood, isInFlood } from "~/features/requests/queue-conditions.server";
import {
  isArrivedIn,
  isUnanswered,
  isWaiting,
} from "~/features/requests/request-conditions.server";
import { openStatuses } from "./message-list";

/** Messages without a reply, floods left out. */
export async function countOpenMessages(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isUnanswered(openStatuses))
    .where("flood", "is", null)
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

/** The floods of messages that wait. */
export async function messageFloods(db: Queryable): Promise<Flood[]> {
  const rows = await db
    .selectFrom("messages")
    .select((eb) => [
      "flood as mark",
      eb.fn.countAll().as("count"),
      eb.fn.min("received_at").as("since"),
    ])
    .where(isUnanswered(openStatuses))
    .where(isInFlood)
    .groupBy("flood")
    .execute();
  return rows.map(({ mark, count, since }) => ({
    mark: mark ?? "",
    count: Number(count),
    urgent: 0,
    since,
  }));
}

/** Overdue messages, floods left out. */
export async function countOverdueMessages(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(isWaiting(openStatuses, "overdue", now))
    .where("flood", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

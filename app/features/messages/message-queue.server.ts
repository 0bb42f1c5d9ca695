import type { Queryable } from "#db/connection.server";
import {
  hourOfArrival,
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

/** How many messages arrived, by hours of UTC (`2026-11-20T08`). */
export function messagesByHour(db: Queryable, since: string) {
  return db
    .selectFrom("messages")
    .select((eb) => [hourOfArrival.as("hour"), eb.fn.countAll().as("requests")])
    .where("received_at", ">=", since)
    .groupBy(hourOfArrival)
    .execute();
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

import type { Queryable } from "#db/connection.server";
import { reminderThreshold } from "./promise";
import { countWhere, isOverdue } from "./queue/conditions.server";

export interface RequestCount {
  /** Number of bookings and call-backs. */
  bookings: number;
  messages: number;
}

/** Counts overdue requests, except those of floods. */
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

/** Counts requests without a reply, except those of floods. */
export async function countForSidebar(db: Queryable, now: Date) {
  const counts = await db
    .selectFrom("requests")
    .select((is) => [
      countWhere(is("urgent", "=", 1)).as("urgent"),
      countWhere(
        is.and([is("urgent", "=", 1), is("waits_since", "<=", reminderThreshold(now))]),
      ).as("unheeded"),
      countWhere(is("kind", "=", "message")).as("messages"),
      is.fn.max("waits_since").as("newest"),
      is.fn
        .max(is.case().when("urgent", "=", 1).then(is.ref("waits_since")).end())
        .as("newestUrgent"),
    ])
    .where("queue", "=", "now")
    .where("flood", "is", null)
    .executeTakeFirstOrThrow();
  return {
    urgent: Number(counts.urgent ?? 0),
    /** Urgent requests that wait so long that coordinators were notified again. */
    unheeded: Number(counts.unheeded ?? 0),
    messages: Number(counts.messages ?? 0),
    /** Start of the latest wait in milliseconds; a new wait begins when a family writes again. */
    newest: { any: startOf(counts.newest), urgent: startOf(counts.newestUrgent) },
  };
}

function startOf(at: string | null): number {
  return at === null ? 0 : Date.parse(at);
}

import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "#db/schema";

/** What arrived within an hour of UTC; the numbers as the database gives them. */
export interface HourFigures {
  /** `2026-11-20T08`. */
  hour: string;
  requests: string | number | bigint;
  /** How many of them have had the promise kept or broken. */
  counted: string | number | bigint;
  in_time: string | number | bigint;
}

const eb = expressionBuilder<Schema, "bookings" | "messages">();

/** What `hourFigures` are grouped by. Hours of UTC are whole hours of Dhaka: they add up to its days. */
export const hourOfArrival = sql<string>`substr(received_at, 1, 13)`;

/**
 * What to select of a table of requests to see how the promise was kept, hour by hour.
 *
 * @param counts whether a request is one of the promise's, beside being decided
 */
export function hourFigures(now: Date, counts: Expression<SqlBool>[] = []) {
  const isCounted = eb.and([isDecided(now), ...counts]);
  return [
    hourOfArrival.as("hour"),
    eb.fn.countAll().as("requests"),
    eb.fn.sum(oneWhere(isCounted)).as("counted"),
    eb.fn
      .sum(oneWhere(eb.and([isCounted, eb("replied_at", "<=", eb.ref("due_at"))])))
      .as("in_time"),
  ] as const;
}

function oneWhere(condition: Expression<SqlBool>) {
  return eb.case().when(condition).then(1).else(0).end();
}

/** Whether the promise has been kept or broken: the reply is there, or the time is over. */
function isDecided(now: Date) {
  return eb.or([eb("replied_at", "is not", null), eb("due_at", "<", now.toISOString())]);
}

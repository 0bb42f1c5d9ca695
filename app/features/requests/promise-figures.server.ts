import type { Expression } from "kysely";
import { expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";

/** How the promise was kept within an hour of UTC; the numbers as the database gives them. */
export interface HourFigures {
  /** `2026-11-20T08`. */
  hour: string;
  /** How many clocks that began then have had the promise kept or broken. */
  counted: string | number | bigint;
  in_time: string | number | bigint;
}

const eb = expressionBuilder<Schema, "clocks">();

/**
 * How the promise was kept, by the hour in which each clock began: every time that a family wrote
 * counts, on each request that waited for it. Hours of UTC are whole hours of Dhaka, so they add up
 * to its days.
 *
 * @param since ISO 8601 UTC
 */
export function clocksByHour(db: Queryable, since: string, now: Date): Promise<HourFigures[]> {
  const isDecided = eb.or([
    eb("clocks.stopped_at", "is not", null),
    eb("clocks.due_at", "<", now.toISOString()),
  ]);
  return (
    db
      .selectFrom("clocks")
      .leftJoin("bookings", "bookings.id", "clocks.booking_id")
      .select([
        sql<string>`substr(clocks.started_at, 1, 13)`.as("hour"),
        eb.fn.sum(oneWhere(isDecided)).as("counted"),
        eb.fn.sum(oneWhere(eb("clocks.stopped_at", "<=", eb.ref("clocks.due_at")))).as("in_time"),
      ])
      .where("clocks.started_at", ">=", since)
      // a duplicate is answered under its other reference
      .where((is) =>
        is.or([is("bookings.id", "is", null), is("bookings.status", "!=", "duplicate")]),
      )
      .groupBy(sql`substr(clocks.started_at, 1, 13)`)
      .execute()
  );
}

function oneWhere(condition: Expression<SqlBool>) {
  return eb.case().when(condition).then(1).else(0).end();
}

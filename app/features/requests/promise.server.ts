import { type ExpressionBuilder, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { dhakaDay, lastDhakaDays, startOfDhakaDay } from "./promise";

const DAYS = 30;
const SHARE_DAYS = [7, DAYS] as const;

export interface PromiseNumbers {
  /** Requests that arrived since midnight in Dhaka. */
  today: RequestCount;
  shares: { days: number; inTime: number; counted: number }[];
  /** The last 30 days in Dhaka, today last. */
  days: DayNumbers[];
}

export interface RequestCount {
  bookings: number;
  messages: number;
}

interface DayNumbers {
  day: string;
  requests: number;
  /** Those whose clock has stopped or run out; a duplicate is answered under its other reference. */
  counted: number;
  inTime: number;
}

/** How the promise of two hours is kept, for bookings and messages together. */
export async function promiseNumbers(db: Queryable, now: Date): Promise<PromiseNumbers> {
  const list = lastDhakaDays(DAYS, now);
  const since = startOfDhakaDay(list[0] ?? dhakaDay(now)).toISOString();
  const bookings = byDay(await bookingsByHour(db, since, now));
  const messages = byDay(await messagesByHour(db, since, now));
  const days = list.map((day) => sum(day, [bookings.get(day), messages.get(day)]));
  const today = list.at(-1) ?? "";
  return {
    today: {
      bookings: bookings.get(today)?.requests ?? 0,
      messages: messages.get(today)?.requests ?? 0,
    },
    shares: SHARE_DAYS.map((count) => {
      const { inTime, counted } = sum("", days.slice(-count));
      return { days: count, inTime, counted };
    }),
    days,
  };
}

/** Hours of UTC are whole hours of Dhaka, so they add up to its days. */
type HourRow = { hour: string; requests: unknown; counted: unknown; in_time: unknown };

function bookingsByHour(db: Queryable, since: string, now: Date): Promise<HourRow[]> {
  const hour = sql<string>`substr(received_at, 1, 13)`;
  return db
    .selectFrom("bookings")
    .select((eb) => {
      const counts = eb.and([isDecided(eb, now), eb("status", "!=", "duplicate")]);
      return [
        hour.as("hour"),
        eb.fn.countAll().as("requests"),
        eb.fn.sum(eb.case().when(counts).then(1).else(0).end()).as("counted"),
        eb.fn
          .sum(
            eb
              .case()
              .when(eb.and([counts, eb("replied_at", "<=", eb.ref("due_at"))]))
              .then(1)
              .else(0)
              .end(),
          )
          .as("in_time"),
      ];
    })
    .where("received_at", ">=", since)
    .groupBy(hour)
    .execute();
}

function messagesByHour(db: Queryable, since: string, now: Date): Promise<HourRow[]> {
  const hour = sql<string>`substr(received_at, 1, 13)`;
  return db
    .selectFrom("messages")
    .select((eb) => [
      hour.as("hour"),
      eb.fn.countAll().as("requests"),
      eb.fn.sum(eb.case().when(isDecided(eb, now)).then(1).else(0).end()).as("counted"),
      eb.fn
        .sum(
          eb
            .case()
            .when(eb("replied_at", "<=", eb.ref("due_at")))
            .then(1)
            .else(0)
            .end(),
        )
        .as("in_time"),
    ])
    .where("received_at", ">=", since)
    .groupBy(hour)
    .execute();
}

/** Whether the promise has been kept or broken: the reply is there, or the time is over. */
function isDecided(
  eb: ExpressionBuilder<Schema, "bookings"> | ExpressionBuilder<Schema, "messages">,
  now: Date,
) {
  const builder = eb as ExpressionBuilder<Schema, "bookings">;
  return builder.or([
    builder("replied_at", "is not", null),
    builder("due_at", "<", now.toISOString()),
  ]);
}

function byDay(rows: HourRow[]): Map<string, DayNumbers> {
  const days = new Map<string, DayNumbers>();
  for (const row of rows) {
    const day = dhakaDay(new Date(`${row.hour}:00:00.000Z`));
    const numbers = {
      day,
      requests: Number(row.requests),
      counted: Number(row.counted),
      inTime: Number(row.in_time),
    };
    days.set(day, sum(day, [days.get(day), numbers]));
  }
  return days;
}

function sum(day: string, parts: (DayNumbers | undefined)[]): DayNumbers {
  const total = { day, requests: 0, counted: 0, inTime: 0 };
  for (const part of parts) {
    total.requests += part?.requests ?? 0;
    total.counted += part?.counted ?? 0;
    total.inTime += part?.inTime ?? 0;
  }
  return total;
}

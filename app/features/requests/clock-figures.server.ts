import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { minutesBetween } from "#db/elapsed";
import type { Schema } from "#db/schema";

/** Clocks that ended alike: as many, after as many minutes. */
export interface ClockFigures {
  /** The hour of the day in UTC (`08`), a month (`2026-11`), or a coordinator's id; null where nobody was noted. */
  part: string | null;
  /** From when the family wrote to the reply, whole; null where it ran out without one. */
  minutes: number | null;
  counted: number;
  inTime: number;
  /** How many of both began since `recent`. */
  recentCounted: number;
  recentInTime: number;
}

interface Span {
  /** ISO 8601 UTC: when the first clock began. */
  since: string;
  /** The same, of those that are counted once more. */
  recent: string;
}

const eb = expressionBuilder<Schema, "clocks">();

/** A clock that was stopped, or whose time is over. */
export interface DecidedClock {
  /** The hour of the day in UTC in which the family wrote: `08`. */
  hour: string;
  /** Whose reply stopped it; null where nobody was noted. */
  stoppedBy: string | null;
  /** From when the family wrote to the reply, whole; null where it ran out without one. */
  minutes: number | null;
  inTime: boolean;
  /** It began since `recent`. */
  isRecent: boolean;
}

/**
 * All clocks of a span that have been kept or broken, in one pass. They come packed, those of an hour
 * and a coordinator in one text: as rows, the 11,000 of a month took longer to hand over than to find.
 */
export async function decidedClocks(db: Queryable, span: Span, now: Date): Promise<DecidedClock[]> {
  const { since, recent } = span;
  const minutes = sql`coalesce(${minutesBetween(db, "started_at", "stopped_at")}, ${NO_REPLY})`;
  const bit = (condition: Expression<SqlBool>) => eb.case().when(condition).then(1).else(0).end();
  const isRecent = bit(eb("started_at", ">=", recent));
  const packed = sql<string>`string_agg(
    cast(${minutes} * 4 + ${bit(isInTime)} * 2 + ${isRecent} as text), ',')`;
  const rows = await db
    .selectFrom("clocks")
    .select([
      sql<string>`substr(started_at, 12, 2)`.as("hour"),
      // by the column itself, SQLite would go through the index that is in its order: all clocks ever
      sql<string | null>`stopped_by || ''`.as("stopped_by"),
      packed.as("packed"),
    ])
    .where("started_at", ">=", since)
    .where(isDecided(now))
    .where(isNoDuplicates())
    .groupBy([sql`1`, sql`2`])
    .execute();
  return rows.flatMap(({ hour, stopped_by: stoppedBy, packed }) =>
    packed.split(",").map((text) => {
      const [number, took] = [Number(text), Math.floor(Number(text) / 4)];
      const minutes = took === NO_REPLY ? null : took;
      return { hour, stoppedBy, minutes, inTime: (number & 2) !== 0, isRecent: (number & 1) !== 0 };
    }),
  );
}

/** In the place of minutes: so far before the question is no clock of any machine. */
const NO_REPLY = -100_000_000;

/**
 * How the promise was kept, by the month in which the family wrote.
 *
 * @param months the newest first, each with its beginning (ISO 8601 UTC)
 */
export function clocksByMonth(
  db: Queryable,
  months: readonly { month: string; start: string }[],
  span: Span,
  now: Date,
): Promise<ClockFigures[]> {
  const whens = months.map(({ month, start }) => sql`when started_at >= ${start} then ${month}`);
  return clocksBy(db, sql<string>`case ${sql.join(whens, sql` `)} end`, span, isDecided(now));
}

/** Whether each was answered in time, in the order in which families wrote; the first `limit`. */
export async function clocksOneByOne(
  db: Queryable,
  since: string,
  now: Date,
  limit: number,
): Promise<boolean[]> {
  const rows = await db
    .selectFrom("clocks")
    .select(["due_at", "stopped_at"])
    .where("started_at", ">=", since)
    .where(isDecided(now))
    .where(isNoDuplicates())
    .orderBy("started_at")
    .limit(limit)
    .execute();
  return rows.map(({ due_at, stopped_at }) => stopped_at !== null && stopped_at <= due_at);
}

/** How many families had their reply in time, of those whose clock has been kept or broken. */
export async function clocksInTime(
  db: Queryable,
  since: string,
  now: Date,
): Promise<{ counted: number; inTime: number }> {
  const row = await db
    .selectFrom("clocks")
    .select([eb.fn.countAll().as("counted"), howMany(isInTime).as("in_time")])
    .where("started_at", ">=", since)
    .where(isDecided(now))
    .where(isNoDuplicates())
    .executeTakeFirstOrThrow();
  return { counted: Number(row.counted), inTime: Number(row.in_time ?? 0) };
}

async function clocksBy(
  db: Queryable,
  part: Expression<string | null>,
  { since, recent }: Span,
  counts: Expression<SqlBool>,
): Promise<ClockFigures[]> {
  const minutes = minutesBetween(db, "started_at", "stopped_at");
  const isRecent = eb("started_at", ">=", recent);
  const rows = await db
    .selectFrom("clocks")
    .select([
      sql<string | null>`${part}`.as("part"),
      minutes.as("minutes"),
      eb.fn.countAll().as("counted"),
      howMany(isInTime).as("in_time"),
      howMany(isRecent).as("recent_counted"),
      howMany(eb.and([isRecent, isInTime])).as("recent_in_time"),
    ])
    .where("started_at", ">=", since)
    .where(counts)
    .where(isNoDuplicates())
    .groupBy([sql`1`, sql`2`])
    .execute();
  return rows.map((row) => ({
    part: row.part,
    minutes: row.minutes,
    counted: Number(row.counted),
    inTime: Number(row.in_time),
    recentCounted: Number(row.recent_counted),
    recentInTime: Number(row.recent_in_time),
  }));
}

const isInTime = eb("stopped_at", "<=", eb.ref("due_at"));

/** The reply is there, or the time is over. */
function isDecided(now: Date) {
  return eb.or([eb("stopped_at", "is not", null), eb("due_at", "<", now.toISOString())]);
}

/** A duplicate is answered under its other reference. */
function isNoDuplicates() {
  const duplicates = eb.selectFrom("bookings").select("id").where("status", "=", "duplicate");
  return eb.or([eb("booking_id", "is", null), eb("booking_id", "not in", duplicates)]);
}

function howMany(condition: Expression<SqlBool>) {
  return eb.fn.sum<string | number | null>(eb.case().when(condition).then(1).else(0).end());
}

import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { minutesBetween } from "#db/elapsed";
import type { Schema } from "#db/schema";

/** Numbers of the clocks with the same month and the same minutes. */
export interface ClockFigures {
  /** Month in which the family wrote (`2026-11`); null before the first of the counted months. */
  month: string | null;
  /** Whole minutes from the family's message to the reply; null if there was no reply. */
  minutes: number | null;
  counted: number;
  inTime: number;
  /** Like `counted` and `inTime`, but only clocks that started since `recent`. */
  recentCounted: number;
  recentInTime: number;
}

interface Span {
  /** ISO 8601 UTC start. */
  since: string;
  /** Start of the shorter span within this one, ISO 8601 UTC. */
  recent: string;
}

const eb = expressionBuilder<Schema, "clocks">();

/** Condition: the reply came within two hours. */
const isInTime = eb("stopped_at", "<=", eb.ref("due_at"));

/** Condition: the clock counts in the figures. Spam never counts. */
const isCounted = eb.and([eb("counts", "=", 1), eb("spam_at", "is", null)]);

/** Condition: the reply came, or the deadline passed without one. */
function isDecided(now: Date) {
  return eb.or([eb("stopped_at", "is not", null), eb("due_at", "<", now.toISOString())]);
}

/** A clock that was stopped or has expired. */
export interface DecidedClock {
  /** UTC hour of the day in which the family wrote. */
  hour: number;
  /** The coordinator who replied; null if unknown. */
  stoppedBy: string | null;
  /** Whole minutes from the family's message to the reply; null if there was no reply. */
  minutes: number | null;
  inTime: boolean;
  isRecent: boolean;
}

/**
 * Loads all decided clocks of a span in one query. They are packed into one text, because transferring 11,000 rows a
 * month took longer than finding them.
 */
export async function decidedClocks(db: Queryable, span: Span, now: Date): Promise<DecidedClock[]> {
  const packedClock = sql`started_at || ${eb.case().when(isInTime).then(IN_TIME).else(LATE).end()}
    || coalesce(stopped_at, ${NO_REPLY}) || coalesce(stopped_by, '')`;
  const { packed } = await db
    .selectFrom("clocks")
    .select(sql<string | null>`string_agg(${packedClock}, ',')`.as("packed"))
    .where("started_at", ">=", span.since)
    .where(isDecided(now))
    .where(isCounted)
    .executeTakeFirstOrThrow();
  return packed ? packed.split(",").map((text) => unpacked(text, span.recent)) : [];
}

/** Number of characters of an ISO time. */
const TIME_LENGTH = 24;
const [IN_TIME, LATE] = ["+", "-"];
const NO_REPLY = "-".repeat(TIME_LENGTH);

function unpacked(text: string, recent: string): DecidedClock {
  const started = text.slice(0, TIME_LENGTH);
  const stopped = text.slice(TIME_LENGTH + 1, 2 * TIME_LENGTH + 1);
  const hasReply = stopped !== NO_REPLY;
  return {
    hour: Number(started.slice(11, 13)),
    stoppedBy: text.slice(2 * TIME_LENGTH + 1) || null,
    minutes: hasReply ? wholeMinutes(started, stopped) : null,
    inTime: text[TIME_LENGTH] === IN_TIME,
    isRecent: started >= recent,
  };
}

/**
 * Whole minutes between two ISO times, like `minutesBetween`. It reads the digits, because parsing dates took most of
 * the time.
 */
function wholeMinutes(from: string, to: string): number {
  const [dayFrom, dayTo] = [from.slice(0, 10), to.slice(0, 10)];
  const daySeconds = dayFrom === dayTo ? 0 : (Date.parse(dayTo) - Date.parse(dayFrom)) / 1000;
  return Math.floor((daySeconds + secondOfDay(to) - secondOfDay(from)) / 60);
}

function secondOfDay(time: string): number {
  // both character codes are higher than the digits by ZERO: 10 * ZERO + ZERO
  const twoDigits = (at: number) => time.charCodeAt(at) * 10 + time.charCodeAt(at + 1) - 11 * ZERO;
  return twoDigits(11) * 3600 + twoDigits(14) * 60 + twoDigits(17);
}

const ZERO = "0".charCodeAt(0);

/**
 * Counts decided and in-time clocks by the month in which the family wrote.
 *
 * @param months newest first, each with its start (ISO 8601 UTC)
 */
export function clocksByMonth(
  db: Queryable,
  months: readonly { month: string; start: string }[],
  span: Span,
  now: Date,
): Promise<ClockFigures[]> {
  const cases = months.map(({ month, start }) => sql`when started_at >= ${start} then ${month}`);
  return clocksBy(db, sql<string>`case ${sql.join(cases, sql` `)} end`, span, isDecided(now));
}

/** Loads at most `limit` clocks in order of arrival, as true if answered in time. */
export async function inTimeByArrival(
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
    .where(isCounted)
    .orderBy("started_at")
    .limit(limit)
    .execute();
  return rows.map(({ due_at, stopped_at }) => stopped_at !== null && stopped_at <= due_at);
}

/** Number of decided clocks, and of those answered in time. */
export async function clocksInTime(
  db: Queryable,
  since: string,
  now: Date,
): Promise<{ counted: number; inTime: number }> {
  const row = await db
    .selectFrom("clocks")
    .select([eb.fn.countAll().as("counted"), countIf(isInTime).as("in_time")])
    .where("started_at", ">=", since)
    .where(isDecided(now))
    .where(isCounted)
    .executeTakeFirstOrThrow();
  return { counted: Number(row.counted), inTime: Number(row.in_time ?? 0) };
}

async function clocksBy(
  db: Queryable,
  month: Expression<string | null>,
  { since, recent }: Span,
  condition: Expression<SqlBool>,
): Promise<ClockFigures[]> {
  const minutes = minutesBetween(db, "started_at", "stopped_at");
  const isRecent = eb("started_at", ">=", recent);
  const rows = await db
    .selectFrom("clocks")
    .select([
      sql<string | null>`${month}`.as("month"),
      minutes.as("minutes"),
      eb.fn.countAll().as("counted"),
      countIf(isInTime).as("in_time"),
      countIf(isRecent).as("recent_counted"),
      countIf(eb.and([isRecent, isInTime])).as("recent_in_time"),
    ])
    .where("started_at", ">=", since)
    .where(condition)
    .where(isCounted)
    .groupBy([sql`1`, sql`2`])
    .execute();
  return rows.map((row) => ({
    month: row.month,
    minutes: row.minutes,
    counted: Number(row.counted),
    inTime: Number(row.in_time),
    recentCounted: Number(row.recent_counted),
    recentInTime: Number(row.recent_in_time),
  }));
}

function countIf(condition: Expression<SqlBool>) {
  return eb.fn.sum<string | number | null>(eb.case().when(condition).then(1).else(0).end());
}

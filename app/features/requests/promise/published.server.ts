import type { Database } from "#db/connection.server";
import { MIN_REQUESTS_FOR_PERCENTAGES } from "~/constants";
import { dhakaDay, lastDhakaDays, startOfDhakaDay } from "~/locales/calendar";
import type { Context } from "~/server/context";
import { type ClockFigures, clocksByMonth, inTimeByArrival } from "./clock-figures.server";
import { type PromiseResult, resultOfGroups } from "./promise-result";
import { countSpam, type SpamCount, spamTotal } from "./spam.server";

/** Span on the home page, in Dhaka days, including today. */
export const PROOF_DAYS = 30;
/** Requests without an agreed quote are deleted after a year, so older months are incomplete. */
const MONTHS = 12;
/** More marks would be too thin to see on a phone. */
const MAX_MARKS = 100;
/** Lifetime of the cache, which exists because every visit of the home page needs the figures. */
const FRESH_MS = 60_000;

export interface PublishedFigures {
  recent: PromiseResult;
  /** Spam requests on the same days; `recent` excludes them. */
  spam: SpamCount;
  /** In order, true for each request answered in time; null if there are too many or too few. */
  marks: boolean[] | null;
  /** Months (`2026-11`), newest first, back to the first with a request. */
  months: (PromiseResult & { month: string })[];
}

/** Cached figures of each database, and the time at which they were counted. */
const cache = new WeakMap<Database, { at: number; figures: Promise<PublishedFigures> }>();

/** The public figures; at most a minute old. */
export function publishedFigures({
  db,
  now,
}: Pick<Context, "db" | "now">): Promise<PublishedFigures> {
  const time = now();
  const cached = cache.get(db);
  const age = cached ? time.getTime() - cached.at : Number.NaN;
  if (cached && age >= 0 && age < FRESH_MS) return cached.figures;
  const figures = countFigures(db, time);
  cache.set(db, { at: time.getTime(), figures });
  // after an error, the next visit counts again
  figures.catch(() => cache.delete(db));
  return figures;
}

async function countFigures(db: Database, now: Date): Promise<PublishedFigures> {
  const months = lastMonths(now);
  const since = months.at(-1)?.start ?? now.toISOString();
  const recent = startOfDhakaDay(lastDhakaDays(PROOF_DAYS, now)[0] ?? dhakaDay(now)).toISOString();
  const figures = await clocksByMonth(db, months, { since, recent }, now);
  const recentResult = resultOfGroups(
    figures.map(({ minutes, recentCounted, recentInTime }) => ({
      minutes,
      counted: recentCounted,
      inTime: recentInTime,
    })),
  );
  const hasMarks =
    recentResult.counted >= MIN_REQUESTS_FOR_PERCENTAGES && recentResult.counted <= MAX_MARKS;
  return {
    recent: recentResult,
    spam: spamTotal(await countSpam(db, recent)),
    marks: hasMarks ? await inTimeByArrival(db, recent, now, MAX_MARKS) : null,
    months: withoutMonthsBeforeFirst(
      months.map(({ month }) => ({ month, ...resultOfGroups(ofMonth(figures, month)) })),
    ),
  };
}

function ofMonth(figures: readonly ClockFigures[], month: string): ClockFigures[] {
  return figures.filter((one) => one.month === month);
}

/** Removes the months before the first request. */
function withoutMonthsBeforeFirst(months: PublishedFigures["months"]): PublishedFigures["months"] {
  return months.slice(0, months.findLastIndex(({ counted }) => counted > 0) + 1);
}

/** The last months in Dhaka, this one first, each with its start. */
function lastMonths(now: Date): { month: string; start: string }[] {
  const [year = 0, month = 1] = dhakaDay(now).split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, monthsAgo) => {
    const name = new Date(Date.UTC(year, month - 1 - monthsAgo)).toISOString().slice(0, 7);
    return { month: name, start: startOfDhakaDay(`${name}-01`).toISOString() };
  });
}

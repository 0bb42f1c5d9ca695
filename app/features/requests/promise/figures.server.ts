import type { Queryable } from "#db/connection.server";
import { type Country, isCountry } from "~/features/content/hospitals/countries";
import { parseSearch } from "~/features/content/hospitals/search-words";
import { listAdminAccounts } from "~/features/identity/account-rights.server";
import { dhakaDay, lastDhakaDays, startOfDhakaDay } from "~/locales/calendar";
import { actorName } from "../history.server";
import { countArrivals, countBookingsByTraits } from "./arrivals.server";
import { clocksInTime, type DecidedClock, decidedClocks } from "./clock-figures.server";
import {
  addToTally,
  emptyTally,
  type PromiseResult,
  resultOfTally,
  type Tally,
} from "./promise-result";
import { countSpam, type SpamCount } from "./spam.server";

/** Lengths of the spans in Dhaka days, including today. */
export const PROMISE_DAYS = [7, 30] as const;
export type PromiseDays = (typeof PROMISE_DAYS)[number];

const [WEEK, MONTH] = PROMISE_DAYS;
/** Hours by which Dhaka is ahead of UTC. */
const DHAKA_OFFSET_HOURS = 6;

/** The promise over the last 7 days, shown below the queue. */
export function promiseLastWeek(
  db: Queryable,
  now: Date,
): Promise<{ counted: number; inTime: number }> {
  return clocksInTime(db, startOf(WEEK, now), now);
}

export interface PromiseFigures {
  /** Results of both spans, independent of the chosen one. */
  shares: (PromiseResult & { days: PromiseDays })[];
  /** 24 entries, one for each hour in Dhaka at which the family wrote, starting at midnight. */
  byHour: PromiseResult[];
  /**
   * Most replies first. The name is null if it is unknown who replied, or the account is no longer
   * a coordinator's.
   */
  byCoordinator: (PromiseResult & { name: string | null })[];
  /** Requests declined as spam; the other figures exclude them. */
  spam: (SpamCount & { name: string | null })[];
  /** Days of the span (`2026-11-20`), today last. */
  perDay: { day: string; bookings: number; messages: number }[];
  /** Bookings that arrived in the span, most frequent first. */
  byStatus: ValueCount[];
  byService: ValueCount[];
  /** One of our countries, `other`, or null if not answered. */
  byDestination: ValueCount<Country | "other" | null>[];
}

export interface ValueCount<Value extends string | null = string | null> {
  value: Value;
  count: number;
}

/** Figures of the promise and of arrivals, for all kinds together. */
export async function promiseFigures(
  db: Queryable,
  days: PromiseDays,
  now: Date,
): Promise<PromiseFigures> {
  const span = { since: startOf(MONTH, now), recent: startOf(WEEK, now) };
  const since = startOf(days, now);
  const perDay = lastDhakaDays(days, now);
  const starts = perDay.map((day) => startOfDhakaDay(day).toISOString());
  // in parallel, if there is more than one connection
  const [month, admins, arrivals, traits, spam] = await Promise.all([
    decidedClocks(db, span, now),
    listAdminAccounts(db),
    countArrivals(db, starts),
    countBookingsByTraits(db, since),
    countSpam(db, since),
  ]);
  const tallies = tallyClocks(month, days);
  const names = new Map(admins.map((admin) => [admin.id, actorName(admin)]));
  const nameOf = (id: string | null) => names.get(id ?? "") ?? null;
  return {
    shares: [
      { days: WEEK, ...resultOfTally(tallies.week) },
      { days: MONTH, ...resultOfTally(tallies.month) },
    ],
    byHour: tallies.hours.map(resultOfTally),
    byCoordinator: [...tallies.coordinators]
      .map(([id, tally]) => ({ name: nameOf(id), ...resultOfTally(tally) }))
      .sort((left, right) => right.counted - left.counted),
    spam: spam
      .map(({ by, ...one }) => ({ name: nameOf(by), ...one }))
      .sort((left, right) => right.count - left.count),
    perDay: arrivals.flatMap((counts, index) => {
      const day = perDay[index];
      return day === undefined ? [] : [{ day, ...counts }];
    }),
    byStatus: sortByCount(traits.status),
    byService: sortByCount(traits.service),
    byDestination: countByCountry(traits.destination_country),
  };
}

function startOf(days: number, now: Date): string {
  return startOfDhakaDay(lastDhakaDays(days, now)[0] ?? dhakaDay(now)).toISOString();
}

/** Tallies both spans, and the hours and coordinators of the chosen span. */
function tallyClocks(decided: readonly DecidedClock[], days: PromiseDays) {
  const [week, month] = [emptyTally(), emptyTally()];
  const hours = Array.from({ length: 24 }, emptyTally);
  const coordinators = new Map<string | null, Tally>();
  for (const clock of decided) {
    addToTally(month, clock);
    if (clock.isRecent) addToTally(week, clock);
    if (days !== MONTH && !clock.isRecent) continue;
    addToTally(hours[(clock.hour + DHAKA_OFFSET_HOURS) % 24] ?? emptyTally(), clock);
    // without a reply there is no coordinator
    if (clock.minutes === null) continue;
    const tally = coordinators.get(clock.stoppedBy) ?? emptyTally();
    coordinators.set(clock.stoppedBy, tally);
    addToTally(tally, clock);
  }
  return { week, month, hours, coordinators };
}

/** Groups destinations by our countries, because destinations are free text. */
function countByCountry(entered: ValueCount[]): PromiseFigures["byDestination"] {
  const counts = new Map<Country | "other" | null, number>();
  for (const { value, count } of entered) {
    const country = value?.trim() ? countryIn(value) : null;
    counts.set(country, (counts.get(country) ?? 0) + count);
  }
  return sortByCount([...counts].map(([value, count]) => ({ value, count })));
}

function countryIn(written: string): Country | "other" {
  const tags = parseSearch(written).terms.flatMap((term) => term.tags);
  return tags.find(isCountry) ?? "other";
}

/** Sorts by frequency, most frequent first; null, a question left blank, is last among equals. */
function sortByCount<Value extends string | null>(rows: ValueCount<Value>[]): ValueCount<Value>[] {
  const last = "\uffff";
  return rows.toSorted(
    (left, right) =>
      right.count - left.count || ((left.value ?? last) < (right.value ?? last) ? -1 : 1),
  );
}

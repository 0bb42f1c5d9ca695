import type { Queryable } from "#db/connection.server";
import { readSought } from "#db/search-words";
import { listAdminAccounts } from "~/features/accounts/account-rights.server";
import { countBookingsBy } from "~/features/bookings/booking-figures.server";
import { bookingsByHour } from "~/features/bookings/booking-queue.server";
import { type Country, isCountry } from "~/features/hospitals/hospital";
import { messagesByHour } from "~/features/messages/message-queue.server";
import {
  clocksInTime,
  type DecidedClock,
  decidedClocks,
} from "~/features/requests/clock-figures.server";
import { actorName } from "~/features/requests/history.server";
import { type Kept, keptOf, type Waited } from "~/features/requests/kept-promise";
import { dhakaDay, lastDhakaDays, startOfDhakaDay } from "~/features/requests/promise";

/** The two spans of time that are looked at, in days of Dhaka, today among them. */
export const PROMISE_DAYS = [7, 30] as const;
export type PromiseDays = (typeof PROMISE_DAYS)[number];

const [WEEK, MONTH] = PROMISE_DAYS;
/** Dhaka is six hours ahead of UTC all year. */
const DHAKA_HOURS = 6;

/** How the promise was kept in the last 7 days, for the foot of the queue. */
export function keptLastWeek(
  db: Queryable,
  now: Date,
): Promise<{ counted: number; inTime: number }> {
  return clocksInTime(db, startOf(WEEK, now), now);
}

export interface PromiseFigures {
  /** Both spans, whichever is looked at. */
  shares: (Kept & { days: PromiseDays })[];
  /** 24 of them, from midnight in Dhaka: when the family wrote. */
  byHour: Kept[];
  /** Who replied most comes first; without a name where the account is gone. */
  byCoordinator: (Kept & { name: string | null })[];
  /** The days of the span, `2026-11-20`, today last. */
  perDay: { day: string; bookings: number; messages: number }[];
  /** Bookings that arrived in the span, the most frequent first. */
  byStatus: Counted[];
  byService: Counted[];
  /** A country of ours, `other`, or null where nothing was said. */
  byDestination: Counted<Country | "other" | null>[];
}

export interface Counted<Value extends string | null = string | null> {
  value: Value;
  count: number;
}

/** How the promise of two hours is kept, and what arrives, for bookings and messages together. */
export async function promiseFigures(
  db: Queryable,
  days: PromiseDays,
  now: Date,
): Promise<PromiseFigures> {
  const span = { since: startOf(MONTH, now), recent: startOf(WEEK, now) };
  const since = startOf(days, now);
  // side by side, where there is more than one connection
  const [month, admins, bookingHours, messageHours, byStatus, byService, byDestination] =
    await Promise.all([
      decidedClocks(db, span, now),
      listAdminAccounts(db),
      bookingsByHour(db, since),
      messagesByHour(db, since),
      countBookingsBy(db, "status", since),
      countBookingsBy(db, "service", since),
      countBookingsBy(db, "destination_country", since),
    ]);
  const week = month.filter(({ isRecent }) => isRecent);
  const looked = days === MONTH ? month : week;
  const hours = Map.groupBy(looked, ({ hour }) => hourInDhaka(hour));
  // what ran out without a reply was nobody's
  const replies = looked.filter(({ minutes }) => minutes !== null);
  const coordinators = Map.groupBy(replies, ({ stoppedBy }) => stoppedBy);
  const names = new Map(admins.map((admin) => [admin.id, actorName(admin)]));
  const bookings = byDay(bookingHours);
  const messages = byDay(messageHours);
  return {
    shares: [
      { days: WEEK, ...keptOf(waited(week)) },
      { days: MONTH, ...keptOf(waited(month)) },
    ],
    byHour: Array.from({ length: 24 }, (_, hour) => keptOf(waited(hours.get(hour) ?? []))),
    byCoordinator: [...coordinators]
      .map(([id, clocks]) => ({ name: names.get(id ?? "") ?? null, ...keptOf(waited(clocks)) }))
      .sort((left, right) => right.counted - left.counted),
    perDay: lastDhakaDays(days, now).map((day) => ({
      day,
      bookings: bookings.get(day) ?? 0,
      messages: messages.get(day) ?? 0,
    })),
    byStatus: inOrder(byStatus),
    byService: inOrder(byService),
    byDestination: destinations(byDestination),
  };
}

function startOf(days: number, now: Date): string {
  return startOfDhakaDay(lastDhakaDays(days, now)[0] ?? dhakaDay(now)).toISOString();
}

function waited(clocks: readonly DecidedClock[]): Waited[] {
  return clocks.map(({ minutes, inTime }) => ({ minutes, counted: 1, inTime: inTime ? 1 : 0 }));
}

function hourInDhaka(hourInUtc: string): number {
  return (Number(hourInUtc) + DHAKA_HOURS) % 24;
}

function byDay(rows: { hour: string; requests: string | number | bigint }[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { hour, requests } of rows) {
    const day = dhakaDay(new Date(`${hour}:00:00.000Z`));
    days.set(day, (days.get(day) ?? 0) + Number(requests));
  }
  return days;
}

/** Destinations are written freely, in any language: those that name a country of ours are one. */
function destinations(written: Counted[]): PromiseFigures["byDestination"] {
  const counts = new Map<Country | "other" | null, number>();
  for (const { value, count } of written) {
    const country = value?.trim() ? countryIn(value) : null;
    counts.set(country, (counts.get(country) ?? 0) + count);
  }
  return inOrder([...counts].map(([value, count]) => ({ value, count })));
}

function countryIn(written: string): Country | "other" {
  const tags = readSought(written).terms.flatMap((term) => term.tags);
  return tags.find(isCountry) ?? "other";
}

/** The most frequent first; of as many, what was not said last. */
function inOrder<Value extends string | null>(counted: Counted<Value>[]): Counted<Value>[] {
  const last = "\uffff";
  return counted.toSorted(
    (left, right) =>
      right.count - left.count || ((left.value ?? last) < (right.value ?? last) ? -1 : 1),
  );
}

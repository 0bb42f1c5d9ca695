const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Bangladesh keeps one time all year (it tried another in 2009 only). */
const DHAKA_AHEAD_MS = 6 * HOUR_MS;

/** The day it is in Dhaka, `2026-11-20`. */
export function dhakaDay(at: Date): string {
  return new Date(at.getTime() + DHAKA_AHEAD_MS).toISOString().slice(0, 10);
}

/** When a day begins in Dhaka. */
export function startOfDhakaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - DHAKA_AHEAD_MS);
}

/** The last days in Dhaka, today last. */
export function lastDhakaDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, index) =>
    dhakaDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
}

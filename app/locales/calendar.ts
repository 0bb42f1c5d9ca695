const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Bangladesh has the same offset all year; it had daylight saving time only in 2009. */
const DHAKA_AHEAD_MS = 6 * HOUR_MS;

/** The day of a moment in Dhaka, `2026-11-20`. */
export function dhakaDay(at: Date): string {
  return new Date(at.getTime() + DHAKA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Weekday (0 is Sunday) and time of day in Dhaka, `21:05`. */
export function dhakaClock(at: Date): { weekday: number; time: string } {
  const dhakaDate = new Date(at.getTime() + DHAKA_AHEAD_MS);
  return { weekday: dhakaDate.getUTCDay(), time: dhakaDate.toISOString().slice(11, 16) };
}

/** The first moment of a day in Dhaka. */
export function startOfDhakaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - DHAKA_AHEAD_MS);
}

/** @param day in Dhaka, `YYYY-MM-DD`; @param time there, `HH:MM`, or empty for midnight */
export function dhakaMoment(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time === "" ? [] : time.split(":").map(Number);
  return new Date(startOfDhakaDay(day).getTime() + (hours * 60 + minutes) * 60_000);
}

/** The most recent days in Dhaka, ending with today. */
export function lastDhakaDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, index) =>
    dhakaDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
}

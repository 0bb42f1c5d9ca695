import { dhakaClock } from "~/locales/calendar";

/** A weekly shift in Dhaka time. */
export interface Shift {
  /** Day on which the shift begins; 0 is Sunday. */
  weekday: number;
  /** For example `21:00`. */
  starts: string;
  ends: string;
}

/** Sunday first, as in Bangladesh. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** True if the shift ends on the day after its start. If both times are equal, it lasts 24 hours. */
export function passesMidnight({ starts, ends }: Shift): boolean {
  return ends <= starts;
}

export function isOnDuty(shift: Shift, now: Date): boolean {
  const { weekday, time } = dhakaClock(now);
  const passes = passesMidnight(shift);
  if (weekday === shift.weekday) return time >= shift.starts && (passes || time < shift.ends);
  return passes && weekday === (shift.weekday + 1) % 7 && time < shift.ends;
}

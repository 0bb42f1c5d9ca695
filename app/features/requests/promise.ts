import { REPLY_WITHIN_HOURS, URGENT_REMINDER_MINUTES } from "~/constants";

/** State of the two-hour promise for one request. */
export interface Clock {
  /** `by-phone`: the family's call answered it. `closed`: closed without a reply, so nothing is owed. */
  state: "due" | "overdue" | "in-time" | "late" | "by-phone" | "closed";
  /** Time until or since the deadline; after a reply, the time that the family waited; otherwise 0. */
  ms: number;
}

export interface PromiseInput {
  /** Start of the wait: the arrival, or the time at which the family wrote again. */
  receivedAt: string;
  dueAt: string;
  repliedAt: string | null;
  open: boolean;
  /** True if the wait began with a request by phone, which is left out of the figures. */
  byPhone?: boolean;
}

export function clockOf(
  { receivedAt, dueAt, repliedAt, open, byPhone }: PromiseInput,
  now: Date,
): Clock {
  const due = Date.parse(dueAt);
  if (repliedAt && byPhone) return { state: "by-phone", ms: 0 };
  if (repliedAt) {
    const replied = Date.parse(repliedAt);
    return {
      state: replied <= due ? "in-time" : "late",
      ms: Math.max(0, replied - Date.parse(receivedAt)),
    };
  }
  const remaining = due - now.getTime();
  if (!open) return { state: "closed", ms: 0 };
  return remaining >= 0 ? { state: "due", ms: remaining } : { state: "overdue", ms: -remaining };
}

const HOUR_MS = 60 * 60 * 1000;

/** Deadline for a person's reply. @param receivedAt ISO 8601 UTC, like the result */
export function replyDueAt(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + REPLY_WITHIN_HOURS * HOUR_MS).toISOString();
}

/** A reminder is sent for an urgent request whose wait began at this time or earlier. */
export function reminderThreshold(now: Date): string {
  return new Date(now.getTime() - URGENT_REMINDER_MINUTES * 60_000).toISOString();
}

/** A reply due within this time is marked as `soon`. */
export const SOON_MS = HOUR_MS / 2;
/**
 * A request that is late for longer than this is shown as old, and a new message of its family
 * gets a new deadline.
 */
export const OLD_MS = 24 * HOUR_MS;

/** True if a clock is overdue by more than a day; another running clock then sets the request's deadline. */
export function isForgotten(dueAt: string, now: Date): boolean {
  return Date.parse(dueAt) < now.getTime() - OLD_MS;
}

/** The earliest running clock that is not forgotten, else the earliest one; it sets the request's deadline. */
export function firstDue<Running extends { dueAt: string }>(
  clocks: readonly Running[],
  now: Date,
): Running | undefined {
  const inOrder = clocks.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  return inOrder.find(({ dueAt }) => !isForgotten(dueAt, now)) ?? inOrder[0];
}

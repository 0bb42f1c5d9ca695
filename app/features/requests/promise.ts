import { REPLY_WITHIN_HOURS } from "~/constants";

/** The promise of a reply within two hours, as it stands for one request. */
export interface Clock {
  /** `closed`: closed before anybody replied, so nothing is owed. */
  state: "due" | "overdue" | "in-time" | "late" | "closed";
  /** Until the reply is due, since it was due, or how long the family waited for the reply. */
  ms: number;
}

export interface Promised {
  /** Since when it waits: when it arrived, or when the family wrote again. */
  receivedAt: string;
  dueAt: string;
  repliedAt: string | null;
  open: boolean;
}

export function clockOf({ receivedAt, dueAt, repliedAt, open }: Promised, now: Date): Clock {
  const due = Date.parse(dueAt);
  if (repliedAt) {
    const replied = Date.parse(repliedAt);
    return {
      state: replied <= due ? "in-time" : "late",
      ms: Math.max(0, replied - Date.parse(receivedAt)),
    };
  }
  const left = due - now.getTime();
  if (!open) return { state: "closed", ms: 0 };
  return left >= 0 ? { state: "due", ms: left } : { state: "overdue", ms: -left };
}

const HOUR_MS = 60 * 60 * 1000;

/** The promise: a person replies by then. @param receivedAt ISO 8601 UTC, as what is returned */
export function replyDueAt(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + REPLY_WITHIN_HOURS * HOUR_MS).toISOString();
}

/** A reply that is due within this time is shown as urgent to give. */
export const SOON_MS = HOUR_MS / 2;
/** A clock that is over for longer is no measure of what the family has written since. */
export const OLD_MS = 24 * HOUR_MS;

/** True while a clock still tells how urgent its request is. */
export function isForgotten(dueAt: string, now: Date): boolean {
  return Date.parse(dueAt) < now.getTime() - OLD_MS;
}

/** The clock that a request with several running ones is answered by: the earliest that is not forgotten. */
export function firstDue<Running extends { dueAt: string }>(
  clocks: readonly Running[],
  now: Date,
): Running | undefined {
  const inOrder = clocks.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  return inOrder.find(({ dueAt }) => !isForgotten(dueAt, now)) ?? inOrder[0];
}

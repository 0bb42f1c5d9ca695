import type { Queryable } from "#db/connection.server";
import {
  countUnansweredBookings,
  countUrgentBookings,
  unansweredBookings,
} from "~/features/bookings/booking-queue.server";
import {
  countOpenMessages,
  countUnansweredMessages,
  unansweredMessages,
} from "~/features/messages/message-queue.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import type { UnansweredRequest } from "~/features/requests/waiting";

export interface RequestCount {
  bookings: number;
  messages: number;
}

/** What has not been replied to: still within the two hours, and beyond them. */
export async function countWaiting(
  db: Queryable,
  now: Date,
): Promise<{ due: RequestCount; overdue: RequestCount }> {
  return { due: await count(db, "due", now), overdue: await countOverdue(db, now) };
}

/** What should have been replied to by now. */
export function countOverdue(db: Queryable, now: Date): Promise<RequestCount> {
  return count(db, "overdue", now);
}

async function count(db: Queryable, state: "due" | "overdue", now: Date): Promise<RequestCount> {
  return {
    bookings: await countUnansweredBookings(db, state, now),
    messages: await countUnansweredMessages(db, state, now),
  };
}

/** How many urgent bookings, and how many messages, nobody has replied to. */
export async function countForSidebar(
  db: Queryable,
): Promise<{ urgent: number; messages: number }> {
  return { urgent: await countUrgentBookings(db), messages: await countOpenMessages(db) };
}

export interface WaitingRequest extends UnansweredRequest {
  kind: "booking" | "message";
  clock: Clock;
}

/** What waits for a reply, the longest overdue first. */
export async function waitingRequests(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<WaitingRequest[]> {
  const bookings = await unansweredBookings(db, limit);
  const messages = await unansweredMessages(db, limit);
  return [
    ...bookings.map((request) => ({ kind: "booking" as const, ...request })),
    ...messages.map((request) => ({ kind: "message" as const, ...request })),
  ]
    .sort((left, right) => (left.dueAt < right.dueAt ? -1 : 1))
    .slice(0, limit)
    .map((request) => ({
      ...request,
      clock: clockOf({ ...request, repliedAt: null, open: true }, now),
    }));
}

import type { Queryable } from "#db/connection.server";
import {
  countOverdueBookings,
  countUrgentBookings,
} from "~/features/bookings/booking-queue.server";
import { countOpenMessages, countOverdueMessages } from "~/features/messages/message-queue.server";

export interface RequestCount {
  bookings: number;
  messages: number;
}

/** What should have been replied to by now. */
export async function countOverdue(db: Queryable, now: Date): Promise<RequestCount> {
  return {
    bookings: await countOverdueBookings(db, now),
    messages: await countOverdueMessages(db, now),
  };
}

/** How many urgent bookings, and how many messages, nobody has replied to. */
export async function countForSidebar(
  db: Queryable,
): Promise<{ urgent: number; messages: number }> {
  return { urgent: await countUrgentBookings(db), messages: await countOpenMessages(db) };
}

import type { Queryable } from "#db/connection.server";
import { findQueuedBookings } from "~/features/bookings/queued-bookings.server";
import { findQueuedMessages } from "~/features/messages/queued-messages.server";
import type { QueueAsk } from "~/features/requests/queue-conditions.server";

/** What was searched for, of both kinds. */
export type QueueFound = NonNullable<QueueAsk["found"]> & {
  /** There is more: these are the newest. */
  isCut: boolean;
};

/** The newest that fit what is asked and have the words in them; null where nothing was searched for. */
export async function findInQueue(db: Queryable, ask: QueueAsk): Promise<QueueFound | null> {
  const bookings = await findQueuedBookings(db, ask);
  const messages = await findQueuedMessages(db, ask);
  if (!bookings || !messages) return null;
  return {
    bookings: bookings.condition,
    messages: messages.condition,
    isCut: bookings.isCut || messages.isCut,
  };
}

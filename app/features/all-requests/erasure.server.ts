import type { Queryable } from "#db/connection.server";
import { eraseBookingsOf } from "~/features/bookings/booking-erasure.server";
import { eraseMessagesOf } from "~/features/messages/message-erasure.server";
import type { ErasedRequests } from "~/features/requests/arrival-mails.server";
import type { Person } from "~/features/sessions/person";

/**
 * Erases the text of a person's requests and cuts them off from the person (locales/en/privacy.ts,
 * "How to have it erased"). Numbers and times stay, for the counts.
 */
export async function eraseRequests(
  db: Queryable,
  person: Person,
  now: Date,
): Promise<{ bookings: ErasedRequests; messages: ErasedRequests }> {
  return {
    bookings: await eraseBookingsOf(db, person, now),
    messages: await eraseMessagesOf(db, person, now),
  };
}

import type { Queryable } from "#db/connection.server";
import { bookingsOfAccount } from "~/features/bookings/account-bookings.server";
import { messagesOfAccount } from "~/features/messages/account-messages.server";

/** What was sent from an account, or with its address by somebody not signed in: the newest first. */
export async function requestsOfAccount(db: Queryable, account: { id: string; email: string }) {
  const [bookings, messages] = await Promise.all([
    bookingsOfAccount(db, account),
    messagesOfAccount(db, account),
  ]);
  return [
    ...bookings.map((booking) => ({ kind: "booking", ...booking }) as const),
    ...messages.map((message) => ({ kind: "message", ...message }) as const),
  ].sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}

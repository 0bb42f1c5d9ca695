import type { Queryable } from "#db/connection.server";
import { claimBookings } from "~/features/bookings/own-bookings.server";
import { claimMessages } from "~/features/messages/own-messages.server";
import type { Person } from "~/features/sessions/person";

/** Requests sent with an address belong to its account once the address is confirmed. */
export async function claimRequests(
  db: Queryable,
  owner: Pick<Person, "id" | "email">,
): Promise<void> {
  await claimBookings(db, owner);
  await claimMessages(db, owner);
}

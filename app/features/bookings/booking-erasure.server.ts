import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/personal-columns";
import type { Person } from "~/features/sessions/person";
import { FAMILY, writeHistory } from "./history.server";
import { ownBookings } from "./own-bookings.server";
import { type BookingStatus, isClosed } from "./statuses";

/**
 * Erases the text of a person's bookings and cuts them off from the person; open ones are closed.
 *
 * @returns their ids
 */
export async function eraseBookingsOf(db: Queryable, person: Person, now: Date): Promise<string[]> {
  const bookings = await ownBookings(db, person).select("id").execute();
  for (const { id } of bookings) await eraseBooking(db, id, now);
  return bookings.map(({ id }) => id);
}

/** Erases one booking's text, as `eraseBookingsOf`; nothing where there is none. */
export async function eraseBooking(db: Queryable, id: string, now: Date): Promise<void> {
  const booking = await db
    .updateTable("bookings")
    .set((eb) => ({
      ...personalColumns.bookings.erased,
      content_hash: id,
      updated_at: now.toISOString(),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .returning("status")
    .executeTakeFirst();
  if (!booking) return;
  await eraseHistory(db, id);
  if (!isClosed(booking.status)) await cancelErased(db, { id, status: booking.status }, now);
}

async function eraseHistory(db: Queryable, bookingId: string): Promise<void> {
  await db
    .updateTable("booking_events")
    .set(personalColumns.booking_events.erased)
    .where("booking_id", "=", bookingId)
    .execute();
  await db
    .updateTable("booking_events")
    .set({ actor_name: FAMILY })
    .where("booking_id", "=", bookingId)
    // what the family did alone: what coordinators did bears their names
    .where("from_status", "is", null)
    .where("kind", "in", ["move", "family"])
    .execute();
}

/** Nobody can work on it any more; its history says why. */
async function cancelErased(
  db: Queryable,
  { id, status }: { id: string; status: BookingStatus },
  now: Date,
): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ status: "cancelled", held_from: null })
    .where("id", "=", id)
    .execute();
  await writeHistory(db, {
    id: randomUUID(),
    bookingId: id,
    kind: "move",
    at: now,
    actor: null,
    from: status,
    to: "cancelled",
    reason: "",
  });
}

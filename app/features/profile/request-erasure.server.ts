import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { FAMILY } from "~/features/bookings/history.server";
import { type BookingStatus, isClosed } from "~/features/bookings/statuses";
import type { Person } from "~/features/sessions/person";
import { ownBookings, ownMessages } from "./own-requests.server";

/** What is put where a text was: the row stays, for the counts, and says nothing. */
const ERASED = "";

/**
 * Erases the text of a person's requests and messages and cuts them off from the person
 * (locales/en/privacy.ts, "How to have it erased"). Numbers and times stay, for the counts.
 */
export async function eraseRequests(db: Queryable, person: Person, now: Date): Promise<void> {
  const at = now.toISOString();
  const bookings = await ownBookings(db, person).select(["id", "status"]).execute();
  for (const { id, status } of bookings) {
    await db
      .updateTable("booking_events")
      .set({ reason: ERASED })
      .where("booking_id", "=", id)
      .execute();
    await db
      .updateTable("booking_events")
      .set({ actor_name: FAMILY })
      .where("booking_id", "=", id)
      // of the request itself; what coordinators did bears their names
      .where("from_status", "is", null)
      .where("kind", "=", "move")
      .execute();
    await db
      .updateTable("bookings")
      .set((eb) => ({
        full_name: ERASED,
        email: ERASED,
        phone_number: ERASED,
        patient_current_location: ERASED,
        destination_country: ERASED,
        tell_us_more: ERASED,
        hospital: null,
        relatives: null,
        // of the text that was: it would still tell whether a guess at it is right
        content_hash: id,
        user_id: null,
        updated_at: at,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    if (!isClosed(status)) await cancelErased(db, { id, status }, at);
  }
  const messages = await ownMessages(db, person).select(["id", "status"]).execute();
  for (const { id, status } of messages) {
    await db
      .updateTable("messages")
      .set((eb) => ({
        name: ERASED,
        email: ERASED,
        phone: null,
        message: ERASED,
        content_hash: id,
        user_id: null,
        status: "closed",
        updated_at: at,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    await db
      .updateTable("message_events")
      .set({ reason: ERASED })
      .where("message_id", "=", id)
      .execute();
    if (status !== "closed") await noteClosing(db, id, at);
  }
}

/** Nobody can work on it any more; its history says why. */
async function cancelErased(
  db: Queryable,
  { id, status }: { id: string; status: BookingStatus },
  at: string,
): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ status: "cancelled", held_from: null })
    .where("id", "=", id)
    .execute();
  await db
    .insertInto("booking_events")
    .values({
      id: randomUUID(),
      booking_id: id,
      kind: "move",
      at,
      actor_id: null,
      actor_name: FAMILY,
      from_status: status,
      to_status: "cancelled",
      channel: null,
      reason: "",
    })
    .execute();
}

/** Nobody can answer it any more. */
async function noteClosing(db: Queryable, messageId: string, at: string): Promise<void> {
  await db
    .insertInto("message_events")
    .values({
      id: randomUUID(),
      message_id: messageId,
      kind: "close",
      at,
      actor_id: null,
      actor_name: "sender",
      channel: null,
      reason: "",
    })
    .execute();
}

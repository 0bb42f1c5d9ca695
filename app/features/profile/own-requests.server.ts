import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { FAMILY } from "~/features/bookings/history.server";
import { type BookingStatus, isClosed } from "~/features/bookings/life";
import type { Person } from "~/features/users/user";

/** What somebody may see starts here: nothing until the address is confirmed. */
export function ownBookings(db: Queryable, person: Person) {
  return db
    .selectFrom("bookings")
    .where((eb) =>
      eb.or([
        eb("user_id", "=", person.id),
        // sent after the confirmation, by somebody who was not signed in
        eb.and([eb("user_id", "is", null), eb("email", "=", person.email)]),
      ]),
    )
    .$if(!person.emailVerified, (none) => none.where("bookings.id", "is", null));
}

export function ownMessages(db: Queryable, person: Person) {
  return db
    .selectFrom("messages")
    .where((eb) =>
      eb.or([
        eb("user_id", "=", person.id),
        eb.and([eb("user_id", "is", null), eb("email", "=", person.email)]),
      ]),
    )
    .$if(!person.emailVerified, (none) => none.where("messages.id", "is", null));
}

export async function listOwnBookings(db: Queryable, person: Person) {
  const rows = await ownBookings(db, person)
    .select([
      "reference",
      "status",
      "held_from",
      "received_at",
      "due_at",
      "replied_at",
      "destination_country",
    ])
    .orderBy("received_at", "desc")
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    status: row.status,
    heldFrom: row.held_from,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    repliedAt: row.replied_at,
    destination: row.destination_country,
  }));
}

export async function listOwnMessages(db: Queryable, person: Person) {
  const rows = await ownMessages(db, person)
    .select(["reference", "status", "message", "received_at", "due_at", "replied_at"])
    .orderBy("received_at", "desc")
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    status: row.status,
    message: row.message,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    repliedAt: row.replied_at,
  }));
}

export async function findOwnBooking(db: Queryable, person: Person, reference: string) {
  const row = await ownBookings(db, person)
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row) return null;
  return {
    reference: row.reference,
    status: row.status,
    heldFrom: row.held_from,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    repliedAt: row.replied_at,
    fullName: row.full_name,
    phone: row.phone_number,
    location: row.patient_current_location,
    destination: row.destination_country,
    tellUsMore: row.tell_us_more,
    urgent: isSet(row.urgent),
  };
}

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

import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Person } from "~/features/sessions/person";

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

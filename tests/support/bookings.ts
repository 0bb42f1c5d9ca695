import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import {
  clocksOf,
  insertClock,
  insertRequestEvent,
  insertRequests,
  type Kind,
  requestOf,
} from "./requests";

const DUE_MS = 2 * 60 * 60 * 1000;

/** A booking as the form makes it, with its first row of history. */
export async function insertBooking(
  db: Queryable,
  given: Partial<Insertable<Schema["bookings"]>> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  const receivedAt = given.received_at ?? "2026-11-20T08:00:00.000Z";
  const row: Insertable<Schema["bookings"]> = {
    id,
    reference: `SETU-${crockford()}-${crockford()}`,
    submission_key: randomUUID(),
    content_hash: "",
    full_name: "রহিমা খাতুন",
    email: "rahima@example.com",
    phone_number: "+8801712345678",
    patient_current_location: "Dhaka",
    destination_country: "Thailand",
    tell_us_more: "",
    service: null,
    hospital: null,
    urgent: 0,
    relatives: null,
    language: "bn",
    status: "received",
    held_from: null,
    received_at: receivedAt,
    due_at: new Date(Date.parse(receivedAt) + DUE_MS).toISOString(),
    replied_at: null,
    updated_at: receivedAt,
    user_id: null,
    ...given,
  };
  await insertRequests(db, "booking", [row]);
  await insertRequestEvent(db, "booking", {
    id: randomUUID(),
    booking_id: id,
    kind: "move",
    at: receivedAt,
    actor_id: null,
    actor_name: given.full_name ?? "রহিমা খাতুন",
    from_status: null,
    to_status: "received",
    channel: null,
    reason: "",
  });
  await startClock(db, "booking", id);
  return id;
}

/** A booking that a coordinator put on hold, which can be taken back. */
export async function insertHeld(db: Queryable, id: string): Promise<void> {
  await insertBooking(db, { id, status: "on_hold", held_from: "received" });
  await insertRequestEvent(db, "booking", {
    id: randomUUID(),
    booking_id: id,
    kind: "move",
    at: "2026-11-20T08:05:00.000Z",
    actor_name: "Nila",
    from_status: "received",
    to_status: "on_hold",
    reason: "They wait for a passport",
  });
}

/** A message of the contact form. */
export async function insertMessage(
  db: Queryable,
  given: Partial<Insertable<Schema["messages"]>> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  const receivedAt = given.received_at ?? "2026-11-20T08:00:00.000Z";
  const row: Insertable<Schema["messages"]> = {
    id,
    reference: `SETU-${crockford()}-${crockford()}`,
    submission_key: randomUUID(),
    content_hash: "",
    name: "Karim Ahmed",
    email: "karim@example.com",
    phone: null,
    message: "Do you arrange visas?",
    language: "en",
    status: "new",
    received_at: receivedAt,
    due_at: new Date(Date.parse(receivedAt) + DUE_MS).toISOString(),
    replied_at: null,
    updated_at: receivedAt,
    user_id: null,
    ...given,
  };
  await insertRequests(db, "message", [row]);
  await startClock(db, "message", id);
  return id;
}

/** The one that began when the request arrived, as its row tells of it. */
async function startClock(db: Queryable, kind: Kind, id: string) {
  const row = await requestOf(db, kind, id);
  // the site calls a request's first clock as the request; tests may name a booking and a message alike
  const isTaken = (await clocksOf(db, { id })).length > 0;
  await insertClock(db, {
    id: isTaken ? `${kind}-${id}` : id,
    [`${kind}_id`]: id,
    written_in: id,
    started_at: row.received_at,
    due_at: row.due_at,
    stopped_at: row.replied_at,
  });
}

function crockford(): string {
  const bytes = randomUUID().replace(/-/g, "").slice(0, 4).toUpperCase();
  return bytes.padEnd(4, "0");
}

/** Somebody who may sign in: made without a password, for tests that need none. */
export async function insertAdmin(db: Queryable, name: string) {
  const person = { id: randomUUID(), name, email: `${randomUUID()}@setu.example` };
  const at = "2026-11-01T00:00:00.000Z";
  await db
    .insertInto("users")
    .values({
      ...person,
      phone: null,
      role: "admin",
      password_hash: "",
      language: "en",
      email_verified_at: at,
      disabled_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return person;
}

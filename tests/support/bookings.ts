import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { insertClock, insertRequestEvent, insertRequests } from "./requests";

/** The promise to reply within two hours. */
const DUE_MS = 2 * 60 * 60 * 1000;

type Given = Partial<Insertable<Schema["requests"]>>;

/** Inserts a booking with its first event and its clock, as the form does. */
export function insertBooking(db: Queryable, given: Given = {}): Promise<string> {
  return insertRequest(db, {
    kind: "booking",
    full_name: "রহিমা খাতুন",
    email: "rahima@example.com",
    phone_number: "+8801712345678",
    patient_current_location: "Dhaka",
    destination_country: "Thailand",
    language: "bn",
    ...given,
  });
}

/** A message of the contact form. */
export function insertMessage(db: Queryable, given: Given = {}): Promise<string> {
  return insertRequest(db, {
    kind: "message",
    full_name: "Karim Ahmed",
    email: "karim@example.com",
    tell_us_more: "Do you arrange visas?",
    language: "en",
    ...given,
  });
}

async function insertRequest(
  db: Queryable,
  given: Given & Pick<Insertable<Schema["requests"]>, "kind" | "language">,
): Promise<string> {
  const id = given.id ?? randomUUID();
  const receivedAt = given.received_at ?? "2026-11-20T08:00:00.000Z";
  const row = {
    id,
    reference: `SETU-${crockford()}-${crockford()}`,
    submission_key: randomUUID(),
    content_hash: "",
    status: "received",
    received_at: receivedAt,
    waits_since: receivedAt,
    due_at: new Date(Date.parse(receivedAt) + DUE_MS).toISOString(),
    updated_at: receivedAt,
    ...given,
  } as const;
  await insertRequests(db, [row]);
  await insertRequestEvent(db, {
    id: randomUUID(),
    request_id: id,
    kind: "sent",
    at: receivedAt,
    by: "family",
    actor_name: null,
    to_status: "received",
  });
  await insertClock(db, {
    id,
    request_id: id,
    started_at: row.received_at,
    due_at: row.due_at,
    stopped_at: row.replied_at,
    counts: row.status === "duplicate" || row.flood ? 0 : 1,
  });
  return id;
}

/** A booking that a coordinator has put on hold, which can be undone. */
export async function insertOnHold(db: Queryable, id: string): Promise<void> {
  await insertBooking(db, { id, status: "on_hold", held_from: "received" });
  await insertRequestEvent(db, {
    id: randomUUID(),
    request_id: id,
    kind: "move",
    at: "2026-11-20T08:05:00.000Z",
    from_status: "received",
    to_status: "on_hold",
    words: "They wait for a passport",
  });
}

function crockford(): string {
  const bytes = randomUUID().replace(/-/g, "").slice(0, 4).toUpperCase();
  return bytes.padEnd(4, "0");
}

/** A coordinator without a password, for tests that need none. */
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

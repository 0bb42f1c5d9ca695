import { audit, listAuditOf } from "~/features/audit/audits.server";
import { readingTimesOf } from "~/features/audit/readings.server";
import { listPasskeys } from "~/features/second-factor/passkeys.server";
import type { Person } from "~/features/sessions/person";
import { listDevices } from "~/features/sessions/signed-in-devices.server";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { ownBookings, ownMessages } from "./own-requests.server";

/** Collecting reads every table and writes a row of the audit: no more often than anybody needs. */
export function mayDownload(context: Context, person: Person): Promise<boolean> {
  return withinLimits(context, [
    { scope: "data-download", subject: person.id, max: 20, windowSeconds: 60 * 60 },
  ]);
}

/**
 * All that is kept of a person, for the download; not what coordinators wrote for one another, which
 * their forms say no family sees.
 */
export async function collectOwnData(context: Context, person: Person) {
  const { db } = context;
  const now = context.now();
  const entry = { kind: "data-downloaded", actorId: person.id, subjectId: person.id } as const;
  await audit(db, { ...entry, network: context.clientAddress }, now);
  const account = await db
    .selectFrom("users")
    .select(["email", "name", "phone", "role", "language", "email_verified_at", "created_at"])
    .where("id", "=", person.id)
    .executeTakeFirstOrThrow();
  return {
    made_at: now.toISOString(),
    account,
    devices: await listDevices(db, person.id, now),
    passkeys: (await listPasskeys(db, person.id)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    requests: await bookingsWithHistory(context, person),
    messages: await messagesWithHistory(context, person),
    reviews: await reviewsOf(context, person),
    events: await listAuditOf(db, person.id),
  };
}

async function bookingsWithHistory({ db }: Context, person: Person) {
  const bookings = await ownBookings(db, person)
    .select([
      "id",
      "reference",
      "full_name",
      "email",
      "phone_number",
      "patient_current_location",
      "destination_country",
      "tell_us_more",
      "service",
      "hospital",
      "urgent",
      "relatives",
      "language",
      "status",
      "received_at",
      "replied_at",
    ])
    .orderBy("received_at")
    .execute();
  return Promise.all(
    bookings.map(async ({ id, ...booking }) => ({
      ...booking,
      read_at: await readingTimesOf(db, id),
      history: await db
        .selectFrom("booking_events")
        .select(["at", "kind", "from_status", "to_status", "channel"])
        .where("booking_id", "=", id)
        .where("kind", "!=", "note")
        .orderBy("at")
        .execute(),
    })),
  );
}

async function messagesWithHistory({ db }: Context, person: Person) {
  const messages = await ownMessages(db, person)
    .select([
      "id",
      "reference",
      "name",
      "email",
      "phone",
      "message",
      "language",
      "status",
      "received_at",
      "replied_at",
    ])
    .orderBy("received_at")
    .execute();
  return Promise.all(
    messages.map(async ({ id, ...message }) => ({
      ...message,
      read_at: await readingTimesOf(db, id),
      history: await db
        .selectFrom("message_events")
        .select(["at", "kind", "channel"])
        .where("message_id", "=", id)
        .where("kind", "!=", "note")
        .orderBy("at")
        .execute(),
    })),
  );
}

async function reviewsOf({ db }: Context, person: Person) {
  if (!person.emailVerified) return [];
  return db
    .selectFrom("reviews")
    .select([
      "name",
      "email",
      "place",
      "country",
      "treatment",
      "rating",
      "text",
      "consented_at",
      "status",
      "submitted_at",
    ])
    .where("email", "=", person.email)
    .orderBy("submitted_at")
    .execute();
}

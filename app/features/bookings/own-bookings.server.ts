import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/personal-columns";
import { hospitalName } from "~/features/hospitals/hospital-choice.server";
import { isOwn, isUnclaimed } from "~/features/requests/request-conditions.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { answersOf } from "./booking-row.server";
import type { BookingStatus } from "./statuses";

/** A booking as its family sees it in a list. */
export interface OwnBooking {
  reference: string;
  status: BookingStatus;
  heldFrom: BookingStatus | null;
  receivedAt: string;
  dueAt: string;
  repliedAt: string | null;
  destination: string;
}

/** The newest first. */
export async function listOwnBookings(db: Queryable, person: Person): Promise<OwnBooking[]> {
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
  return rows.map(asOwn);
}

export async function findOwnBooking(
  db: Queryable,
  person: Person,
  reference: string,
  language: Language,
) {
  const row = await ownBookings(db, person)
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row) return null;
  const answers = answersOf(row);
  const hospital = (await hospitalName(db, answers.hospital, language)) ?? answers.hospital;
  return { ...asOwn(row), answers: { ...answers, hospital } };
}

/** All of them for the family's own copy, and their histories but for coordinators' notes. */
export async function collectBookings(db: Queryable, person: Person) {
  const bookings = await ownBookings(db, person)
    .select(["id", ...personalColumns.bookings.download])
    .orderBy("received_at")
    .execute();
  return Promise.all(
    bookings.map(async ({ id, ...booking }) => ({
      id,
      booking,
      history: await db
        .selectFrom("booking_events")
        .select(personalColumns.booking_events.download)
        .where("booking_id", "=", id)
        .where("kind", "!=", "note")
        .orderBy("at")
        .execute(),
    })),
  );
}

/** Bookings sent with an address that nobody had proven: from now on the account's. */
export async function claimBookings(
  db: Queryable,
  owner: Pick<Person, "id" | "email">,
): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ user_id: owner.id })
    .where(isUnclaimed(owner.email))
    .execute();
}

export function ownBookings(db: Queryable, person: Person) {
  return db.selectFrom("bookings").where(isOwn(person));
}

function asOwn(row: {
  reference: string;
  status: BookingStatus;
  held_from: BookingStatus | null;
  received_at: string;
  due_at: string;
  replied_at: string | null;
  destination_country: string;
}): OwnBooking {
  return {
    reference: row.reference,
    status: row.status,
    heldFrom: row.held_from,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    repliedAt: row.replied_at,
    destination: row.destination_country,
  };
}

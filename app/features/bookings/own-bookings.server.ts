import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/personal-columns";
import { hospitalName } from "~/features/hospitals/hospital-choice.server";
import { isOwn, isUnclaimed } from "~/features/requests/request-conditions.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { answersOf } from "./booking-row.server";

/** A booking as its family sees it in a list. */
export type OwnBooking = Awaited<ReturnType<typeof listOwnBookings>>[number];

const OWN_COLUMNS = [
  "reference",
  "status",
  "held_from as heldFrom",
  "received_at as receivedAt",
  "due_at as dueAt",
  "replied_at as repliedAt",
  "destination_country as destination",
] as const;

/** The newest first. */
export function listOwnBookings(db: Queryable, person: Person) {
  return ownBookings(db, person).select(OWN_COLUMNS).orderBy("received_at", "desc").execute();
}

export async function findOwnBooking(
  db: Queryable,
  person: Person,
  reference: string,
  language: Language,
) {
  const row = await ownBookings(db, person)
    .selectAll()
    .select(OWN_COLUMNS)
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row) return null;
  const answers = answersOf(row);
  const hospital = (await hospitalName(db, answers.hospital, language)) ?? answers.hospital;
  const { status, heldFrom, receivedAt, dueAt, repliedAt, destination } = row;
  const own = { reference, status, heldFrom, receivedAt, dueAt, repliedAt, destination };
  return { ...own, answers: { ...answers, hospital } };
}

/** All of them for the family's own copy, and their histories but for what coordinators keep for each other. */
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
        .where("kind", "in", ["move", "reply"])
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

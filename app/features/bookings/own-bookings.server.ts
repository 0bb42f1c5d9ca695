import { expressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/personal-columns";
import type { Schema } from "#db/schema";
import { isReceiptUnsent } from "~/features/mail/mail-states.server";
import { isOwn, isUnclaimed } from "~/features/requests/request-conditions.server";
import type { Person } from "~/features/sessions/person";
import { openedBookings } from "./bookings.server";

/** A booking as its family sees it in a list. */
export type OwnBooking = Awaited<ReturnType<typeof listOwnBookings>>[number];

/** The newest first. */
export function listOwnBookings(db: Queryable, person: Person) {
  return openedBookings(db)
    .where(isOwn(person))
    .select(["id", "destination_country as destination", keptReference(person)])
    .orderBy("received_at", "desc")
    .execute();
}

/** One of them, as its status page has it. */
export async function findOwnBooking(db: Queryable, person: Person, reference: string) {
  const booking = await openedBookings(db)
    .select(["id", keptReference(person)])
    .where(isOwn(person))
    .where("reference", "=", reference)
    .executeTakeFirst();
  return booking && { ...booking, isUnmailed: await isReceiptUnsent(db, booking.id) };
}

/** The request that it was merged into, where that is theirs too: another relative's number is not told. */
function keptReference(person: Person) {
  return expressionBuilder<Schema, "bookings">()
    .selectFrom("bookings as kept")
    .whereRef("kept.id", "=", "bookings.merged_into")
    .where(isOwn(person))
    .select("kept.reference")
    .as("keptReference");
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

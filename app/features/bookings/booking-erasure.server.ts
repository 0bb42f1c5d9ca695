import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/personal-columns";
import type { BookingStatus } from "#db/tables/bookings";
import type { ErasedRequests } from "~/features/requests/arrival-mails.server";
import { waitAnew } from "~/features/requests/handed-clocks.server";
import type { Person } from "~/features/sessions/person";
import { isErased } from "./booking";
import { FAMILY, writeHistory } from "./history.server";
import { lastMergeOf } from "./merges.server";
import { writeMove } from "./moves.server";
import { ownBookings } from "./own-bookings.server";
import { isClosed } from "./statuses";
import { heldFromOf } from "./undo.server";

/**
 * Erases the text of a person's bookings and cuts them off from the person; open ones are closed, and
 * what was merged into them stands by itself again.
 */
export async function eraseBookingsOf(
  db: Queryable,
  person: Person,
  now: Date,
): Promise<ErasedRequests> {
  const bookings = await ownBookings(db, person).select("id").execute();
  return eraseBookings(
    db,
    bookings.map(({ id }) => id),
    now,
  );
}

/** The same of some bookings; nothing where there is none. */
export async function eraseBookings(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ErasedRequests> {
  const open: string[] = [];
  for (const id of ids) if (await eraseBooking(db, id, now)) open.push(id);
  const returned: string[] = [];
  for (const id of open) returned.push(...(await returnMerged(db, id, now)));
  return { ids: [...ids], open, returned };
}

/** @returns whether it was open */
async function eraseBooking(db: Queryable, id: string, now: Date): Promise<boolean> {
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
  if (!booking) return false;
  await eraseHistory(db, id);
  if (isClosed(booking.status)) return false;
  await cancelErased(db, { id, status: booking.status }, now);
  return true;
}

/**
 * Puts what was merged into an erased booking back where it was before, with its clock; what was answered
 * there waits anew, for nobody works on it any more.
 *
 * @returns the references
 */
async function returnMerged(db: Queryable, into: string, now: Date): Promise<string[]> {
  const parts = await db
    .selectFrom("bookings")
    .select(["id", "reference", "phone_number as phoneNumber", "replied_at as repliedAt"])
    .where("merged_into", "=", into)
    .execute();
  const returned: string[] = [];
  for (const { id, reference, phoneNumber, repliedAt } of parts) {
    if (isErased({ phoneNumber })) {
      returned.push(...(await returnMerged(db, id, now)));
      continue;
    }
    const merge = await lastMergeOf(db, id, into);
    if (!merge?.from_status) continue;
    const heldFrom = merge.from_status === "on_hold" ? await heldFromOf(db, id) : null;
    await writeMove(
      db,
      null,
      {
        id: randomUUID(),
        bookingId: id,
        from: { status: "duplicate", heldFrom: null },
        to: merge.from_status,
        reason: "",
        undoes: { id: merge.id, heldFrom },
      },
      now,
    );
    await db.updateTable("bookings").set({ merged_into: null }).where("id", "=", id).execute();
    if (repliedAt !== null) await waitAnew(db, id, now);
    returned.push(reference);
  }
  return returned;
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

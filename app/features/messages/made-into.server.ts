import type { Queryable } from "#db/connection.server";
import type { OtherRequest } from "~/features/requests/history";
import type { Actor } from "~/features/requests/history.server";
import { writeHistory } from "./message-history.server";

/** A message as far as a booking is made of it; erased it has no name. */
export function findForMaking(db: Queryable, id: string) {
  return db
    .selectFrom("messages")
    .select([
      "id",
      "reference",
      "name",
      "email",
      "phone",
      "message",
      "language",
      "status",
      "user_id as userId",
      "assigned_to as assignedTo",
      "received_at as receivedAt",
      "waits_since as waitsSince",
      "due_at as dueAt",
      "replied_at as repliedAt",
      "booking_id as bookingId",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The message that a booking was made of. */
export async function messageMadeInto(db: Queryable, bookingId: string): Promise<string | null> {
  const message = await db
    .selectFrom("messages")
    .select("id")
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return message?.id ?? null;
}

interface Standing {
  /** ISO 8601 UTC, as the others. */
  waitsSince: string | null;
  dueAt: string;
  repliedAt: string | null;
}

/** Closes a message, for the booking that was made of it goes on; in the transaction that makes it. */
export async function closeForBooking(
  trx: Queryable,
  actor: Actor,
  messageId: string,
  { entry, booking }: { entry: string; booking: OtherRequest },
  now: Date,
): Promise<void> {
  await trx
    .updateTable("messages")
    .set((is) => ({
      status: "closed",
      booking_id: booking.id,
      version: is("version", "+", 1),
      updated_at: now.toISOString(),
    }))
    .where("id", "=", messageId)
    .execute();
  const made = { id: entry, messageId, kind: "made", at: now, actor } as const;
  await writeHistory(trx, { ...made, reason: "", other: booking });
}

/**
 * Opens it again, for the booking is taken back; in the transaction that does.
 *
 * @param reopened `entry`: of its history; `standing`: how the clock stands, which ran on in the booking
 */
export async function reopenFromBooking(
  trx: Queryable,
  actor: Actor,
  { id: messageId, entry, standing }: { id: string; entry: string; standing: Standing },
  now: Date,
): Promise<void> {
  const message = await findForMaking(trx, messageId);
  // erased meanwhile, there is nothing to go on with
  if (!message || message.name === "") return;
  await trx
    .updateTable("messages")
    .set((is) => ({
      status: standing.repliedAt === null ? "new" : "answered",
      waits_since: standing.waitsSince,
      due_at: standing.dueAt,
      replied_at: standing.repliedAt,
      booking_id: null,
      version: is("version", "+", 1),
      updated_at: now.toISOString(),
    }))
    .where("id", "=", messageId)
    .execute();
  const reopened = { id: entry, messageId, kind: "reopen", at: now, actor } as const;
  await writeHistory(trx, { ...reopened, reason: "" });
}

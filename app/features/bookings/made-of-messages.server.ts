import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { OtherRequest } from "~/features/requests/history";
import { type Actor, entryId } from "~/features/requests/history.server";
import { newReference } from "~/features/requests/reference.server";
import type { Language } from "~/locales/languages";
import type { BookingAnswers } from "./booking";
import { columnsOf } from "./booking-row.server";
import type { HistoryEntry } from "./history";
import { historyOf, writeHistory } from "./history.server";
import { writeMove } from "./moves.server";

/** What a booking takes over of the message that it is made of. */
export interface MadeOf {
  id: string;
  reference: string;
  language: Language;
  userId: string | null;
  assignedTo: string | null;
  /** ISO 8601 UTC, as the other times: when the family wrote, and how its clock stands. */
  receivedAt: string;
  waitsSince: string | null;
  dueAt: string;
  repliedAt: string | null;
}

/**
 * Keeps the booking that a coordinator makes of a message, in the transaction that closes the message.
 * It arrived when the message did; who was answered there already counts as acknowledged.
 *
 * @param made `id`: of the booking, and `entry`: of its history's line that names the message
 */
export async function insertMadeBooking(
  trx: Queryable,
  actor: Actor,
  made: { id: string; entry: string; answers: BookingAnswers; message: MadeOf },
  now: Date,
): Promise<{ id: string; reference: string }> {
  const { id, entry, answers, message } = made;
  // a random one of 32^8 that is taken already fails, and nothing is kept: the form is sent again
  const reference = newReference();
  await trx
    .insertInto("bookings")
    .values({
      id,
      reference,
      submission_key: id,
      content_hash: id,
      ...columnsOf(answers),
      language: message.language,
      status: message.repliedAt === null ? "received" : "acknowledged",
      received_at: message.receivedAt,
      waits_since: message.waitsSince,
      due_at: message.dueAt,
      replied_at: message.repliedAt,
      updated_at: now.toISOString(),
      user_id: message.userId,
      assigned_to: message.assignedTo,
    })
    .execute();
  const at = new Date(message.receivedAt);
  const sent = { id: randomUUID(), bookingId: id, kind: "move", at, actor: null } as const;
  await writeHistory(trx, { ...sent, to: "received", reason: "" });
  if (message.repliedAt !== null) {
    const moved = { id: acknowledgedId(entry), bookingId: id, kind: "move", at: now } as const;
    const way = { from: "received", to: "acknowledged" } as const;
    await writeHistory(trx, { ...moved, ...way, actor, reason: "" });
  }
  const other: OtherRequest = { kind: "message", id: message.id, reference: message.reference };
  await writeHistory(trx, {
    id: entry,
    bookingId: id,
    kind: "made",
    at: now,
    actor,
    reason: "",
    other,
  });
  return { id, reference };
}

/** The move that came with the making. */
function acknowledgedId(entry: string): string {
  return entryId(entry, "acknowledged");
}

/**
 * The entry that says of what message it was made, while that can be taken back: until something is
 * done with it.
 */
export function unmakeableIn(history: readonly HistoryEntry[]): HistoryEntry | null {
  const made = history.find(({ kind }) => kind === "made");
  if (!made) return null;
  const came = (entry: HistoryEntry) => entry.from === null || entry.id === acknowledgedId(made.id);
  const isUntouched = history.every(
    (entry) =>
      entry.kind === "made" || entry.kind === "assign" || (entry.kind === "move" && came(entry)),
  );
  return isUntouched ? made : null;
}

export type UnmakeOutcome =
  /** With how the clock stands. */
  | {
      outcome: "done";
      message: OtherRequest;
      standing: Pick<MadeOf, "waitsSince" | "dueAt" | "repliedAt">;
    }
  /** Something was done with it since; or it was taken back already. */
  /** It was taken back before, by the same press or another's. */
  | { outcome: "before"; message: OtherRequest }
  | { outcome: "changed" }
  | { outcome: "missing" };

/**
 * Closes a booking that was made of a message as a duplicate of it, in the transaction that opens the
 * message again; the booking stays, and names the message.
 *
 * @param entry of its history, which says of what it was made
 */
export async function unmakeBooking(
  trx: Queryable,
  actor: Actor,
  { id, entry }: { id: string; entry: string },
  now: Date,
): Promise<UnmakeOutcome> {
  const booking = await trx
    .selectFrom("bookings")
    .select([
      "status",
      "held_from",
      "phone_number",
      "waits_since as waitsSince",
      "due_at as dueAt",
      "replied_at as repliedAt",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!booking || booking.phone_number === "") return { outcome: "missing" };
  const history = await historyOf(trx, id);
  const before = history.find((past) => past.id === entryId(entry, "unmake"))?.other;
  if (before) return { outcome: "before", message: before };
  const made = unmakeableIn(history);
  if (!made?.other || made.id !== entry) return { outcome: "changed" };
  const from = { status: booking.status, heldFrom: booking.held_from };
  const move = { id: entryId(entry, "unmake"), bookingId: id, from, to: "duplicate" } as const;
  await writeMove(trx, actor, { ...move, reason: "", other: made.other }, now);
  const { waitsSince, dueAt, repliedAt } = booking;
  return { outcome: "done", message: made.other, standing: { waitsSince, dueAt, repliedAt } };
}

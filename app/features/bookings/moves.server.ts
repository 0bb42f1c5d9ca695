import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { type Actor, entryId } from "~/features/requests/history.server";
import { isWritten, writeHistory } from "./history.server";
import {
  type BookingStatus,
  moveKind,
  needsReason,
  type Standing,
  standingAfter,
} from "./statuses";

export interface Move {
  bookingId: string;
  to: BookingStatus;
  reason: string;
  /** The version of the booking that the coordinator had seen. */
  seenVersion: number;
  /** The form's key, so that sending it twice moves once. */
  formKey: string | null;
}

export type MoveResult =
  | { outcome: "moved" }
  | { outcome: "missing" }
  /** Somebody else changed the booking meanwhile; nothing was written. */
  | { outcome: "conflict"; seenVersion: number; currentVersion: number }
  | { outcome: "not-allowed" }
  | { outcome: "reason-required" };

/** Moves a booking and notes it in the history: both or neither. */
export async function moveBooking(
  db: Database,
  actor: Actor,
  move: Move,
  now: Date,
): Promise<MoveResult> {
  const { bookingId, to, reason, seenVersion } = move;
  const id = entryId(move.formKey, actor.id, bookingId, to, reason);
  return inTransaction(db, async (trx) => {
    const booking = await trx
      .selectFrom("bookings")
      .select(["status", "held_from", "version"])
      .where("id", "=", bookingId)
      .executeTakeFirst();
    if (!booking) return { outcome: "missing" };
    if (await isWritten(trx, id)) return { outcome: "moved" };
    const { version } = booking;
    if (version !== seenVersion) {
      return { outcome: "conflict", seenVersion, currentVersion: version };
    }
    const from: Standing = { status: booking.status, heldFrom: booking.held_from };
    const kind = moveKind(from, to);
    if (!kind) return { outcome: "not-allowed" };
    if (needsReason(kind) && reason === "") return { outcome: "reason-required" };
    const after = standingAfter(from, to);
    const { numUpdatedRows } = await trx
      .updateTable("bookings")
      .set({
        status: after.status,
        held_from: after.heldFrom,
        version: version + 1,
        updated_at: now.toISOString(),
      })
      .where("id", "=", bookingId)
      .where("version", "=", version)
      .executeTakeFirst();
    // a database that lets two transactions in at once: the other was first
    if (numUpdatedRows === 0n) {
      return { outcome: "conflict", seenVersion, currentVersion: version + 1 };
    }
    await writeHistory(trx, {
      id,
      bookingId,
      kind: "move",
      at: now,
      actor,
      from: from.status,
      to,
      reason,
    });
    return { outcome: "moved" };
  });
}

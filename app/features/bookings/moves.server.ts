import type { Queryable } from "#db/connection.server";
import type { BookingStatus } from "#db/tables/bookings";
import type { Actor } from "~/features/requests/history.server";
import { type NewEntry, writeHistory } from "./history.server";
import { type MoveKind, moveKind, needsReason, type Standing, standingAfter } from "./statuses";

/** What a coordinator asks for. */
export interface WantedMove {
  to: BookingStatus;
  reason: string;
}

export type MoveRefusal = "not-allowed" | "reason-required";

/** Whether a move may be made from there: its kind, or why not. */
export function judgeMove(
  from: Standing,
  { to, reason }: WantedMove,
): { kind: MoveKind } | { refusal: MoveRefusal } {
  const kind = moveKind(from, to);
  if (!kind) return { refusal: "not-allowed" };
  if (needsReason(kind) && reason === "") return { refusal: "reason-required" };
  return { kind };
}

export interface Move extends WantedMove {
  /** Of the history's entry. */
  id: string;
  bookingId: string;
  from: Standing;
  /** Of the merge that made it a duplicate. */
  other?: NewEntry["other"];
  /** Of the entry that it takes back; then the standing to return to. */
  undoes?: { id: string; heldFrom: BookingStatus | null };
}

/**
 * Moves a booking and notes it in the history, in the transaction of what else comes of it. Whether it
 * may be moved, the caller has seen to in the same transaction.
 *
 * @param actor null: the family itself
 */
export async function writeMove(
  trx: Queryable,
  actor: Actor | null,
  { id, bookingId, from, to, reason, other, undoes }: Move,
  now: Date,
): Promise<void> {
  const after = undoes ? { status: to, heldFrom: undoes.heldFrom } : standingAfter(from, to);
  await trx
    .updateTable("bookings")
    .set((eb) => ({
      status: after.status,
      held_from: after.heldFrom,
      version: eb("version", "+", 1),
      updated_at: now.toISOString(),
    }))
    .where("id", "=", bookingId)
    .execute();
  await writeHistory(trx, {
    id,
    bookingId,
    kind: "move",
    at: now,
    actor,
    from: from.status,
    to,
    reason,
    other,
    undoes: undoes?.id,
  });
}

import type { Queryable } from "#db/connection.server";
import type { BookingStatus } from "#db/tables/bookings";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { type Actor, entryId } from "~/features/requests/history.server";
import type { Context } from "~/server/context";
import { isErased } from "./booking";
import type { HistoryEntry } from "./history";
import { isWritten } from "./history.server";
import { partBooking } from "./merges.server";
import { writeMove } from "./moves.server";
import { isClosed, leavesTheWay } from "./statuses";

/** `changed`: something was done with the booking since, so there is nothing to go back to. */
export type UndoOutcome = "done" | "changed" | "missing";

/**
 * Takes back that a booking was put on hold, cancelled, declined or called a duplicate: it stands where
 * it stood, which is a move of its own in the history. A booking that was merged is parted again. To
 * press twice, or two who press at once, do it once.
 *
 * @param id of the history's entry
 */
export async function undoMove(
  context: Context,
  actor: Actor,
  { bookingId, id }: { bookingId: string; id: string },
): Promise<UndoOutcome> {
  return inTransaction(context.db, async (trx) => {
    const booking = await trx
      .selectFrom("bookings")
      .select(["status", "phone_number", "reference"])
      .where("id", "=", bookingId)
      .executeTakeFirst();
    const moves = await movesOf(trx, bookingId);
    const undone = moves.find((move) => move.id === id);
    if (!booking || !undone?.from_status || !undone.to_status) return "missing";
    const undoId = entryId(id, "undo");
    if (await isWritten(trx, undoId)) return "done";
    const isLast = moves[0]?.id === id && booking.status === undone.to_status;
    const isUndoable = leavesTheWay(undone.to_status) && !isUnmade(undone);
    if (!isUndoable || !isLast || booking.phone_number === "") return "changed";
    const now = context.now();
    const heldFrom = undone.from_status === "on_hold" ? await heldFromOf(trx, bookingId) : null;
    await writeMove(
      trx,
      actor,
      {
        id: undoId,
        bookingId,
        from: { status: undone.to_status, heldFrom: null },
        to: undone.from_status,
        reason: "",
        undoes: { id, heldFrom },
      },
      now,
    );
    if (undone.other_id) {
      const { reference } = booking;
      await partBooking(trx, actor, { id: bookingId, reference }, undone.other_id, now);
    }
    await audit(
      trx,
      {
        kind: "request-undone",
        actorId: actor.id,
        subjectId: null,
        network: context.clientAddress,
        requestId: bookingId,
        detail: `${undone.to_status} → ${undone.from_status}`,
      },
      now,
    );
    return "done";
  });
}

/** The move that can be taken back, if the last one can; from a history, the newest first. */
export function undoableIn(history: readonly HistoryEntry[], bookingId: string): string | null {
  const last = history.find((entry) => entry.kind === "move" && entry.bookingId === bookingId);
  if (!last?.from || !last.to || last.byFamily || last.other?.kind === "message") return null;
  return leavesTheWay(last.to) ? last.id : null;
}

/** Whether a move gave a booking back to the message that it was made of: the work goes on there. */
function isUnmade({ other_kind }: { other_kind: string | null }): boolean {
  return other_kind === "message";
}

function wasClosed({ from_status }: { from_status: BookingStatus | null }): boolean {
  return from_status !== null && isClosed(from_status);
}

/** Every move of a booking, the newest first. */
function movesOf(trx: Queryable, bookingId: string) {
  return trx
    .selectFrom("booking_events")
    .select(["id", "from_status", "to_status", "other_kind", "other_id"])
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "move")
    .orderBy("at", "desc")
    .execute();
}

/** Where a booking was before it was last put on hold; to be opened again on hold is no such move. */
export async function heldFromOf(trx: Queryable, bookingId: string): Promise<BookingStatus | null> {
  const moves = await movesOf(trx, bookingId);
  const hold = moves.find((move) => move.to_status === "on_hold" && !wasClosed(move));
  return hold?.from_status ?? null;
}

/** A move that can be taken back, by its entry of the history; null where it cannot, or no more. */
export async function findUndoable(db: Queryable, id: string) {
  const entry = await db
    .selectFrom("booking_events")
    .innerJoin("bookings", "bookings.id", "booking_events.booking_id")
    .select([
      "booking_events.id",
      "booking_events.booking_id as bookingId",
      "booking_events.to_status",
      "bookings.status",
      "bookings.reference",
      "bookings.full_name as fullName",
      "bookings.phone_number as phoneNumber",
    ])
    .where("booking_events.id", "=", id)
    .where("booking_events.kind", "=", "move")
    .executeTakeFirst();
  if (!entry || isErased(entry) || entry.to_status !== entry.status) return null;
  const [last] = await movesOf(db, entry.bookingId);
  return last?.id === id && leavesTheWay(entry.status) && !isUnmade(last) ? entry : null;
}

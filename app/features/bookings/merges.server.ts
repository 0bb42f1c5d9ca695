import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { handOverClocks, takeBackClocks } from "~/features/requests/handed-clocks.server";
import { type Actor, entryId } from "~/features/requests/history.server";
import type { Context } from "~/server/context";
import { isErased } from "./booking";
import { correctUrgency, isUrgentByMerge } from "./corrections.server";
import { type ForMerge, findForMerge, mergedInto } from "./duplicates.server";
import { isWritten, writeHistory } from "./history.server";
import { writeMove } from "./moves.server";
import { isClosed } from "./statuses";

export interface Merge {
  /** The booking that stays, and the version that the coordinator had seen. */
  bookingId: string;
  seenVersion: number;
  /** The one that becomes its duplicate. */
  otherId: string;
  otherSeenVersion: number;
  formKey: string;
}

/**
 * Why two requests cannot be merged. `gone`: one of them is erased; `part`: one of them is part of a
 * request already, by ids; `impossible`: one of the two is closed.
 */
export type MergeRefusal =
  | { outcome: "gone" | "impossible" }
  | { outcome: "part"; part: string; into: string };

/**
 * With the history's entry that can be taken back, null where somebody else was faster. `missing`: the
 * booking is not there; `conflict`: somebody changed one of them meanwhile.
 */
export type MergeOutcome =
  | { outcome: "merged"; undoable: string | null }
  | { outcome: "missing" | "conflict" }
  | MergeRefusal;

/** @returns null where the two can be merged, or are */
export function mergeRefusal(booking: ForMerge, other: ForMerge | undefined): MergeRefusal | null {
  if (!other || isErased(booking) || isErased(other)) return { outcome: "gone" };
  if (other.mergedInto === booking.id) return null;
  for (const { reference, mergedInto } of [other, booking]) {
    if (mergedInto) return { outcome: "part", part: reference, into: mergedInto };
  }
  const cannot = booking.id === other.id || isClosed(other.status) || isClosed(booking.status);
  return cannot ? { outcome: "impossible" } : null;
}

/**
 * Makes another booking a duplicate of this one: each names the other, what the family waits for there
 * it waits for here, and what was urgent stays so. Numbers, addresses and words stay in their own rows.
 */
export async function mergeBookings(
  context: Context,
  actor: Actor,
  { bookingId, seenVersion, otherId, otherSeenVersion, formKey }: Merge,
): Promise<MergeOutcome> {
  const id = entryId(formKey, actor.id, bookingId, otherId, "merge");
  return inTransaction(context.db, async (trx) => {
    const booking = await findForMerge(trx, bookingId);
    const other = await findForMerge(trx, otherId);
    if (!booking) return { outcome: "missing" };
    const refusal = mergeRefusal(booking, other);
    if (!other || refusal?.outcome === "gone") return { outcome: "gone" };
    if (await isWritten(trx, id)) return { outcome: "merged", undoable: id };
    if (refusal) return refusal;
    if (other.mergedInto === bookingId) return { outcome: "merged", undoable: null };
    if (booking.version !== seenVersion || other.version !== otherSeenVersion) {
      return { outcome: "conflict" };
    }
    const now = context.now();
    const { status, heldFrom } = other;
    await writeMove(
      trx,
      actor,
      {
        id,
        bookingId: otherId,
        from: { status, heldFrom },
        to: "duplicate",
        // that it was merged, and with what, each reads in their own language
        reason: "",
        other: { kind: "booking", id: bookingId, reference: booking.reference },
      },
      now,
    );
    await trx
      .updateTable("bookings")
      .set({ merged_into: bookingId })
      .where("id", "=", otherId)
      .execute();
    await writeHistory(trx, {
      id: entryId(id, "into"),
      bookingId,
      kind: "merge",
      at: now,
      actor,
      reason: "",
      other: { kind: "booking", id: otherId, reference: other.reference },
    });
    await moveVersion(trx, bookingId, now);
    await handOverClocks(trx, { from: otherId, to: bookingId, merge: id }, now);
    if (isSet(other.urgent) && !isSet(booking.urgent)) {
      await correctUrgency(trx, actor, bookingId, { urgent: true, of: other }, now);
    }
    await audit(
      trx,
      {
        kind: "request-merged",
        actorId: actor.id,
        subjectId: null,
        network: context.clientAddress,
        requestId: otherId,
        detail: booking.reference,
      },
      now,
    );
    return { outcome: "merged", undoable: id };
  });
}

/**
 * A booking that was merged into another stands by itself again, in the transaction that moves it; the
 * other is as urgent, and waits, as it would without it.
 */
export async function partBooking(
  trx: Queryable,
  actor: Actor,
  booking: { id: string; reference: string },
  from: string,
  now: Date,
): Promise<void> {
  const { id, reference } = booking;
  await trx.updateTable("bookings").set({ merged_into: null }).where("id", "=", id).execute();
  await writeHistory(trx, {
    id: randomUUID(),
    bookingId: from,
    kind: "split",
    at: now,
    actor,
    reason: "",
    other: { kind: "booking", id, reference },
  });
  await moveVersion(trx, from, now);
  const merge = await lastMergeOf(trx, id, from);
  if (merge) await takeBackClocks(trx, { from: id, to: from, merge: merge.id }, now);
  if (!(await isUrgentByMerge(trx, from))) return;
  if ((await mergedInto(trx, from)).some(({ urgent }) => urgent)) return;
  await correctUrgency(trx, actor, from, { urgent: false, of: booking }, now);
}

/** The move with which a booking was last merged into another. */
export function lastMergeOf(db: Queryable, id: string, into: string) {
  return db
    .selectFrom("booking_events")
    .select(["id", "from_status"])
    .where("booking_id", "=", id)
    .where("to_status", "=", "duplicate")
    .where("other_id", "=", into)
    .orderBy("at", "desc")
    .executeTakeFirst();
}

/** Somebody has looked into it: it stands in no flood any more. */
async function moveVersion(trx: Queryable, id: string, now: Date): Promise<void> {
  await trx
    .updateTable("bookings")
    .set((is) => ({ version: is("version", "+", 1), updated_at: now.toISOString(), flood: null }))
    .where("id", "=", id)
    .execute();
}

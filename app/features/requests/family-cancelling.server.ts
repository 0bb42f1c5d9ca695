import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { restoreFollowUp, writeFollowUp } from "./follow-ups.server";
import { derivedId, historyOf, isEventWritten, undoIdOf } from "./history.server";
import { isBeforeQuote, isClosed } from "./life";
import { writeMove } from "./moves.server";
import { followUpIdOf } from "./replies.server";
import { heldFromOf } from "./undo.server";

/** Time limit for undoing a cancellation. */
const UNDOABLE_MS = 24 * 60 * 60 * 1000;

/**
 * `moved-on`: a quote was sent, or this form's cancellation was undone; `closed`: the request is
 * closed. Nothing is written in either case.
 */
export type CancelOutcome = "cancelled" | "moved-on" | "closed";

/** Cancels a request that has no quote yet, on the family's behalf. Submitting the same form again changes nothing. */
export function cancelOwnRequest(
  context: Context,
  requestId: string,
  { words, formKey }: { words: string; formKey: string },
): Promise<CancelOutcome> {
  const id = derivedId(formKey, requestId, "cancel");
  return inTransaction(context.db, async (trx): Promise<CancelOutcome> => {
    const request = await findRequest(trx, requestId);
    if (!request) return "closed";
    // the same form does not cancel again after the cancellation was undone
    if (await isEventWritten(trx, undoIdOf(id))) return "moved-on";
    if (await isEventWritten(trx, id)) return "cancelled";
    if (isClosed(request.status)) return "closed";
    if (!isBeforeQuote(request)) return "moved-on";
    const now = context.now();
    const { status: from, again_at: before } = request;
    await writeMove(trx, null, { id, requestId, from, to: "cancelled", words }, now);
    if (before !== null) {
      const change = { id: followUpIdOf(id), requestId, before, after: null, why: "" };
      await writeFollowUp(trx, null, change, now);
    }
    await auditCancellation(trx, context, requestId, `${from} → cancelled`);
    return "cancelled";
  });
}

/** The family's own cancellation if it can still be undone; otherwise null. */
export async function ownCancellation(
  db: Queryable,
  requestId: string,
  now: Date,
): Promise<{ id: string; until: string } | null> {
  const request = await findRequest(db, requestId);
  if (request?.status !== "cancelled") return null;
  const history = await historyOf(db, requestId);
  const move = history.find(({ to }) => to !== null);
  if (move?.kind !== "move" || !move.byFamily) return null;
  const until = new Date(Date.parse(move.at) + UNDOABLE_MS);
  return until > now ? { id: move.id, until: until.toISOString() } : null;
}

/** Undoes the family's cancellation. @returns false if it is too late, or a coordinator has moved the request since */
export function undoCancellation(context: Context, requestId: string): Promise<boolean> {
  return inTransaction(context.db, async (trx) => {
    const now = context.now();
    const cancellation = await ownCancellation(trx, requestId, now);
    if (!cancellation) return false;
    const { id } = cancellation;
    const history = await historyOf(trx, requestId);
    const to = history.find((entry) => entry.id === id)?.from;
    if (!to) return false;
    const heldFrom = to === "on_hold" ? await heldFromOf(trx, requestId) : null;
    const undo = { id: undoIdOf(id), requestId, undoes: id, words: "" };
    await writeMove(trx, null, { ...undo, from: "cancelled", to, heldFrom }, now);
    const followUp = history.find((entry) => entry.id === followUpIdOf(id));
    if (followUp) await restoreFollowUp(trx, followUp, history);
    await auditCancellation(trx, context, requestId, `cancelled → ${to}`);
    return true;
  });
}

function auditCancellation(
  trx: Queryable,
  context: Context,
  requestId: string,
  detail: string,
): Promise<void> {
  const by = { actorId: null, subjectId: null, network: context.clientAddress };
  return audit(trx, { kind: "request-acted", ...by, requestId, detail }, context.now());
}

function findRequest(db: Queryable, id: string) {
  return db
    .selectFrom("requests")
    .select(["kind", "status", "held_from as heldFrom", "again_at"])
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .executeTakeFirst();
}

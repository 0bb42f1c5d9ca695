import type { Queryable } from "#db/connection.server";
import type { RequestStatus } from "#db/tables/requests";
import { setClocksCounted, setClocksSpam } from "./clock-counts.server";
import type { OtherRequest } from "./history";
import { type Actor, writeEvent } from "./history.server";
import { type MoveKind, moveKind, needsReason, type RequestState, stateAfter } from "./life";

export interface WantedMove {
  to: RequestStatus;
  reason: string;
}

export type MoveRefusal = "not-allowed" | "reason-required";

/** The kind of a move, or the reason why it is refused. */
export function judgeMove(
  from: RequestState,
  { to, reason }: WantedMove,
): { kind: MoveKind } | { refusal: MoveRefusal } {
  const kind = moveKind(from, to);
  if (!kind) return { refusal: "not-allowed" };
  if (needsReason(kind) && reason === "") return { refusal: "reason-required" };
  return { kind };
}

export interface Move {
  id: string;
  requestId: string;
  from: RequestStatus;
  to: RequestStatus;
  /** Status to resume after a hold; if missing, it is derived from the move. */
  heldFrom?: RequestStatus | null;
  words: string;
  /** The request into which this one is merged as a duplicate. */
  other?: OtherRequest;
  undoes?: string;
}

/**
 * Moves a request and writes the event, in the caller's transaction. The caller has checked that the move is
 * allowed.
 *
 * @param actor null for the family, or if the erasure of another request causes the move
 */
export async function writeMove(
  trx: Queryable,
  actor: Actor | null,
  { heldFrom, ...event }: Move,
  at: Date,
): Promise<void> {
  const { requestId, from, to, undoes } = event;
  const after = stateAfter({ status: from }, to);
  const { flood } = await trx
    .updateTable("requests")
    .set((is) => ({
      status: to,
      held_from: heldFrom === undefined ? after.heldFrom : heldFrom,
      version: is("version", "+", 1),
      updated_at: at.toISOString(),
    }))
    .where("id", "=", requestId)
    .returning("flood")
    .executeTakeFirstOrThrow();
  await writeEvent(trx, { ...event, kind: undoes ? "undo" : "move", at, actor });
  // the request's clocks count again once it is not spam, or is separated from a spam request
  const wasUncounted = from === "spam" || from === "duplicate";
  if (wasUncounted || to === "spam") await setClocksSpam(trx, requestId, to === "spam" ? at : null);
  if (from !== "duplicate" && to !== "duplicate") return;
  const isCounted = to !== "duplicate" && flood === null;
  await setClocksCounted(trx, requestId, { running: isCounted, stopped: isCounted });
}

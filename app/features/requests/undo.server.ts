import type { Queryable } from "#db/connection.server";
import type { RequestKind, RequestStatus } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { acts, channelOf } from "./act";
import { undoAssignment } from "./assignment.server";
import { restartClocks } from "./clocks.server";
import { restoreFollowUp } from "./follow-ups.server";
import { type HistoryEntry, kindsIgnoredByUndo } from "./history";
import { type Actor, historyOf, undoIdOf, writeEvent } from "./history.server";
import { isClosed } from "./life";
import { separateRequest } from "./merges.server";
import { writeMove } from "./moves.server";
import { withdrawNotices } from "./notices.server";
import { assignIdOf, followUpIdOf, incrementVersion, moveIdOf, sideIdsOf } from "./replies.server";
import { nameColumn } from "./words.server";

/** Time limit for undoing an act. */
const UNDOABLE_MS = 24 * 60 * 60 * 1000;

/**
 * `told`: done, but the family may know of the act; `changed`: the request was changed since; `late`: the time limit
 * has passed; `mailed`, `read`: the family already has the text.
 */
export type UndoOutcome = "done" | "told" | "changed" | "late" | "mailed" | "read" | "missing";

/**
 * Undoes the last act of a request with its move, follow-up and assignment, but not its corrected facts. Repeated
 * calls change nothing.
 *
 * @param id of the event
 */
export async function undoEvent(
  context: Context,
  actor: Actor,
  { requestId, id }: { requestId: string; id: string },
): Promise<UndoOutcome> {
  return inTransaction(context.db, async (trx) => {
    const request = await findRequest(trx, requestId);
    const history = request ? await historyOf(trx, requestId) : [];
    const act = history.find((entry) => entry.id === id);
    if (!request || request.erased_at !== null || !act) return "missing";
    const undoId = undoIdOf(id);
    if (history.some((entry) => entry.id === undoId)) return "done";
    const move = moveOf(act, history);
    const isStatusUnchanged = !move || request.status === move.to;
    if (!lastActs(history).includes(act) || !isStatusUnchanged) return "changed";
    const now = context.now();
    if (isLate(act, now)) return "late";
    const withdrawal = await withdrawNotices(trx, act, moveIdOf(id), now);
    if (withdrawal === "read" || withdrawal === "mailed") return withdrawal;
    const undo = { id: undoId, requestId, undoes: id };
    if (move) {
      const { from, to } = move;
      const heldFrom = from === "on_hold" ? await heldFromOf(trx, requestId) : null;
      await writeMove(trx, actor, { ...undo, from: to, to: from, heldFrom, words: "" }, now);
    } else {
      await writeEvent(trx, { ...undo, kind: "undo", at: now, actor });
      await incrementVersion(trx, requestId, now);
    }
    if (act.kind === "kind") {
      const kind = act.oldValue as RequestKind;
      await trx.updateTable("requests").set({ kind }).where("id", "=", requestId).execute();
    }
    const followUp =
      act.kind === "again" ? act : history.find((one) => one.id === followUpIdOf(id));
    if (followUp) await restoreFollowUp(trx, followUp, history);
    await undoAssignment(trx, requestId, assignIdOf(id));
    if (act.kind === "reply") await restartClocks(trx, requestId, id, now);
    if (act.kind === "move" && request.merged_into) {
      const { reference, merged_into } = request;
      await separateRequest(trx, actor, { id: requestId, reference }, merged_into, now);
    }
    await audit(
      trx,
      {
        kind: "request-undone",
        actorId: actor.id,
        subjectId: null,
        network: context.clientAddress,
        requestId,
        detail: move ? `${move.to} → ${move.from}` : auditDetailOf(act),
      },
      now,
    );
    return withdrawal === "told" ? "told" : "done";
  });
}

function auditDetailOf({ kind, channel, oldValue, newValue }: HistoryEntry): string {
  if (kind === "kind") return `${newValue} → ${oldValue}`;
  if (kind === "again") return kind;
  const reply = acts.find((act) => channel !== null && channelOf(act) === channel);
  return reply ?? (kind === "call" ? "no-answer" : "note");
}

/** The act that can be undone; null if there is none. @param history newest first */
export function undoableIn(
  history: readonly HistoryEntry[],
  requestId: string,
  now: Date,
): string | null {
  const [act] = lastActs(history.filter((entry) => entry.requestId === requestId));
  return act && !isLate(act, now) ? act.id : null;
}

/** The last acts that are not undone, several if they have the same time; empty if the last cannot be undone. */
function lastActs(history: readonly HistoryEntry[]): HistoryEntry[] {
  const undone = history.flatMap(({ undoes }) => undoes ?? []);
  const undoneIds = new Set([...undone, ...undone.flatMap(sideIdsOf)]);
  const candidates = history.filter(
    ({ id, kind, byFamily, undoes }) =>
      !undoes &&
      !undoneIds.has(id) &&
      !kindsIgnoredByUndo.includes(kind) &&
      !(byFamily && kind === "correction"),
  );
  const [newest] = candidates;
  const sideIds = new Set(candidates.flatMap(({ id }) => sideIdsOf(id)));
  return candidates.filter(
    (entry) =>
      entry.at === newest?.at &&
      !sideIds.has(entry.id) &&
      isUndoable(entry, moveOf(entry, history)),
  );
}

function isUndoable({ kind, byFamily, other }: HistoryEntry, move: PastMove | undefined): boolean {
  if (byFamily) return false;
  // a duplicate that was reopened can be merged or marked again instead
  if (move?.from === "duplicate") return false;
  if (kind === "move") return move !== undefined;
  return ["reply", "call", "note", "kind", "again"].includes(kind) && other === null;
}

interface PastMove {
  from: RequestStatus;
  to: RequestStatus;
}

/** The act itself if it is a move, otherwise the move in the same form. */
function moveOf(act: HistoryEntry, history: readonly HistoryEntry[]): PastMove | undefined {
  const { from, to } = act.to ? act : (history.find(({ id }) => id === moveIdOf(act.id)) ?? act);
  return from && to ? { from, to } : undefined;
}

function isLate({ at }: HistoryEntry, now: Date): boolean {
  return Date.parse(at) < now.getTime() - UNDOABLE_MS;
}

/** Status before the request was last put on hold, ignoring moves from a closed status to on hold. */
export async function heldFromOf(trx: Queryable, id: string): Promise<RequestStatus | null> {
  const holds = await trx
    .selectFrom("request_events")
    .select("from_status")
    .where("request_id", "=", id)
    .where("kind", "=", "move")
    .where("to_status", "=", "on_hold")
    .orderBy("at", "desc")
    .execute();
  const hold = holds.find(({ from_status }) => from_status && !isClosed(from_status));
  return hold?.from_status ?? null;
}

function findRequest(db: Queryable, id: string) {
  return db
    .selectFrom("requests")
    .select([
      "kind",
      "status",
      "reference",
      nameColumn().as("fullName"),
      "phone_number as phoneNumber",
      "merged_into",
      "erased_at",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Finds the act of an event; null if it cannot be undone. */
export async function findUndoable(db: Queryable, id: string, now: Date) {
  const event = await db
    .selectFrom("request_events")
    .select("request_id")
    .where("id", "=", id)
    .executeTakeFirst();
  const request = event && (await findRequest(db, event.request_id));
  if (!request || request.erased_at !== null) return null;
  const { kind, status, reference, fullName, phoneNumber } = request;
  const act = lastActs(await historyOf(db, event.request_id)).find((entry) => entry.id === id);
  if (!act || isLate(act, now)) return null;
  const identified = { id: event.request_id, kind, status, reference, fullName, phoneNumber };
  return { act, request: identified };
}

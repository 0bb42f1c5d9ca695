import type { Queryable } from "#db/connection.server";
import type { RequestKind, RequestStatus } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { withdrawMail } from "~/features/mail/outbox.server";
import type { Context } from "~/server/context";
import { acts, channelOf } from "./act";
import { restartClocks } from "./clocks.server";
import type { HistoryEntry } from "./history";
import { type Actor, historyOf, undoIdOf, writeEvent } from "./history.server";
import { isClosed } from "./life";
import { partRequest } from "./merges.server";
import { writeMove } from "./moves.server";
import { countVersion, moveIdOf } from "./replies.server";
import { nameColumn } from "./words.server";

/** For so long an act can be taken back. */
const UNDOABLE_MS = 24 * 60 * 60 * 1000;

/**
 * `changed`: something was done with the request since, so there is nothing to go back to; `late`: it is
 * too long ago; `mailed`: its words went out, or are on their way.
 */
export type UndoOutcome = "done" | "changed" | "late" | "mailed" | "missing";

/**
 * Takes back what was done last about a request: a reply, whose clocks run on; a call; a note; a move,
 * also one that came with them; a merge, by the duplicate's move; that it became a booking, whose facts
 * stay. To press twice, or two who press at once, do it once.
 *
 * @param id of the history's event
 */
export async function undoEvent(
  context: Context,
  actor: Actor,
  { requestId, id }: { requestId: string; id: string },
): Promise<UndoOutcome> {
  return inTransaction(context.db, async (trx) => {
    const request = await findUndone(trx, requestId);
    const history = request ? await historyOf(trx, requestId) : [];
    const act = history.find((entry) => entry.id === id);
    if (!request || request.erased_at !== null || !act) return "missing";
    const undoId = undoIdOf(id);
    if (history.some((entry) => entry.id === undoId)) return "done";
    const move = moveOf(act, history);
    const isThere = !move || request.status === move.to;
    if (!lastActs(history).includes(act) || !isThere) return "changed";
    const now = context.now();
    if (isLate(act, now)) return "late";
    if (act.channel === "email" && !(await withdrawMail(trx, id, now))) return "mailed";
    const undo = { id: undoId, requestId, undoes: id };
    if (move) {
      const { from, to } = move;
      const heldFrom = from === "on_hold" ? await heldFromOf(trx, requestId) : null;
      await writeMove(trx, actor, { ...undo, from: to, to: from, heldFrom, words: "" }, now);
    } else {
      await writeEvent(trx, { ...undo, kind: "undo", at: now, actor });
      await countVersion(trx, requestId, now);
    }
    if (act.kind === "kind") {
      const kind = act.oldValue as RequestKind;
      await trx.updateTable("requests").set({ kind }).where("id", "=", requestId).execute();
    }
    if (act.kind === "reply") await restartClocks(trx, requestId, id, now);
    if (act.kind === "move" && request.merged_into) {
      const { reference, merged_into } = request;
      await partRequest(trx, actor, { id: requestId, reference }, merged_into, now);
    }
    await audit(
      trx,
      {
        kind: "request-undone",
        actorId: actor.id,
        subjectId: null,
        network: context.clientAddress,
        requestId,
        detail: move ? `${move.to} → ${move.from}` : nameOf(act),
      },
      now,
    );
    return "done";
  });
}

/** An act as the audit names it. */
function nameOf({ kind, channel, oldValue, newValue }: HistoryEntry): string {
  if (kind === "kind") return `${newValue} → ${oldValue}`;
  const reply = acts.find((act) => channel !== null && channelOf(act) === channel);
  return reply ?? (kind === "call" ? "no-answer" : "note");
}

/** The act of a history (the newest first) that can be taken back; null where none can. */
export function undoableIn(
  history: readonly HistoryEntry[],
  requestId: string,
  now: Date,
): string | null {
  const [act] = lastActs(history.filter((entry) => entry.requestId === requestId));
  return act && !isLate(act, now) ? act.id : null;
}

/** Comes of itself, or of nobody's work on the request. */
const beside: readonly HistoryEntry["kind"][] = ["sent", "family", "assign"];

/** The act that was done last and not taken back, if it is one that can be; several of one moment. */
function lastActs(history: readonly HistoryEntry[]): HistoryEntry[] {
  const undone = history.flatMap(({ undoes }) => undoes ?? []);
  const gone = new Set([...undone, ...undone.map(moveIdOf)]);
  const done = history.filter(
    ({ id, kind, undoes }) => !undoes && !gone.has(id) && !beside.includes(kind),
  );
  const [newest] = done;
  const moves = new Set(done.map(({ id }) => moveIdOf(id)));
  return done.filter(
    (entry) =>
      entry.at === newest?.at && !moves.has(entry.id) && isUndoable(entry, moveOf(entry, history)),
  );
}

function isUndoable({ kind, byFamily, other }: HistoryEntry, move: PastMove | undefined): boolean {
  if (byFamily) return false;
  // a duplicate that was opened again is merged anew, or called one anew
  if (move?.from === "duplicate") return false;
  if (kind === "move") return move !== undefined;
  return ["reply", "call", "note", "kind"].includes(kind) && other === null;
}

interface PastMove {
  from: RequestStatus;
  to: RequestStatus;
}

/** The move that an act was, or that came with it. */
function moveOf(act: HistoryEntry, history: readonly HistoryEntry[]): PastMove | undefined {
  const { from, to } = act.to ? act : (history.find(({ id }) => id === moveIdOf(act.id)) ?? act);
  return from && to ? { from, to } : undefined;
}

function isLate({ at }: HistoryEntry, now: Date): boolean {
  return Date.parse(at) < now.getTime() - UNDOABLE_MS;
}

/** Where a request was before it was last put on hold; to be opened again on hold is no such move. */
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

function findUndone(db: Queryable, id: string) {
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

/** An act by its event; null where it cannot be taken back, or no more. */
export async function findUndoable(db: Queryable, id: string, now: Date) {
  const event = await db
    .selectFrom("request_events")
    .select("request_id")
    .where("id", "=", id)
    .executeTakeFirst();
  const request = event && (await findUndone(db, event.request_id));
  if (!request || request.erased_at !== null) return null;
  const { kind, status, reference, fullName, phoneNumber } = request;
  const act = lastActs(await historyOf(db, event.request_id)).find((entry) => entry.id === id);
  if (!act || isLate(act, now)) return null;
  const named = { id: event.request_id, kind, status, reference, fullName, phoneNumber };
  return { act, request: named };
}

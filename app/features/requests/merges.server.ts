import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { RequestKind } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { countClocks, leaveFlood } from "./clock-counts.server";
import { showClock } from "./clocks.server";
import { correctUrgency, isUrgentByMerge } from "./corrections.server";
import { type ForMerge, findForMerge, mergedInto } from "./duplicates.server";
import type { OtherRequest } from "./history";
import { type Actor, entryId, isWritten, writeEvent } from "./history.server";
import { isClosed } from "./life";
import { writeMove } from "./moves.server";
import { firstDue } from "./promise";
import { countVersion } from "./replies.server";

export interface Merge {
  /** The request that stays, and the version that the coordinator had seen. */
  requestId: string;
  seenVersion: number;
  /** The one that becomes its duplicate. */
  otherId: string;
  otherSeenVersion: number;
  formKey: string;
}

/**
 * Why two requests cannot be merged. `gone`: one of them is erased; `part`: one of them is part of a
 * request already, by ids; `impossible`: one of the two is closed; `rank`: the other way round they can.
 */
export type MergeRefusal =
  | { outcome: "gone" | "impossible" | "rank" }
  | { outcome: "part"; part: string; into: string };

/**
 * With the history's event that can be taken back, null where somebody else was faster. `missing`: the
 * request is not there; `conflict`: somebody changed one of them meanwhile.
 */
export type MergeOutcome =
  | { outcome: "merged"; undoable: string | null }
  | { outcome: "missing" | "conflict" }
  | MergeRefusal;

/** The request of the higher rank stays: a booking never becomes part of a message. */
const ranks: Record<RequestKind, number> = { booking: 3, call_back: 2, message: 1 };

/** @returns null where the two can be merged, or are */
export function mergeRefusal(request: ForMerge, other: ForMerge | undefined): MergeRefusal | null {
  if (!other || request.erasedAt !== null || other.erasedAt !== null) return { outcome: "gone" };
  if (other.mergedInto === request.id) return null;
  for (const { reference, mergedInto } of [other, request]) {
    if (mergedInto) return { outcome: "part", part: reference, into: mergedInto };
  }
  const cannot = request.id === other.id || isClosed(other.status) || isClosed(request.status);
  if (cannot) return { outcome: "impossible" };
  return ranks[other.kind] > ranks[request.kind] ? { outcome: "rank" } : null;
}

/** When the reply is due once the two are one; null where none is owed in either. */
export function dueOnceMerged(both: readonly ForMerge[], now: Date): string | null {
  const owed = both.filter(({ repliedAt }) => repliedAt === null);
  return firstDue(owed, now)?.dueAt ?? null;
}

/**
 * Makes another request a duplicate of this one: each names the other, what the family waits for there
 * it waits for here, and what was urgent stays so. Numbers, addresses and words stay in their own rows.
 */
export async function mergeRequests(
  context: Context,
  actor: Actor,
  { requestId, seenVersion, otherId, otherSeenVersion, formKey }: Merge,
): Promise<MergeOutcome> {
  const id = entryId(formKey, actor.id, requestId, otherId, "merge");
  return inTransaction(context.db, async (trx) => {
    const request = await findForMerge(trx, requestId);
    const other = await findForMerge(trx, otherId);
    if (!request) return { outcome: "missing" };
    const refusal = mergeRefusal(request, other);
    if (!other || refusal?.outcome === "gone") return { outcome: "gone" };
    if (await isWritten(trx, id)) {
      // taken back since, it is not done again by the same form
      if (other.mergedInto !== requestId) return { outcome: "conflict" };
      return { outcome: "merged", undoable: id };
    }
    if (refusal) return refusal;
    if (other.mergedInto === requestId) return { outcome: "merged", undoable: null };
    if (request.version !== seenVersion || other.version !== otherSeenVersion) {
      return { outcome: "conflict" };
    }
    const now = context.now();
    await joinRequests(trx, actor, { id, request, other }, now);
    await audit(
      trx,
      {
        kind: "request-merged",
        actorId: actor.id,
        subjectId: null,
        network: context.clientAddress,
        requestId: otherId,
        detail: request.reference,
      },
      now,
    );
    return { outcome: "merged", undoable: id };
  });
}

async function joinRequests(
  trx: Queryable,
  actor: Actor,
  { id, request, other }: { id: string; request: ForMerge; other: ForMerge },
  at: Date,
): Promise<void> {
  const named = ({ id, reference }: OtherRequest): OtherRequest => ({ id, reference });
  await leaveFlood(trx, request.id);
  await leaveFlood(trx, other.id);
  const move = { id, requestId: other.id, from: other.status, to: "duplicate" } as const;
  // that it was merged, and with what, each reads in their own language
  await writeMove(trx, actor, { ...move, words: "", other: named(request) }, at);
  await trx
    .updateTable("requests")
    .set({ merged_into: request.id })
    .where("id", "=", other.id)
    .execute();
  const merge = { kind: "merge", requestId: request.id, other: named(other) } as const;
  await writeEvent(trx, { ...merge, at, actor });
  await countVersion(trx, request.id, at);
  // what still runs there is waited for here; what was answered counts once
  await countClocks(trx, other.id, { running: true, stopped: false });
  await showClock(trx, request.id, at);
  if (!isSet(other.urgent) || isSet(request.urgent)) return;
  await correctUrgency(trx, actor, request.id, { urgent: true, of: other }, at);
}

/**
 * A request that was merged into another stands by itself again, in the transaction that moves it; the
 * other is as urgent, and waits, as it would without it.
 */
export async function partRequest(
  trx: Queryable,
  actor: Actor,
  other: OtherRequest,
  from: string,
  at: Date,
): Promise<void> {
  await trx.updateTable("requests").set({ merged_into: null }).where("id", "=", other.id).execute();
  await writeEvent(trx, { requestId: from, kind: "split", at, actor, other });
  await countVersion(trx, from, at);
  await showClock(trx, from, at);
  await showClock(trx, other.id, at);
  if (!(await isUrgentByMerge(trx, from))) return;
  if ((await mergedInto(trx, from)).some(({ urgent }) => urgent)) return;
  await correctUrgency(trx, actor, from, { urgent: false, of: other }, at);
}

/** The move with which a request was last merged into another. */
export function lastMergeOf(db: Queryable, id: string, into: string) {
  return db
    .selectFrom("request_events")
    .select(["id", "from_status"])
    .where("request_id", "=", id)
    .where("to_status", "=", "duplicate")
    .where("other_id", "=", into)
    .orderBy("at", "desc")
    .executeTakeFirst();
}

import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { RequestKind } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { leaveFlood, setClocksCounted } from "./clock-counts.server";
import { refreshClockColumns } from "./clocks.server";
import { correctUrgency, isUrgentByMerge } from "./corrections.server";
import { findCandidate, type MergeCandidate, mergedInto } from "./duplicates.server";
import { markLinkWanted } from "./family-links.server";
import { writeFollowUp } from "./follow-ups.server";
import type { OtherRequest } from "./history";
import { type Actor, derivedId, isEventWritten, writeEvent } from "./history.server";
import { isClosed } from "./life";
import { writeMove } from "./moves.server";
import { firstDue } from "./promise";
import { incrementVersion } from "./replies.server";
import { copyContacts, removeCopiedContacts } from "./request-contacts.server";

export interface Merge {
  /** Id of the request that remains; `seenVersion` is its version on the page. */
  requestId: string;
  seenVersion: number;
  otherId: string;
  otherSeenVersion: number;
  formKey: string;
}

/**
 * `gone`: one of them is erased or missing; `part`: one is already merged; `impossible`: one is
 * closed, or both are the same; `rank`: allowed only the other way round.
 */
export type MergeRefusal =
  | { outcome: "gone" | "impossible" | "rank" }
  | { outcome: "part"; part: string; into: string };

/**
 * `undoable`: id of the event that can be undone, null if somebody else was faster. `missing`: no such request;
 * `conflict`: somebody else changed one of them.
 */
export type MergeOutcome =
  | { outcome: "merged"; undoable: string | null }
  | { outcome: "missing" | "conflict" }
  | MergeRefusal;

/** The request with the higher rank remains: a booking is never merged into a message. */
const ranks: Record<RequestKind, number> = { booking: 3, call_back: 2, message: 1 };

/** @returns null if the other request can be merged into this one, or already is */
export function mergeRefusal(
  request: MergeCandidate,
  other: MergeCandidate | undefined,
): MergeRefusal | null {
  if (!other || request.erasedAt !== null || other.erasedAt !== null) return { outcome: "gone" };
  if (other.mergedInto === request.id) return null;
  for (const { reference, mergedInto } of [other, request]) {
    if (mergedInto) return { outcome: "part", part: reference, into: mergedInto };
  }
  const isImpossible =
    request.id === other.id || isClosed(other.status) || isClosed(request.status);
  if (isImpossible) return { outcome: "impossible" };
  return ranks[other.kind] > ranks[request.kind] ? { outcome: "rank" } : null;
}

/** Deadline of the merged request; null if no reply is owed. */
export function dueAfterMerge(both: readonly MergeCandidate[], now: Date): string | null {
  const waiting = both.filter(({ repliedAt }) => repliedAt === null);
  return firstDue(waiting, now)?.dueAt ?? null;
}

/**
 * Makes another request a duplicate of this one, which takes over its running clocks, its urgency, its people and the
 * earlier follow-up. Each request keeps its own text.
 */
export async function mergeRequests(
  context: Context,
  actor: Actor,
  { requestId, seenVersion, otherId, otherSeenVersion, formKey }: Merge,
): Promise<MergeOutcome> {
  const id = derivedId(formKey, actor.id, requestId, otherId, "merge");
  return inTransaction(context.db, async (trx) => {
    const request = await findCandidate(trx, requestId);
    const other = await findCandidate(trx, otherId);
    if (!request) return { outcome: "missing" };
    const refusal = mergeRefusal(request, other);
    if (!other || refusal?.outcome === "gone") return { outcome: "gone" };
    if (await isEventWritten(trx, id)) {
      // the same form is not applied again after the merge was undone
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
  { id, request, other }: { id: string; request: MergeCandidate; other: MergeCandidate },
  at: Date,
): Promise<void> {
  const keyOf = ({ id, reference }: OtherRequest): OtherRequest => ({ id, reference });
  await leaveFlood(trx, request.id);
  await leaveFlood(trx, other.id);
  const move = { id, requestId: other.id, from: other.status, to: "duplicate" } as const;
  // the event stores no text, so that everybody reads it in their own language
  await writeMove(trx, actor, { ...move, words: "", other: keyOf(request) }, at);
  await trx
    .updateTable("requests")
    .set({ merged_into: request.id, link_wanted_at: null })
    .where("id", "=", other.id)
    .execute();
  const merge = { kind: "merge", requestId: request.id, other: keyOf(other) } as const;
  await writeEvent(trx, { ...merge, at, actor });
  await incrementVersion(trx, request.id, at);
  // running clocks continue to count; stopped clocks of the duplicate do not count
  await setClocksCounted(trx, other.id, { running: true, stopped: false });
  await refreshClockColumns(trx, request.id, at);
  await copyContacts(trx, request.id, { id: other.id, isMerged: true }, at);
  if (other.linkWantedAt) await markLinkWanted(trx, request.id, other.linkWantedAt);
  if (other.againAt && (!request.againAt || other.againAt < request.againAt)) {
    const { againAt: after, againWhy: why } = other;
    const followUp = { requestId: request.id, before: request.againAt, after, why };
    await writeFollowUp(trx, actor, { ...followUp, other: keyOf(other) }, at);
  }
  if (!isSet(other.urgent) || isSet(request.urgent)) return;
  await correctUrgency(trx, actor, request.id, { urgent: true, of: other }, at);
}

/**
 * Separates a merged request (`other`) in the transaction that moves it. The request `from` loses
 * the urgency, clocks and people that the merge gave it.
 */
export async function separateRequest(
  trx: Queryable,
  actor: Actor,
  other: OtherRequest,
  from: string,
  at: Date,
): Promise<void> {
  await trx.updateTable("requests").set({ merged_into: null }).where("id", "=", other.id).execute();
  await writeEvent(trx, { requestId: from, kind: "split", at, actor, other });
  await incrementVersion(trx, from, at);
  const merge = await lastMergeOf(trx, other.id, from);
  if (merge) await removeCopiedContacts(trx, from, other.id, merge.at);
  await refreshClockColumns(trx, from, at);
  await refreshClockColumns(trx, other.id, at);
  if (!(await isUrgentByMerge(trx, from))) return;
  if ((await mergedInto(trx, from)).some(({ urgent }) => urgent)) return;
  await correctUrgency(trx, actor, from, { urgent: false, of: other }, at);
}

/** The move that last merged a request into another. */
export function lastMergeOf(db: Queryable, id: string, into: string) {
  return db
    .selectFrom("request_events")
    .select(["id", "at", "from_status"])
    .where("request_id", "=", id)
    .where("to_status", "=", "duplicate")
    .where("other_id", "=", into)
    .orderBy("at", "desc")
    .executeTakeFirst();
}

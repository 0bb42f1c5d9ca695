import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { channelOf, isContact } from "./act";
import { eventIdsOf, type RequestAct, writeAct } from "./act-events.server";
import { assignToActor } from "./assignment.server";
import { changedFacts, correctFacts } from "./corrections.server";
import { followUpAt } from "./follow-up";
import { writeFollowUp } from "./follow-ups.server";
import { type Actor, findLastFamilyEvent, isEventWritten, undoIdOf } from "./history.server";
import { isClosed, isExceptionalMove, type MoveKind, nextStepOf } from "./life";
import { recipientOf, type WritingRefusal, writingRefusal } from "./mailed.server";
import { separateRequest } from "./merges.server";
import { judgeMove, type MoveRefusal, writeMove } from "./moves.server";
import { nextPartnerFollowUp } from "./partners.server";
import { incrementVersion } from "./replies.server";
import { notifyOfStep } from "./step-notices.server";

export type ActOutcome =
  /** `undoable`: id of the act to undo; no event has it if the form only corrected facts. */
  | { outcome: "done"; undoable: string }
  | { outcome: "missing" | WritingRefusal | "follow-up-closed" | "follow-up-past" | MoveRefusal }
  /** The coordinator has to confirm the move first; nothing was written. */
  | { outcome: "confirm"; kind: MoveKind }
  /** Somebody else changed or merged the request, or undid this act. */
  | { outcome: "conflict" }
  /** The family wrote after the page was opened, and the move would pause or close the request; nothing is written. */
  | { outcome: "family-wrote" };

/**
 * Records an act (reply, missed call or note), corrected facts, a move and a follow-up in one transaction.
 * Submitting the same form again changes nothing.
 */
export async function recordAct(
  context: Context,
  actor: Actor,
  act: RequestAct,
): Promise<ActOutcome> {
  const outcome = await inTransaction(context.db, (trx) => write(trx, context, actor, act));
  if (outcome.outcome === "done") context.wakeOutbox();
  return outcome;
}

async function write(
  trx: Queryable,
  context: Context,
  actor: Actor,
  act: RequestAct,
): Promise<ActOutcome> {
  const { requestId, did, move, followUp, seenVersion } = act;
  const request = await findRequest(trx, requestId);
  // no act can be recorded on an erased request
  if (!request || request.erased_at !== null) return { outcome: "missing" };
  const ids = eventIdsOf(actor, act);
  const changed = await changedFacts(trx, request, act.facts, act.language);
  if (await isEventWritten(trx, ids.act)) {
    // the same form is not applied again if its act was undone, or if it now has different facts
    const isUndone = await isEventWritten(trx, undoIdOf(ids.act));
    if (isUndone || changed.length > 0) return { outcome: "conflict" };
    return { outcome: "done", undoable: ids.act };
  }
  const writer = {
    id: requestId,
    email: act.facts.email ?? request.email,
    phone: act.facts.phoneNumber ?? request.phone_number,
    language: request.language,
  };
  const to = did === "wrote" ? await recipientOf(trx, writer, act.to) : null;
  if (did === "wrote") {
    const refusal = writingRefusal(to, act);
    if (refusal) return { outcome: refusal };
  }
  // a contact on a merged request would not stop the clock of the other one, unless the move separates them
  const isMergedContact = request.merged_into && did && isContact(did) && !move;
  if (isMergedContact || (request.merged_into && request.version !== seenVersion)) {
    return { outcome: "conflict" };
  }
  const needsVersionCheck = move || followUp || changed.length > 0;
  if (needsVersionCheck && request.version !== seenVersion) return { outcome: "conflict" };
  const now = context.now();
  const isClosedAfter = isClosed(move?.to ?? request.status);
  const againAt = followUp && followUpAt(followUp, now);
  if (followUp && isClosedAfter) return { outcome: "follow-up-closed" };
  if (followUp && !againAt) return { outcome: "follow-up-past" };
  if (move) {
    const judgement = judgeMove({ ...request, hasReply: request.replied_at !== null }, move);
    if ("refusal" in judgement) return { outcome: judgement.refusal };
    const { kind } = judgement;
    const isPauseOrEnd = isExceptionalMove(kind) || isClosedAfter;
    if (isPauseOrEnd && !(await hasSeenFamilyEvents(trx, act))) return { outcome: "family-wrote" };
    if (isExceptionalMove(kind) && !act.confirmed) return { outcome: "confirm", kind };
  }
  if (changed.length > 0) {
    await correctFacts(trx, context, actor, { row: request, form: ids.act, changed }, now);
  }
  if (!did && !move && !followUp) return { outcome: "done", undoable: ids.act };
  const step = move && nextStepOf(request, move.to);
  if (did) await writeAct(trx, context, actor, { ...request, to, step }, { ...act, did }, ids.act);
  if (move) {
    const transition = { from: request.status, to: move.to, words: move.reason };
    await writeMove(trx, actor, { id: ids.move, requestId, ...transition }, now);
    // the notice of an answer names the step; a writer without an email is told in the call or chat
    const hearsByReply = writer.email === "" && did !== null && channelOf(did) !== null;
    const isNotified = !act.to && (to !== null || hearsByReply);
    if (step && !isNotified) {
      await notifyOfStep(trx, context, { ...request, ...writer }, { eventId: ids.move, step });
    }
    // a move separates a merged request from the other one
    if (request.merged_into) {
      const { reference } = request;
      await separateRequest(trx, actor, { id: requestId, reference }, request.merged_into, now);
    }
  }
  const before = request.again_at;
  const isReplyOrMove = move !== null || (did !== null && channelOf(did) !== null);
  const isFollowUpOver =
    before !== null && (isClosedAfter || (isReplyOrMove && before <= now.toISOString()));
  if (followUp || isFollowUpOver) {
    // the next date to ask a partner may have to become the follow-up
    const next =
      followUp || isClosedAfter
        ? undefined
        : await nextPartnerFollowUp(trx, requestId, { now, language: act.language });
    const after = againAt?.toISOString() ?? next?.at ?? null;
    const why = followUp?.why ?? next?.why ?? "";
    const change = { id: ids.followUp, requestId, before, after, why };
    await writeFollowUp(trx, actor, change, now);
  }
  const lacksOwner = request.assigned_to === null && !isClosedAfter && request.merged_into === null;
  if (lacksOwner) await assignToActor(trx, context, actor, { id: ids.assign, requestId });
  await (followUp ? incrementVersion(trx, requestId, now) : touch(trx, requestId, now));
  await audit(
    trx,
    {
      kind: "request-acted",
      actorId: actor.id,
      subjectId: null,
      network: context.clientAddress,
      requestId,
      detail: [did, move && `${request.status} → ${move.to}`, followUp && "again"]
        .filter(Boolean)
        .join(", "),
    },
    now,
  );
  return { outcome: "done", undoable: ids.act };
}

/** True if the coordinator's page showed everything the family wrote, or the form cannot tell. */
async function hasSeenFamilyEvents(
  trx: Queryable,
  { requestId, lastFamilyEvent }: RequestAct,
): Promise<boolean> {
  return (
    lastFamilyEvent === null ||
    lastFamilyEvent === ((await findLastFamilyEvent(trx, requestId)) ?? "")
  );
}

/** Stores the time of the last act; the group `adrift` depends on it. */
async function touch(trx: Queryable, id: string, at: Date): Promise<void> {
  const columns = { updated_at: at.toISOString() };
  await trx.updateTable("requests").set(columns).where("id", "=", id).execute();
}

function findRequest(trx: Queryable, id: string) {
  return trx
    .selectFrom("requests")
    .selectAll()
    .select("held_from as heldFrom")
    .where("id", "=", id)
    .executeTakeFirst();
}

import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { findCompany } from "~/features/company/company.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { replyMail } from "~/features/mail/reply-mails.server";
import { writtenIn } from "~/locales/written-in";
import type { Context } from "~/server/context";
import { type Act, channelOf, isContact } from "./act";
import { contactsOf, mergedInto } from "./duplicates.server";
import {
  type Actor,
  entryId,
  isWritten,
  lastFamilyWriting,
  undoIdOf,
  writeEvent,
} from "./history.server";
import { isClosed, isOffTheWay, type MoveKind } from "./life";
import { separateRequest } from "./merges.server";
import { judgeMove, type MoveRefusal, type WantedMove, writeMove } from "./moves.server";
import { moveIdOf, writeReply } from "./replies.server";

/** One form of a coordinator: the act, and the move that comes with it. */
export interface RequestAct {
  requestId: string;
  /** Null: the request is only moved. */
  did: Act | null;
  words: string;
  move: WantedMove | null;
  /** The coordinator has confirmed a move that takes the request off its way. */
  confirmed: boolean;
  seenVersion: number;
  /** Id of the family's newest event on the page: empty for none, null if the form does not say. */
  heard: string | null;
  /** Idempotency key. */
  formKey: string;
}

export type ActOutcome =
  /** `undoable`: the event that can be taken back. */
  | { outcome: "done"; undoable: string }
  | { outcome: "missing" | "no-address" | MoveRefusal }
  /** The coordinator has to confirm the move first; nothing was written. */
  | { outcome: "confirm"; kind: MoveKind }
  /** Somebody else changed or merged the request, or took this act back. */
  | { outcome: "conflict" }
  /** The family wrote meanwhile and the move would close or pause the request; nothing was written. */
  | { outcome: "unheard" };

type Acted = NonNullable<Awaited<ReturnType<typeof findActed>>>;

/**
 * Records an act (reply, missed call, note or mail) and its move in one transaction. The same form sent again
 * changes nothing.
 */
export async function recordAct(
  context: Context,
  actor: Actor,
  act: RequestAct,
): Promise<ActOutcome> {
  const outcome = await inTransaction(context.db, (trx) => write(trx, context, actor, act));
  if (outcome.outcome === "done" && act.did === "emailed") context.wakeOutbox();
  return outcome;
}

async function write(
  trx: Queryable,
  context: Context,
  actor: Actor,
  act: RequestAct,
): Promise<ActOutcome> {
  const { requestId, did, move, seenVersion } = act;
  const request = await findActed(trx, requestId);
  // an erased request takes no acts
  if (!request || request.erased_at !== null) return { outcome: "missing" };
  const ids = idsOf(actor, act);
  if (await isWritten(trx, ids.act)) {
    // it was taken back since: the same form does not do it again
    if (await isWritten(trx, undoIdOf(ids.act))) return { outcome: "conflict" };
    return { outcome: "done", undoable: ids.act };
  }
  const email = request.email || (await emailOfMerged(trx, requestId));
  if (did === "emailed" && email === "") return { outcome: "no-address" };
  // a contact on a merged request would not stop the clock of the other one, unless the move separates them
  const isElsewhere = request.merged_into && did && isContact(did) && !move;
  if (isElsewhere || (request.merged_into && request.version !== seenVersion)) {
    return { outcome: "conflict" };
  }
  if (move) {
    if (request.version !== seenVersion) return { outcome: "conflict" };
    const judged = judgeMove({ ...request, isReplied: request.replied_at !== null }, move);
    if ("refusal" in judged) return { outcome: judged.refusal };
    const { kind } = judged;
    const ends = isOffTheWay(kind) || isClosed(move.to);
    if (ends && !(await isHeard(trx, act))) return { outcome: "unheard" };
    if (isOffTheWay(kind) && !act.confirmed) return { outcome: "confirm", kind };
  }
  const now = context.now();
  if (did) await writeAct(trx, context, actor, { ...request, email }, { ...act, did }, ids.act);
  if (move) {
    const { to, reason: words } = move;
    await writeMove(trx, actor, { id: ids.move, requestId, from: request.status, to, words }, now);
    // reopened, it is no longer part of the other
    if (request.merged_into) {
      const { reference } = request;
      await separateRequest(trx, actor, { id: requestId, reference }, request.merged_into, now);
    }
  }
  await audit(
    trx,
    {
      kind: "request-acted",
      actorId: actor.id,
      subjectId: null,
      network: context.clientAddress,
      requestId,
      detail: [did, move && `${request.status} → ${move.to}`].filter(Boolean).join(", "),
    },
    now,
  );
  return { outcome: "done", undoable: ids.act };
}

/** An address from a merged request; empty if none has one. */
async function emailOfMerged(trx: Queryable, requestId: string): Promise<string> {
  return contactsOf(await mergedInto(trx, requestId)).emails[0] ?? "";
}

/** True if the coordinator's page showed everything the family wrote. */
async function isHeard(trx: Queryable, { requestId, heard }: RequestAct): Promise<boolean> {
  return heard === null || heard === ((await lastFamilyWriting(trx, requestId)) ?? "");
}

async function writeAct(
  trx: Queryable,
  context: Context,
  actor: Actor,
  request: Acted,
  { requestId, did, words, move }: RequestAct & { did: Act },
  id: string,
): Promise<void> {
  const now = context.now();
  const channel = channelOf(did);
  if (channel === null) {
    const kind = did === "note" ? "note" : "call";
    await writeEvent(trx, { id, requestId, kind, at: now, actor, words });
    return;
  }
  const reply = { id, requestId, channel, words };
  await writeReply(trx, actor, reply, now, { acknowledges: move === null });
  if (did !== "emailed") return;
  const language = writtenIn(words, request.language);
  const mail = replyMail({
    kind: request.kind,
    requestId,
    entryId: id,
    language,
    to: request.email,
    reference: request.reference,
    words,
    publicUrl: context.env.publicUrl,
    company: await findCompany(trx, language),
  });
  await enqueueMail(trx, mail, now);
}

/** Event ids of one form, the same each time it is sent; `act` is the first one. */
function idsOf(actor: Actor, { requestId, did, words, move, formKey }: RequestAct) {
  if (did === null) {
    const id = entryId(formKey, actor.id, requestId, move?.to ?? "", move?.reason ?? "");
    return { act: id, move: id };
  }
  const act = entryId(formKey, actor.id, requestId, channelOf(did) ?? did, words);
  return { act, move: moveIdOf(act) };
}

function findActed(trx: Queryable, id: string) {
  return trx
    .selectFrom("requests")
    .select([
      "kind",
      "status",
      "held_from as heldFrom",
      "version",
      "erased_at",
      "email",
      "reference",
      "language",
      "replied_at",
      "merged_into",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

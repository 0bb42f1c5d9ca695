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
import { partRequest } from "./merges.server";
import { judgeMove, type MoveRefusal, type WantedMove, writeMove } from "./moves.server";
import { moveIdOf, writeReply } from "./replies.server";

/** One form of a coordinator: the act, and the move that comes with it. */
export interface RequestAct {
  requestId: string;
  /** Null: it is moved, and nothing else is told. */
  did: Act | null;
  words: string;
  move: WantedMove | null;
  /** The coordinator has confirmed a move off the way. */
  confirmed: boolean;
  /** The version that the coordinator had seen. */
  seenVersion: number;
  /** The newest event of the family that the coordinator had seen, empty for none; null: not told. */
  heard: string | null;
  /** The form's key, so that what is sent twice is done once. */
  formKey: string;
}

export type ActOutcome =
  /** With the history's event by which it can be taken back. */
  | { outcome: "done"; undoable: string }
  | { outcome: "missing" | "no-address" | MoveRefusal }
  /** Nothing is written before it is confirmed. */
  | { outcome: "confirm"; kind: MoveKind }
  /** Somebody else changed it, and a move was wanted; or merged it, or took this very form back. */
  | { outcome: "conflict" }
  /** The family wrote meanwhile, and the request was to be closed or to rest; nothing was written. */
  | { outcome: "unheard" };

type Acted = NonNullable<Awaited<ReturnType<typeof findActed>>>;

/**
 * Keeps what a coordinator did about a request, all of it or nothing, and once however often it is
 * sent: the reply (which stops the clock), the call that nobody answered, the note, the mail to the
 * family, the move.
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
  // of an erased request nothing is left to act on
  if (!request || request.erased_at !== null) return { outcome: "missing" };
  const ids = idsOf(actor, act);
  if (await isWritten(trx, ids.act)) {
    // taken back since, it is not done again by the same form
    if (await isWritten(trx, undoIdOf(ids.act))) return { outcome: "conflict" };
    return { outcome: "done", undoable: ids.act };
  }
  const email = request.email || (await emailOfMerged(trx, requestId));
  if (did === "emailed" && email === "") return { outcome: "no-address" };
  // what is told of it here stops no clock of the one that it was made part of, unless it is parted
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
    // reopened, it is no part of the other any more
    if (request.merged_into) {
      const { reference } = request;
      await partRequest(trx, actor, { id: requestId, reference }, request.merged_into, now);
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

/** Where a family is written to whose own request has no address; empty where none has. */
async function emailOfMerged(trx: Queryable, requestId: string): Promise<string> {
  return contactsOf(await mergedInto(trx, requestId)).emails[0] ?? "";
}

/** True if the coordinator has read all that the family wrote. */
async function isHeard(trx: Queryable, { requestId, heard }: RequestAct): Promise<boolean> {
  return heard === null || heard === ((await lastFamilyWriting(trx, requestId)) ?? "");
}

/** Writes the act without its move. */
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

/** The ids of what one form writes, the same form again has the same; `act`: of the first of it. */
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

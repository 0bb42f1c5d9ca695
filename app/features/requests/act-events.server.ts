import type { Queryable } from "#db/connection.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { type Act, channelOf } from "./act";
import type { Facts } from "./facts";
import type { FollowUp } from "./follow-up";
import { type Actor, derivedId, writeEvent } from "./history.server";
import type { Step } from "./life";
import type { MailedRequest, Recipient } from "./mailed.server";
import type { WantedMove } from "./moves.server";
import { assignIdOf, followUpIdOf, moveIdOf, notifyOfAnswer, writeReply } from "./replies.server";

/** The form that a coordinator submits: the act, corrected facts, a move and a follow-up. */
export interface RequestAct {
  requestId: string;
  /** Null: the form only moves the request, corrects it or sets a follow-up. */
  did: Act | null;
  words: string;
  /** Id of the person who gets the answer; if missing or empty, the writer gets it. */
  to?: string;
  /** True if the email includes the text of the answer. */
  mailWords?: boolean;
  move: WantedMove | null;
  followUp: FollowUp | null;
  /** Corrected facts; a hospital is given by its name in `language`. */
  facts: Partial<Facts>;
  language: Language;
  /** True if the coordinator has confirmed an exceptional move (`isExceptionalMove`). */
  confirmed: boolean;
  seenVersion: number;
  /** Id of the family's newest event on the page: empty if there is none, null if the form lacks the field. */
  lastFamilyEvent: string | null;
  /** Idempotency key. */
  formKey: string;
}

/**
 * Writes the event of an act, and notifies the recipient of an answer.
 *
 * @param request `to`: the recipient of an answer; `step`: the step reached by the move in the same form
 */
export async function writeAct(
  trx: Queryable,
  context: Context,
  actor: Actor,
  request: Pick<MailedRequest, "kind" | "reference"> & { to: Recipient | null; step: Step | null },
  { requestId, did, words, to, mailWords = false, move }: RequestAct & { did: Act },
  id: string,
): Promise<void> {
  const now = context.now();
  const channel = channelOf(did);
  if (channel === null) {
    const kind = did === "note" ? "note" : "call";
    await writeEvent(trx, { id, requestId, kind, at: now, actor, words });
    return;
  }
  const reply = { id, requestId, channel, words, contact: did === "wrote" ? to : undefined };
  await writeReply(trx, actor, reply, now, { acknowledges: move === null });
  const { to: recipient, ...answered } = request;
  if (!recipient) return;
  await notifyOfAnswer(trx, context, { ...answered, to: recipient }, reply, mailWords);
}

/** Ids of the events that a form writes, the same each time it is submitted; `act` is the first event. */
export function eventIdsOf(
  actor: Actor,
  { requestId, did, words, to, move, followUp, formKey }: RequestAct,
) {
  if (did === null && move === null && followUp) {
    const id = derivedId(formKey, actor.id, requestId, ...Object.values(followUp));
    return { act: id, move: id, followUp: id, assign: assignIdOf(id) };
  }
  if (did === null) {
    const id = derivedId(formKey, actor.id, requestId, move?.to ?? "", move?.reason ?? "");
    return { act: id, move: id, followUp: followUpIdOf(id), assign: assignIdOf(id) };
  }
  const mailedTo = to ? [to] : [];
  const act = derivedId(formKey, actor.id, requestId, channelOf(did) ?? did, words, ...mailedTo);
  return { act, move: moveIdOf(act), followUp: followUpIdOf(act), assign: assignIdOf(act) };
}

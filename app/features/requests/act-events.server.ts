import type { Queryable } from "#db/connection.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { type Act, channelOf } from "./act";
import type { Facts } from "./facts";
import type { FollowUp } from "./follow-up";
import { type Actor, entryId, writeEvent } from "./history.server";
import type { Step } from "./life";
import type { MailedRequest, Recipient } from "./mailed.server";
import type { WantedMove } from "./moves.server";
import { assignIdOf, followUpIdOf, moveIdOf, tellOfAnswer, writeReply } from "./replies.server";

/** One form of a coordinator: the act, with corrected facts, a move and a follow-up. */
export interface RequestAct {
  requestId: string;
  /** Null: the form only moves the request, corrects it or sets a follow-up. */
  did: Act | null;
  words: string;
  /** Id of the person to whom an answer goes; left out or empty: the writer. */
  to?: string;
  /** The email carries the words too. */
  mailWords?: boolean;
  move: WantedMove | null;
  again: FollowUp | null;
  /** Corrected facts; a hospital by its name in that language. */
  facts: Partial<Facts>;
  language: Language;
  /** The coordinator has confirmed a move that takes the request off its way. */
  confirmed: boolean;
  seenVersion: number;
  /** Id of the family's newest event on the page: empty for none, null if the form does not say. */
  lastFamilyEvent: string | null;
  /** Idempotency key. */
  formKey: string;
}

/**
 * Writes the event of an act, and its notice.
 *
 * @param request `to`: the recipient of an answer; `step`: that a move of the same form leads to
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
  const { to: person, ...about } = request;
  if (person) await tellOfAnswer(trx, context, { ...about, to: person }, reply, mailWords);
}

/** Event ids of one form, the same each time it is sent; `act` is the first one. */
export function idsOf(
  actor: Actor,
  { requestId, did, words, to, move, again, formKey }: RequestAct,
) {
  if (did === null && move === null && again) {
    const id = entryId(formKey, actor.id, requestId, ...Object.values(again));
    return { act: id, move: id, again: id, assign: assignIdOf(id) };
  }
  if (did === null) {
    const id = entryId(formKey, actor.id, requestId, move?.to ?? "", move?.reason ?? "");
    return { act: id, move: id, again: followUpIdOf(id), assign: assignIdOf(id) };
  }
  const mailedTo = to ? [to] : [];
  const act = entryId(formKey, actor.id, requestId, channelOf(did) ?? did, words, ...mailedTo);
  return { act, move: moveIdOf(act), again: followUpIdOf(act), assign: assignIdOf(act) };
}

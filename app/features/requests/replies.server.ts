import type { Queryable } from "#db/connection.server";
import { findCompany } from "~/features/company/company.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { answeredMail, replyMail } from "~/features/mail/reply-mails.server";
import { writtenIn } from "~/locales/written-in";
import type { Context } from "~/server/context";
import { stopClocks } from "./clocks.server";
import { issueMailedLink } from "./family-links.server";
import type { Channel } from "./history";
import { type Actor, derivedId, isEventWritten, writeEvent } from "./history.server";
import type { Step } from "./life";
import type { MailedRequest, Recipient } from "./mailed.server";
import { writeMove } from "./moves.server";
import { recordNotice } from "./notices.server";

export interface Reply {
  /** Id of the event; it is the same if a form is submitted twice, so that one reply is recorded. */
  id: string;
  requestId: string;
  channel: Channel;
  words: string;
  /** Id of the person who gets the reply; if missing or empty, the writer gets it. */
  contact?: string;
}

/**
 * Records a reply to the family in the caller's transaction, and stops the clocks.
 *
 * @param options `acknowledges`: false if the same form moves the request itself
 */
export async function writeReply(
  trx: Queryable,
  actor: Actor,
  { id, requestId, channel, words, contact }: Reply,
  at: Date,
  { acknowledges = true }: { acknowledges?: boolean } = {},
): Promise<"recorded" | "missing"> {
  const request = await trx
    .selectFrom("requests")
    .select(["status", "replied_at"])
    .where("id", "=", requestId)
    .executeTakeFirst();
  if (!request) return "missing";
  if (await isEventWritten(trx, id)) return "recorded";
  const correction = contact ? { field: "contact", oldValue: "", newValue: contact } : undefined;
  await writeEvent(trx, {
    id,
    requestId,
    kind: "reply",
    at,
    actor,
    channel,
    words,
    correction,
  });
  if (acknowledges && request.status === "received") {
    const move = { id: moveIdOf(id), from: "received", to: "acknowledged" } as const;
    await writeMove(trx, actor, { ...move, requestId, words: "" }, at);
  } else if (request.replied_at === null) {
    await incrementVersion(trx, requestId, at);
  }
  await stopClocks(trx, requestId, { by: actor, at, reply: id });
  return "recorded";
}

type AnsweredRequest = Pick<MailedRequest, "kind" | "reference"> & { step: Step | null };

/** Notifies a person once of an answer: by email, or without an address by a coordinator on WhatsApp. */
export async function notifyOfAnswer(
  trx: Queryable,
  context: Context,
  { to, ...request }: AnsweredRequest & { to: Recipient },
  reply: Reply,
  mailWords: boolean,
): Promise<void> {
  const { requestId, id: eventId } = reply;
  const channel = to.email === "" ? "whatsapp" : "mail";
  if (channel === "whatsapp" && to.phone === "") return;
  const isNew = await recordNotice(trx, { requestId, eventId, channel }, context.now());
  if (isNew && channel === "mail") {
    await mailReply(trx, context, { ...request, to }, reply, mailWords);
  }
}

/**
 * Mails a notification that there is an answer on the family's page.
 *
 * @param mailWords true if the mail includes the text of the answer
 */
export async function mailReply(
  trx: Queryable,
  context: Context,
  request: AnsweredRequest & { to: Pick<Recipient, "email" | "language"> },
  { id: entryId, requestId, words, contact }: Reply,
  mailWords: boolean,
): Promise<void> {
  const { kind, reference, step, to } = request;
  const language = mailWords ? writtenIn(words, to.language) : to.language;
  const person = { requestId, contactId: contact || null, email: to.email };
  const content = {
    ...{ kind, requestId, entryId, language, reference },
    step,
    to: to.email,
    privateLinkPath: await issueMailedLink(trx, context, person, language),
    publicUrl: context.env.publicUrl,
    company: await findCompany(trx, language),
  };
  const mail = mailWords ? replyMail({ ...content, words }) : answeredMail(content);
  await enqueueMail(trx, mail, context.now());
}

/** Event id of the move in an act's form. */
export function moveIdOf(entry: string): string {
  return derivedId(entry, "move");
}

/** Event id of the follow-up that an act's form sets or clears. */
export function followUpIdOf(entry: string): string {
  return derivedId(entry, "again");
}

/** Event id of the assignment that an act on an unassigned request makes. */
export function assignIdOf(entry: string): string {
  return derivedId(entry, "assign");
}

/** Ids of the other events that an act's form may have added. */
export function sideIdsOf(entry: string): string[] {
  return [moveIdOf(entry), followUpIdOf(entry), assignIdOf(entry)];
}

/** Raises a request's version, so that open pages notice the change. */
export async function incrementVersion(trx: Queryable, id: string, at: Date): Promise<void> {
  await trx
    .updateTable("requests")
    .set((is) => ({ version: is("version", "+", 1), updated_at: at.toISOString() }))
    .where("id", "=", id)
    .execute();
}

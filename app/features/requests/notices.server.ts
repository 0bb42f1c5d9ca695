import type { Queryable } from "#db/connection.server";
import type { Notices } from "#db/tables/family-access";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { readingsSince } from "~/features/audit/readings.server";
import { isReply } from "~/features/mail/mail";
import { mailsAbout } from "~/features/mail/mail-states.server";
import { withdrawMail } from "~/features/mail/outbox.server";
import type { Context } from "~/server/context";
import { type HistoryEntry, isOnPage } from "./history";
import { type Actor, derivedId } from "./history.server";

/**
 * Records that the family is notified of an event, in the caller's transaction.
 *
 * @returns false if the notice was recorded before, because the family is notified once over each channel
 */
export async function recordNotice(
  trx: Queryable,
  {
    requestId,
    eventId,
    channel,
  }: { requestId: string; eventId: string; channel: Notices["channel"] },
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("notices")
    .values({
      id: derivedId(eventId, channel),
      request_id: requestId,
      event_id: eventId,
      channel,
      created_at: at.toISOString(),
      sent_by: null,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A WhatsApp message; only a coordinator can send it. */
export interface ChatNotice {
  id: string;
  eventId: string;
  about: "answer" | "step" | "paper";
  /** Id of the person who is notified; null for the writer. */
  contactId: string | null;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** Null until a coordinator confirms the sending. */
  sentAt: string | null;
}

/** WhatsApp messages that notify people of a request's events, newest first. */
export async function chatNoticesOf(db: Queryable, requestId: string): Promise<ChatNotice[]> {
  const rows = await db
    .selectFrom("notices")
    .innerJoin("request_events", "request_events.id", "notices.event_id")
    .select(["notices.id", "event_id as eventId", "request_events.kind", "new_value as value"])
    .select(["created_at as createdAt", "sent_at as sentAt"])
    .where("notices.request_id", "=", requestId)
    .where("notices.channel", "=", "whatsapp")
    .orderBy("created_at", "desc")
    .orderBy("notices.id")
    .execute();
  return rows.map(({ kind, value, ...notice }) => {
    // only an answer is for a person of the case; all else is for the writer
    if (kind === "reply") return { ...notice, about: "answer", contactId: value };
    return { ...notice, about: kind === "move" ? "step" : "paper", contactId: null };
  });
}

/** Marks a person's notices up to this one as sent by a coordinator. Repeated calls change nothing. */
export function confirmNotice(
  context: Context,
  by: Actor,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  return inTransaction(context.db, async (trx) => {
    const all = await chatNoticesOf(trx, requestId);
    const notice = all.find((one) => one.id === id);
    const unsentNotices = all.filter(
      ({ contactId, createdAt, sentAt }) =>
        notice?.contactId === contactId && createdAt <= notice.createdAt && sentAt === null,
    );
    if (unsentNotices.length === 0) return;
    const ids = unsentNotices.map((one) => one.id);
    const columns = { sent_by: by.id, sent_at: context.now().toISOString() };
    await trx.updateTable("notices").set(columns).where("id", "in", ids).execute();
    const entry = { kind: "request-acted", actorId: by.id, subjectId: null, requestId } as const;
    const { clientAddress: network } = context;
    await audit(trx, { ...entry, network, detail: "notice sent" }, context.now());
  });
}

/** `told`: the family may know of the event; `read` and `mailed`: the family has the text. */
export type Withdrawal = "withdrawn" | "told" | "read" | "mailed";

/**
 * Withdraws the mails and notices about an event, in the transaction that undoes the event.
 *
 * @param moveId event id of the move in the same form
 */
export async function withdrawNotices(
  trx: Queryable,
  act: HistoryEntry,
  moveId: string,
  now: Date,
): Promise<Withdrawal> {
  if (await isReadByFamily(trx, act)) return "read";
  const isMailSent = !(await withdrawMail(trx, act.id, now));
  const mails = isMailSent ? await mailsAbout(trx, [act.requestId]) : [];
  if (mails.some(({ entryId, kind }) => entryId === act.id && isReply(kind))) return "mailed";
  await trx
    .deleteFrom("notices")
    .where("event_id", "in", [act.id, moveId])
    .where((is) => is.or([is("channel", "=", "mail"), is("sent_at", "is", null)]))
    .execute();
  const isStepMailSent = !(await withdrawMail(trx, moveId, now));
  const hasSentChatNotice = await hasNotice(trx, [act.id, moveId]);
  return isMailSent || isStepMailSent || hasSentChatNotice ? "told" : "withdrawn";
}

/** Withdraws the mail about an event, and the WhatsApp notice, unless they were sent already. */
export async function withdrawUnsent(trx: Queryable, eventId: string, now: Date): Promise<void> {
  await withdrawMail(trx, eventId, now);
  await trx
    .deleteFrom("notices")
    .where("event_id", "=", eventId)
    .where("channel", "=", "whatsapp")
    .where("sent_at", "is", null)
    .execute();
}

async function hasNotice(trx: Queryable, eventIds: readonly string[]): Promise<boolean> {
  const notice = await trx
    .selectFrom("notices")
    .select("id")
    .where("event_id", "in", eventIds)
    .executeTakeFirst();
  return notice !== undefined;
}

/** True if this text is on the family's page, and the family opened the page since. */
export async function isReadByFamily(db: Queryable, act: HistoryEntry): Promise<boolean> {
  if (!isOnPage(act)) return false;
  const { requestId, at: since } = act;
  return (await readingsSince(db, { kind: "family-read", requestId, since })).length > 0;
}

import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import {
  headerText,
  isSingleAddress,
  type Mail,
  type MailKind,
  mailboxOf,
  singleAddress,
} from "./mail";

/**
 * Enqueues a mail in the caller's transaction. The caller wakes the worker after the commit (`wakeOutbox`).
 *
 * @throws Error unless the recipient is a single bare address
 */
export function enqueueMail(db: Queryable, mail: Mail, now: Date): Promise<void> {
  return enqueueMails(db, [mail], now);
}

/** Enqueues several mails in one statement. */
export async function enqueueMails(
  db: Queryable,
  mails: readonly Mail[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return;
  await db
    .insertInto("outbox")
    .values(mails.map((mail) => rowOf(mail, now)))
    .execute();
}

/**
 * Deletes the mail that contains an event's text, in the transaction that undoes the event.
 *
 * @returns false if the mail was sent, is being sent or was settled
 */
export async function withdrawMail(trx: Queryable, entryId: string, now: Date): Promise<boolean> {
  const handledMail = await trx
    .selectFrom("outbox")
    .select("id")
    .where("entry_id", "=", entryId)
    .where((is) =>
      is.or([
        is("sent_at", "is not", null),
        is("settled_at", "is not", null),
        is("claimed_until", ">", now.toISOString()),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (handledMail) return false;
  await trx.deleteFrom("outbox").where("entry_id", "=", entryId).execute();
  return true;
}

/** Deletes mails of these events unless they were or are being sent. @returns the events whose mails were deleted */
export async function withdrawMails(
  trx: Queryable,
  entryIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const deleted = await trx
    .deleteFrom("outbox")
    .where("entry_id", "in", entryIds)
    .where("sent_at", "is", null)
    .where((is) =>
      is.or([is("claimed_until", "is", null), is("claimed_until", "<=", now.toISOString())]),
    )
    .returning("entry_id")
    .execute();
  return deleted.flatMap(({ entry_id }) => entry_id ?? []);
}

/**
 * Writes as much as `enqueueMail` but sends nothing, so that timing does not reveal accounts. Padding replaces the
 * text, because links must not be stored needlessly. Deleted like sent mails.
 */
export async function enqueueDecoy(db: Queryable, mail: Mail, now: Date): Promise<void> {
  const row = rowOf(mail, now);
  const padding = {
    subject: paddingFor(row.subject),
    body_text: paddingFor(row.body_text),
    body_html: paddingFor(row.body_html),
  };
  const noRecipient = { recipient: "", mailbox: "", sent_at: now.toISOString() };
  await db
    .insertInto("outbox")
    .values({ ...row, ...padding, ...noRecipient })
    .execute();
}

/** A placeholder with the same number of bytes. */
function paddingFor(text: string): string {
  return "-".repeat(Buffer.byteLength(text));
}

/** Counts the mails of a kind that were enqueued for an address after this time (ISO 8601 UTC). */
export async function countMailsSince(
  db: Queryable,
  kind: MailKind,
  to: string,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("recipient", "=", singleAddress(to))
    .where("kind", "=", kind)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True if a mail of a kind about a request was enqueued after this time (ISO 8601 UTC). */
export async function isMailedSince(
  db: Queryable,
  kind: MailKind,
  requestId: string,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("outbox")
    .select("id")
    .where("request_id", "=", requestId)
    .where("kind", "=", kind)
    .where("created_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function rowOf(mail: Mail, now: Date) {
  const at = now.toISOString();
  return {
    id: randomUUID(),
    kind: mail.kind,
    request_id: mail.requestId ?? null,
    entry_id: mail.entryId ?? null,
    expires_at: mail.lifetimeMs ? new Date(now.getTime() + mail.lifetimeMs).toISOString() : null,
    recipient: singleAddress(mail.to),
    mailbox: mailboxOf(singleAddress(mail.to)),
    // an invalid address of the company must not prevent mails to families
    reply_to: mail.replyTo && isSingleAddress(mail.replyTo) ? mail.replyTo : null,
    subject: headerText(mail.subject),
    body_text: mail.text,
    body_html: mail.html,
    created_at: at,
    next_attempt_at: at,
  };
}

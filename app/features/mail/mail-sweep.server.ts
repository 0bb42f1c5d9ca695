import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";

/** Deletes the text of mails that were sent or have failed. */
export async function sweepMailTexts(db: Queryable): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ body_text: "", body_html: null })
    .where((is) => is.or([is("sent_at", "is not", null), is("failed_at", "is not", null)]))
    .where("body_text", "!=", "")
    .execute();
}

/** Deletes mails older than this time (ISO 8601 UTC), and `account-deleted` mails that were sent or have failed. */
export async function sweepMails(db: Queryable, before: string): Promise<void> {
  await db
    .deleteFrom("outbox")
    // the creation time counts for unsent mails, because mails so old are out of date
    .where(sql<string>`coalesce(sent_at, failed_at, created_at)`, "<", before)
    .execute();
  await db
    .deleteFrom("outbox")
    .where("kind", "=", "account-deleted")
    .where((is) => is.or([is("sent_at", "is not", null), is("failed_at", "is not", null)]))
    .execute();
}

/** Deletes every mail to a person, sent or not, but only if the address is confirmed. @returns the mails' ids */
export async function eraseMailsTo(
  db: Queryable,
  { email, emailVerified }: { email: string; emailVerified: boolean },
): Promise<string[]> {
  if (!emailVerified) return [];
  const rows = await db
    .deleteFrom("outbox")
    .where("recipient", "=", email)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes every mail about these requests, sent or not. @returns the mails' ids */
export async function eraseMailsAbout(db: Queryable, requestIds: string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom("outbox")
    .where("request_id", "in", requestIds)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function eraseMail(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

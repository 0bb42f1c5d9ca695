import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";

/** Takes the words out of mails that are done with: sent, or given up. */
export async function sweepMailWords(db: Queryable): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ body_text: "", body_html: null })
    .where((is) => is.or([is("sent_at", "is not", null), is("failed_at", "is not", null)]))
    .where("body_text", "!=", "")
    .execute();
}

/**
 * Deletes who got which mail before then (ISO 8601 UTC); of an account that was deleted nothing is kept once
 * its last mail is done with.
 */
export async function sweepMails(db: Queryable, before: string): Promise<void> {
  await db
    .deleteFrom("outbox")
    // one that could not be sent for so long says nothing true any more
    .where(sql<string>`coalesce(sent_at, failed_at, created_at)`, "<", before)
    .execute();
  await db
    .deleteFrom("outbox")
    .where("kind", "=", "account-deleted")
    .where((is) => is.or([is("sent_at", "is not", null), is("failed_at", "is not", null)]))
    .execute();
}

/**
 * Deletes every mail to somebody, also one that waits to be sent; none to an address that is not proven to
 * be theirs.
 *
 * @returns their ids
 */
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

/** Deletes every mail about these requests, sent or not. @returns their ids */
export async function eraseMailsAbout(db: Queryable, requestIds: string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom("outbox")
    .where("request_id", "in", requestIds)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes one mail. */
export async function eraseMail(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

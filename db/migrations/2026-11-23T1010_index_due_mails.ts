import { type Kysely, sql } from "kysely";

/**
 * A worker looks for the next mail after each booking: in the order in which they are due, of those that
 * wait alone, and without reading their words. The index over both times at once goes, which SQLite would
 * take instead, to sort all that waits; what was given up is counted on each page of the dashboard, and
 * has its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("outbox_sent_at_failed_at_next_attempt_at").execute();
  await db.schema
    .createIndex("outbox_due")
    .on("outbox")
    .columns(["attempts", "next_attempt_at", "id", "recipient", "claimed_until"])
    .where(sql.ref("sent_at"), "is", null)
    .where(sql.ref("failed_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("outbox_claimed")
    .on("outbox")
    .columns(["claimed_until"])
    .where(sql.ref("claimed_until"), "is not", null)
    .execute();
  await db.schema
    .createIndex("outbox_given_up")
    .on("outbox")
    .columns(["failed_at", "id"])
    .where(sql.ref("sent_at"), "is", null)
    .where(sql.ref("failed_at"), "is not", null)
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("outbox_given_up").execute();
  await db.schema.dropIndex("outbox_claimed").execute();
  await db.schema.dropIndex("outbox_due").execute();
  await db.schema
    .createIndex("outbox_sent_at_failed_at_next_attempt_at")
    .on("outbox")
    .columns(["sent_at", "failed_at", "next_attempt_at"])
    .execute();
}

import type { Kysely } from "kysely";

/** Where an answer to the mail goes; nobody reads what is sent to the sender's address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("reply_to", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").dropColumn("reply_to").execute();
}

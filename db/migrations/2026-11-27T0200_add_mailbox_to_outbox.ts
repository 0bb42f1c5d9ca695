import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("mailbox", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("outbox_mailbox_created_at")
    .on("outbox")
    .columns(["mailbox", "created_at"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("outbox_mailbox_created_at").execute();
  await db.schema.alterTable("outbox").dropColumn("mailbox").execute();
}

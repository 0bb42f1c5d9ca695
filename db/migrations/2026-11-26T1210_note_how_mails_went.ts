import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("sent_via", "text").execute();
  await db.schema.alterTable("outbox").addColumn("expires_at", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").dropColumn("expires_at").execute();
  await db.schema.alterTable("outbox").dropColumn("sent_via").execute();
}

import type { Kysely } from "kysely";

/** A coordinator's photo, one of the pictures; null where there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("picture_id", "text").execute();
  await db.schema.createIndex("users_picture_id").on("users").column("picture_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("users_picture_id").execute();
  await db.schema.alterTable("users").dropColumn("picture_id").execute();
}

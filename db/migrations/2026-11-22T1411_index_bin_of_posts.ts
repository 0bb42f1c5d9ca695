import type { Kysely } from "kysely";

/** The bin is read from its few posts, not from all there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("posts_deleted_at")
    .on("posts")
    .column("deleted_at")
    .where("deleted_at" as never, "is not", null)
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("posts_deleted_at").execute();
}

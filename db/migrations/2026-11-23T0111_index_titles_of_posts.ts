import type { Kysely } from "kysely";

/** Titles are searched without reading the posts' bodies, which lie in the same rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("post_texts_title")
    .on("post_texts")
    .columns(["title", "post_id"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("post_texts_title").execute();
}

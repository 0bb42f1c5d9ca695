import { type Kysely, sql } from "kysely";

/**
 * Posts lie in the bin before they go, and leave their old addresses behind; each of a post's texts
 * counts its changes, and names the version of the English that it was written against.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("posts").addColumn("deleted_at", "text").execute();
  for (const name of ["version", "english_version"]) {
    await db.schema
      .alterTable("post_texts")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  }
  await db.schema
    .alterTable("post_texts")
    .addColumn("updated_at", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`
    update post_texts set updated_at = (
      select updated_at from posts where posts.id = post_texts.post_id
    )
  `.execute(db);
  await db.schema
    .createTable("post_slugs")
    .addColumn("slug", "text", (column) => column.primaryKey().notNull())
    .addColumn("post_id", "text", (column) =>
      column.notNull().references("posts.id").onDelete("cascade"),
    )
    .execute();
  await db.schema.createIndex("post_slugs_post_id").on("post_slugs").columns(["post_id"]).execute();
  await db.schema
    .createIndex("posts_editing")
    .on("posts")
    .columns(["deleted_at", "updated_at", "id"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("posts_editing").execute();
  await db.schema.dropTable("post_slugs").execute();
  for (const column of ["updated_at", "english_version", "version"]) {
    await db.schema.alterTable("post_texts").dropColumn(column).execute();
  }
  await db.schema.alterTable("posts").dropColumn("deleted_at").execute();
}

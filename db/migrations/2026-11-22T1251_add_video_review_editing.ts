import { type Kysely, sql } from "kysely";

/**
 * Video reviews say what they are in several languages, stand in an order that coordinators set, and
 * lie in the bin before they go. What they were called until now was shown to everybody, in whatever
 * language: it becomes the English. The release before reads its own columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string) => db.schema.alterTable("video_reviews").addColumn(name, "text");
  await db.schema
    .alterTable("video_reviews")
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("video_reviews")
    .addColumn("updated_at", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await add("deleted_at").execute();
  await sql`update video_reviews set
    updated_at = coalesce(published_at, created_at),
    position = (
      select count(*) from video_reviews other
      where coalesce(other.published_at, '') > coalesce(video_reviews.published_at, '')
        or (coalesce(other.published_at, '') = coalesce(video_reviews.published_at, '')
          and other.id >= video_reviews.id)
    )`.execute(db);
  await db.schema
    .createTable("video_review_texts")
    .addColumn("video_id", "text", (column) =>
      column.notNull().references("video_reviews.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("patient", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("english_version", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("video_review_texts_pk", ["video_id", "language"])
    .execute();
  await sql`insert into video_review_texts (video_id, language, title, patient, updated_at)
    select id, 'en', title, patient, updated_at from video_reviews`.execute(db);
  await db.schema
    .createIndex("video_reviews_order")
    .on("video_reviews")
    .columns(["deleted_at", "position", "id"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("video_reviews_order").execute();
  await db.schema.dropTable("video_review_texts").execute();
  for (const column of ["deleted_at", "updated_at", "position"]) {
    await db.schema.alterTable("video_reviews").dropColumn(column).execute();
  }
}

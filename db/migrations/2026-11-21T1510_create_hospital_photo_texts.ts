import { type Kysely, sql } from "kysely";

/** What a picture shows is said in each language; a drawing is marked as one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("hospital_photo_texts")
    .addColumn("photo_id", "text", (column) =>
      column.notNull().references("hospital_photos.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("hospital_photo_texts_primary_key", ["photo_id", "language"])
    .execute();
  await sql`
    insert into hospital_photo_texts (photo_id, language, alt)
      select id, 'en', alt from hospital_photos`.execute(db);
  await db.schema.alterTable("hospital_photos").dropColumn("alt").execute();
  await db.schema
    .alterTable("hospital_photos")
    .addColumn("sample", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("hospital_photos").dropColumn("sample").execute();
  await db.schema
    .alterTable("hospital_photos")
    .addColumn("alt", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`
    update hospital_photos set alt = coalesce((
      select alt from hospital_photo_texts
        where photo_id = hospital_photos.id and language = 'en'), '')`.execute(db);
  await db.schema.dropTable("hospital_photo_texts").execute();
}

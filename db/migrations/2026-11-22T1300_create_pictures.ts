import type { Kysely } from "kysely";

/**
 * Pictures that coordinators upload, with what is read out in their place in each language. The files
 * that were made of an upload are noted before they are written, so that one that nothing names any
 * more is found and removed. A team member may have one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("picture_files")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("widths", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("left_at", "text")
    .execute();
  await db.schema
    .createIndex("picture_files_left_at")
    .on("picture_files")
    .column("left_at")
    .execute();
  await db.schema
    .createTable("pictures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("file_key", "text", (column) =>
      column.notNull().unique().references("picture_files.key"),
    )
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema
    .createIndex("pictures_created_at")
    .on("pictures")
    .columns(["created_at", "id"])
    .execute();
  await db.schema
    .createTable("picture_texts")
    .addColumn("picture_id", "text", (column) =>
      column.notNull().references("pictures.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("picture_texts_pk", ["picture_id", "language"])
    .execute();
  await db.schema.alterTable("team_members").addColumn("picture_id", "text").execute();
  await db.schema
    .createIndex("team_members_picture_id")
    .on("team_members")
    .column("picture_id")
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("team_members_picture_id").execute();
  await db.schema.alterTable("team_members").dropColumn("picture_id").execute();
  for (const table of ["picture_texts", "pictures", "picture_files"]) {
    await db.schema.dropTable(table).execute();
  }
}

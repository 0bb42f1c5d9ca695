import type { Kysely } from "kysely";
import { createIndexes, required } from "./columns";

export async function createPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("picture_files")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("widths", "text", required)
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("bytes", "integer", required)
    .addColumn("name", "text", required)
    .addColumn("left_at", "text")
    .addColumn("saver_bytes", "integer")
    .execute();
  await db.schema
    .createTable("pictures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("file_key", "text", (column) =>
      column.notNull().unique().references("picture_files.key"),
    )
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema
    .createTable("picture_texts")
    .addColumn("picture_id", "text", (column) =>
      column.notNull().references("pictures.id").onDelete("cascade"),
    )
    .addColumn("language", "text", required)
    .addColumn("alt", "text", required)
    .addPrimaryKeyConstraint("picture_texts_key", ["picture_id", "language"])
    .execute();
  await createIndexes(db, {
    picture_files_left_at: ["picture_files", "left_at"],
    pictures_created_at: ["pictures", "created_at", "id"],
  });
}

import type { Kysely } from "kysely";

/** A hospital may have pictures in an order, of which the first is its cover; a post has a cover. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("hospital_pictures")
    .addColumn("hospital_id", "text", (column) =>
      column.notNull().references("hospitals.id").onDelete("cascade"),
    )
    .addColumn("picture_id", "text", (column) =>
      column.notNull().references("pictures.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("hospital_pictures_pk", ["hospital_id", "picture_id"])
    .execute();
  await db.schema
    .createIndex("hospital_pictures_picture_id")
    .on("hospital_pictures")
    .column("picture_id")
    .execute();
  await db.schema.alterTable("posts").addColumn("picture_id", "text").execute();
  await db.schema.createIndex("posts_picture_id").on("posts").column("picture_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("posts_picture_id").execute();
  await db.schema.alterTable("posts").dropColumn("picture_id").execute();
  await db.schema.dropTable("hospital_pictures").execute();
}

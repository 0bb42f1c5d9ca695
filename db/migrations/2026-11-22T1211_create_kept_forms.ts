import type { Kysely } from "kysely";

/** What coordinators sent after their log-in had run out, sealed, until they have logged in again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("kept_forms")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("kept_forms_user_id_created_at")
    .on("kept_forms")
    .columns(["user_id", "created_at"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("kept_forms").execute();
}

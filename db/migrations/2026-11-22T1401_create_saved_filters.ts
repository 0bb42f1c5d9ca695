import type { Kysely } from "kysely";

/** Filters of the queue and the full lists that a coordinator has given a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("saved_filters")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("list", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull())
    .addColumn("query", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("saved_filters_user_id_name_key")
    .on("saved_filters")
    .columns(["user_id", "name_key"])
    .unique()
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("saved_filters").execute();
}

import type { Kysely } from "kysely";

/**
 * What was erased, by ids alone, so that a restored backup does not bring it back; and how each
 * backup went.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("erasures")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("row_id", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("written_at", "text")
    .execute();
  await db.schema
    .createTable("backups")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("problem", "text")
    .addColumn("name", "text")
    .addColumn("bytes", "integer")
    .execute();
  await db.schema.createIndex("backups_at").on("backups").column("at").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("backups").execute();
  await db.schema.dropTable("erasures").execute();
}

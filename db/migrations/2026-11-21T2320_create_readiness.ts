import type { Kysely } from "kysely";

/** One row that is written to prove that the database can be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("readiness")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("padding", "text", (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("readiness").execute();
}

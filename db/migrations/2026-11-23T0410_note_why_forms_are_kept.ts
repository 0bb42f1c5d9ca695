import type { Kysely } from "kysely";

/** Why a kept form was not saved: its writer's log-in had run out, or its record was deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("kept_forms")
    .addColumn("cause", "text", (column) => column.notNull().defaultTo("logged-out"))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("kept_forms").dropColumn("cause").execute();
}

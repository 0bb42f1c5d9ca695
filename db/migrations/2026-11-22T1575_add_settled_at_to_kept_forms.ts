import type { Kysely } from "kysely";

/** Since when a kept form waits no longer: it was sent once more, or thrown away. Null while it does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("kept_forms").addColumn("settled_at", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("kept_forms").dropColumn("settled_at").execute();
}

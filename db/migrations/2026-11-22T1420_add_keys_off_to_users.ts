import type { Kysely } from "kysely";

/** Since when somebody wants no keyboard shortcuts (WCAG 2.2, 2.1.4): null, and they work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("keys_off_at", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").dropColumn("keys_off_at").execute();
}

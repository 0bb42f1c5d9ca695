import type { Kysely } from "kysely";

/** What tells families that the company is one: its name as it is registered, and its office on a map. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["legal_name", "map_url"]) {
    await db.schema.alterTable("company").addColumn(name, "text").execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ["map_url", "legal_name"]) {
    await db.schema.alterTable("company").dropColumn(name).execute();
  }
}

import type { Kysely } from "kysely";

/** What families are told of a coordinator: a name, and the languages that they speak. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["public_name", "spoken_languages"]) {
    await db.schema.alterTable("users").addColumn(name, "text").execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ["spoken_languages", "public_name"]) {
    await db.schema.alterTable("users").dropColumn(name).execute();
  }
}

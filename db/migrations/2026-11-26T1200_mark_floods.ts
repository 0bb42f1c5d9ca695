import type { Kysely } from "kysely";

const tables = ["bookings", "messages"];

/** Marks requests that came in a flood from one network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema.alterTable(table).addColumn("flood", "text").execute();
    await db.schema
      .createIndex(`${table}_flood`)
      .on(table)
      .columns(["flood", "id"])
      .where("flood" as never, "is not", null)
      .execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema.dropIndex(`${table}_flood`).execute();
    await db.schema.alterTable(table).dropColumn("flood").execute();
  }
}

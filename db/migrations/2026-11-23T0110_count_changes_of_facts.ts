import type { Kysely } from "kysely";

/**
 * What of a post and of a film is the same in every language has a version of its own, so that its
 * earlier ones can be kept; and a patient's consent can be withdrawn, with the day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema
      .alterTable(table)
      .addColumn("facts_version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  }
  await db.schema.alterTable("video_reviews").addColumn("consent_withdrawn_at", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("video_reviews").dropColumn("consent_withdrawn_at").execute();
  for (const table of tables) {
    await db.schema.alterTable(table).dropColumn("facts_version").execute();
  }
}

const tables = ["posts", "video_reviews"] as const;

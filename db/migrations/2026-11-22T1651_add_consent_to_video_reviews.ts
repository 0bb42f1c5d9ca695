import type { Kysely } from "kysely";

/**
 * How a patient agreed to be shown in a film, where that is kept, and who noted it when. Of films that
 * are there nobody has said so yet, and nothing is made up: they stay where they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of columns) {
    await db.schema.alterTable("video_reviews").addColumn(name, "text").execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of [...columns].reverse()) {
    await db.schema.alterTable("video_reviews").dropColumn(name).execute();
  }
}

const columns = [
  "consent_source",
  "consent_note",
  "consented_at",
  "consent_noted_by",
  "consent_noted_at",
] as const;

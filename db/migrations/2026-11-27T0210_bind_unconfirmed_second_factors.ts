import type { Kysely } from "kysely";

/** A secret that no app has confirmed ends with the session that was shown it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("second_factors")
    .addColumn("session_id", "text", (column) =>
      column.references("sessions.id").onDelete("cascade"),
    )
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("second_factors").dropColumn("session_id").execute();
}

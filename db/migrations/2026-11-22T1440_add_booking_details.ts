import type { Kysely } from "kysely";

const words = ["relation", "passport", "breathing_help", "best_time_to_call"];

/**
 * What an international patients' desk asks next, and whether somebody left a number alone and wants
 * to be called. Nothing where nothing was said; the release before writes none of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("bookings").addColumn("patient_age", "integer").execute();
  for (const name of words) {
    await db.schema.alterTable("bookings").addColumn(name, "text").execute();
  }
  await db.schema.alterTable("bookings").addColumn("call_back", "integer").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ["call_back", ...words.toReversed(), "patient_age"]) {
    await db.schema.alterTable("bookings").dropColumn(name).execute();
  }
}

import type { Kysely } from "kysely";

/** A baby's age in months: those beyond the whole years of `patient_age`; null where years were told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("bookings").addColumn("patient_age_months", "integer").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("bookings").dropColumn("patient_age_months").execute();
}

import type { Kysely } from "kysely";

/**
 * The clocks of duplicates do not count. Which those are in a month is told by the duplicates that
 * changed since: to gather all that there ever were took longer than the clocks themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("bookings_status_updated_at_id")
    .on("bookings")
    .columns(["status", "updated_at", "id"])
    .execute();
  await db.schema.dropIndex("bookings_status_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("bookings_status_id")
    .on("bookings")
    .columns(["status", "id"])
    .execute();
  await db.schema.dropIndex("bookings_status_updated_at_id").execute();
}

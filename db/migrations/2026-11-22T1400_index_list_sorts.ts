import { type Kysely, sql } from "kysely";

/** What the full lists of requests are sorted by, as their queries spell it. */
const indexes = [
  { name: "bookings_by_name", table: "bookings", by: sql`lower(full_name)` },
  { name: "bookings_by_destination", table: "bookings", by: sql`lower(destination_country)` },
  { name: "bookings_by_due_at", table: "bookings", by: sql.ref("due_at") },
  {
    name: "bookings_by_status",
    table: "bookings",
    by: sql.raw(
      "(case status when 'received' then 0 when 'acknowledged' then 1 when 'info_needed' then 2 when 'in_review' then 3 when 'quoted' then 4 when 'confirmed' then 5 when 'scheduled' then 6 when 'in_transit' then 7 when 'arrived' then 8 when 'completed' then 9 when 'on_hold' then 10 when 'cancelled' then 11 when 'declined' then 12 when 'duplicate' then 13 end)",
    ),
  },
  { name: "messages_by_name", table: "messages", by: sql`lower(name)` },
  { name: "messages_by_due_at", table: "messages", by: sql.ref("due_at") },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, table, by } of indexes) {
    await db.schema
      .createIndex(name)
      .on(table)
      .expression(sql`${by}, ${sql.ref("id")}`)
      .execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { name } of indexes) await db.schema.dropIndex(name).execute();
}

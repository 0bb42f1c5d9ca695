import type { Kysely } from "kysely";

const indexes = [
  {
    name: "clocks_started_at_due_at_stopped_at",
    table: "clocks",
    columns: ["started_at", "due_at", "stopped_at", "stopped_by", "booking_id"],
  },
  {
    name: "bookings_received_at_status_service",
    table: "bookings",
    columns: ["received_at", "status", "service", "destination_country"],
  },
  // which clocks do not count: those of duplicates
  { name: "bookings_status_id", table: "bookings", columns: ["status", "id"] },
  {
    name: "messages_received_at_status",
    table: "messages",
    columns: ["received_at", "status"],
  },
];

/** The figures of the promise are read from these alone, however many requests lie behind the month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, table, columns } of indexes) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { name } of indexes) await db.schema.dropIndex(name).execute();
}

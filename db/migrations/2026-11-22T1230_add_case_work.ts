import type { Kysely } from "kysely";

/**
 * What coordinators do with a request beyond moves, replies and notes: corrections (which fact, from
 * what to what), merges, moves that are taken back, and the mails that they write to families.
 */
const columns = {
  bookings: ["merged_into"],
  booking_events: ["field", "old_value", "new_value", "undoes"],
  messages: ["booking_id"],
  outbox: ["entry_id"],
};

const indexes = [
  ["bookings", "merged_into"],
  ["messages", "booking_id"],
  ["outbox", "request_id"],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) {
      await db.schema.alterTable(table).addColumn(name, "text").execute();
    }
  }
  for (const [table, column] of indexes) {
    await db.schema.createIndex(`${table}_${column}`).on(table).columns([column]).execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of indexes) {
    await db.schema.dropIndex(`${table}_${column}`).execute();
  }
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names.toReversed()) {
      await db.schema.alterTable(table).dropColumn(name).execute();
    }
  }
}

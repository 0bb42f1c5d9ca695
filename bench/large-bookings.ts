import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type Database, openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { requestSearchText } from "#db/search-text";

const BOOKINGS = 100_000;

/** Bookings as families send them, each with the first event of its history. */
export async function insertBookings(dataDir: string): Promise<void> {
  const db = openDatabase(`file:${join(dataDir, "setu.db")}`);
  await migrateToLatest(db);
  const words = "She has had pain for three weeks, and the reports are from Mymensingh. ".repeat(6);
  for (let from = 0; from < BOOKINGS; from += 1_000) await insertThousand(db, from, words);
  await db.destroy();
}

function insertThousand(db: Database, from: number, words: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (let number = from; number < from + 1_000; number++) {
      const id = randomUUID();
      const at = new Date(Date.now() - number * 60_000).toISOString();
      const booking = {
        id,
        reference: `SETU-${number}`,
        submission_key: id,
        content_hash: id,
        full_name: "Rahima Khatun",
        email: `${number}@family.example`,
        phone_number: "+8801712345678",
        patient_current_location: "Mymensingh",
        destination_country: "Thailand",
        tell_us_more: `${id} ${words}`,
        urgent: 0 as const,
        language: "bn" as const,
        kind: "booking" as const,
        status: "received" as const,
        received_at: at,
        waits_since: at,
        due_at: at,
        updated_at: at,
      };
      await trx
        .insertInto("requests")
        .values({ ...booking, search_text: requestSearchText(booking) })
        .execute();
      const event = { id: randomUUID(), request_id: id, kind: "sent" as const, at };
      await trx
        .insertInto("request_events")
        .values({ ...event, by: "family", to_status: "received", words: "" })
        .execute();
    }
  });
}

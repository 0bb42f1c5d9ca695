import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "../../../tests/support/site";
import { eraseExpired } from "./retention.server";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it("keeps what was promised to be kept, and nothing longer", async () => {
  site.clock.now = new Date("2026-11-20T00:00:00.000Z");
  const rows = [
    { id: "recent-enquiry", status: "received", updated_at: "2025-11-21T00:00:00.000Z" },
    { id: "old-enquiry", status: "received", updated_at: "2025-11-19T00:00:00.000Z" },
    { id: "old-cancelled", status: "cancelled", updated_at: "2025-11-19T00:00:00.000Z" },
    { id: "case", status: "completed", updated_at: "2023-11-21T00:00:00.000Z" },
    { id: "old-case", status: "completed", updated_at: "2023-11-19T00:00:00.000Z" },
    { id: "running", status: "confirmed", updated_at: "2020-01-01T00:00:00.000Z" },
  ] as const;
  for (const row of rows) {
    await site.db
      .insertInto("bookings")
      .values({
        ...row,
        reference: row.id,
        submission_key: row.id,
        content_hash: row.id,
        full_name: "A",
        email: "a@setu.example",
        phone_number: "+8801712345678",
        patient_current_location: "",
        destination_country: "",
        tell_us_more: "",
        urgent: 0,
        language: "en",
        received_at: row.updated_at,
        due_at: row.updated_at,
      })
      .execute();
  }
  await eraseExpired({ db: site.db, now: () => site.clock.now, log: () => {} });
  const left = await site.db.selectFrom("bookings").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual(["case", "recent-enquiry", "running"]);
});

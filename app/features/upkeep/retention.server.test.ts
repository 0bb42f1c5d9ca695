import { afterAll, beforeAll, expect, it } from "vitest";
import { insertBooking } from "../../../tests/support/bookings";
import { requestsOf } from "../../../tests/support/requests";
import { type Site, startSite } from "../../../tests/support/site";
import { insertStory } from "../../../tests/support/story";
import { eraseExpired } from "./retention.server";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it("deletes requests when their retention period has ended, and no others", async () => {
  site.clock.now = new Date("2026-11-20T00:00:00.000Z");
  const rows = [
    { id: "recent-request", status: "received", updated_at: "2025-11-21T00:00:00.000Z" },
    { id: "old-request", status: "received", updated_at: "2025-11-19T00:00:00.000Z" },
    { id: "old-cancelled", status: "cancelled", updated_at: "2025-11-19T00:00:00.000Z" },
    { id: "case", status: "completed", updated_at: "2023-11-21T00:00:00.000Z" },
    { id: "old-case", status: "completed", updated_at: "2023-11-19T00:00:00.000Z" },
    { id: "running", status: "confirmed", updated_at: "2023-11-21T00:00:00.000Z" },
    // nobody closed it, but nobody has changed it for longer than the retention period of closed ones
    { id: "forgotten", status: "confirmed", updated_at: "2020-01-01T00:00:00.000Z" },
  ] as const;
  for (const row of rows) {
    await insertBooking(site.db, { ...row, received_at: row.updated_at });
  }
  await eraseExpired({ db: site.db, now: () => site.clock.now, log: () => {} });
  const rest = await requestsOf(site.db);
  expect(rest.map(({ id }) => id).sort()).toEqual(["case", "recent-request", "running"]);
});

it("keeps published stories, but deletes email addresses and other stories after a year", async () => {
  site.clock.now = new Date("2026-11-20T00:00:00.000Z");
  await site.db.deleteFrom("reviews").execute();
  const [recent, old] = ["2025-11-20T00:00:00.000Z", "2025-11-19T23:59:59.999Z"];
  const states = {
    pending: { status: "draft" },
    published: { status: "published" },
    rejected: { status: "draft", reason: "No" },
  } as const;
  for (const [name, state] of Object.entries(states)) {
    for (const [age, created_at] of Object.entries({ recent, old })) {
      const story = { id: `${age}-${name}`, email: "a@setu.example", created_at, ...state };
      await insertStory(site.db, story);
    }
  }
  await eraseExpired({ db: site.db, now: () => site.clock.now, log: () => {} });
  const rest = await site.db.selectFrom("reviews").select(["id", "email"]).orderBy("id").execute();
  expect(rest).toEqual([
    { id: "old-published", email: null },
    { id: "recent-pending", email: "a@setu.example" },
    { id: "recent-published", email: "a@setu.example" },
    { id: "recent-rejected", email: "a@setu.example" },
  ]);
});

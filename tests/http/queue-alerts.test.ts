import { afterEach, beforeEach, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const insertUrgent = (minutesAgo: number, given = {}) => {
  const received_at = new Date(site.clock.now.getTime() - minutesAgo * 60_000).toISOString();
  return insertBooking(site.db, { urgent: 1, received_at, ...given });
};

it("the title counts urgent requests outside floods, and those waiting 20 minutes", async () => {
  const title = async () =>
    (await nila.get("/dashboard/admin")).document.querySelector("title")?.text;
  await insertUrgent(60, { flood: "a network" });
  expect(await title()).toBe("Queue – Setu");
  await insertUrgent(19);
  expect(await title()).toBe("(1) Queue – Setu");
  await insertUrgent(20);
  expect(await title()).toBe("(2, over 20 min: 1) Queue – Setu");
});

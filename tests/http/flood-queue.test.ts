import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clocksInTime } from "~/features/requests/promise/clock-figures.server";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { sender } from "../support/flood";
import { requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const QUEUE = paths.dashboard("en");
const current = {} as { site: Site };
const { book, write, useUpShare } = sender(current);
let nila: Visitor;
beforeEach(async () => {
  current.site = await startSite({ FLY_APP_NAME: "setu" });
  nila = await coordinator(current.site);
});
afterEach(() => current.site.close());

const idOf = async (full_name: string) => (await requestOf(current.site.db, { full_name })).id;
const emailOf = async (full_name: string) =>
  (await requestOf(current.site.db, { full_name })).email;
const floodLines = (page: Page) =>
  page.document.querySelectorAll('main a[href*="flood="]').map((link) => link.textContent);
const namesIn = (page: Page) =>
  page.document.querySelectorAll("[data-row]").map((link) => link.textContent);

describe("queue", () => {
  beforeEach(async () => {
    await useUpShare();
    current.site.clock.now = new Date("2026-11-20T08:40:00.000Z");
    await book({ fullName: "First of many" });
    current.site.clock.now = new Date("2026-11-20T08:45:00.000Z");
    await book({ fullName: "Second of many", urgent: "no" });
    current.site.clock.now = new Date("2026-11-20T08:46:00.000Z");
    await write({ name: "Third of many" });
  });

  it("shows a flood in one line that links to all its requests", async () => {
    const page = await nila.get(QUEUE);
    expect(namesIn(page)).toEqual(["Within the share"]);
    expect(floodLines(page)).toEqual(["Requests from one network since 2:40 pm: 3"]);
    expect(page.document.querySelector("title")?.textContent).toBe("(1) Queue – Setu");
    expect(page.text).toContain("Now 1");

    const line = page.document.querySelector('main a[href*="flood="]');
    const list = await nila.get(line?.getAttribute("href") ?? "");
    expect(namesIn(list)).toEqual(["First of many", "Second of many", "Third of many"]);
    expect(list.text).toContain("The whole queue");
    const row = list.document.querySelectorAll("[data-row]")[1];
    const request = await nila.get(row?.getAttribute("href") ?? "");
    expect(request.text).toContain("2 of 3");
  });

  it("shows two floods apart, and none under a filter or search", async () => {
    const other = "198.51.100.4";
    await book({}, other);
    await current.site.db.updateTable("rate_limits").set({ count: 30 }).execute();
    await book({ fullName: "Elsewhere" }, other);
    expect(floodLines(await nila.get(QUEUE))).toHaveLength(2);
    expect(floodLines(await nila.get(`${QUEUE}?urgent=1`))).toEqual([]);
    const found = await nila.get(`${QUEUE}?search=Second+of+many`);
    expect(namesIn(found)).toEqual(["Second of many"]);
  });

  it("shows a taken request by itself", async () => {
    const list = await floodOf(nila);
    const take = list.document.querySelector('li button[aria-label="Take First of many"]');
    const pressed = { [take?.getAttribute("name") ?? ""]: take?.getAttribute("value") ?? "" };
    await nila.submit(list, pressed, "form#assignment");
    expect(namesIn(await nila.get(QUEUE)).toSorted()).toEqual([
      "First of many",
      "Within the share",
    ]);
    expect(namesIn(await floodOf(nila))).toEqual(["Second of many", "Third of many"]);
  });

  it.each(["Second of many", "Third of many"])(
    "shows %s outside the flood after it was answered",
    async (name) => {
      const page = await openFromFlood(name);
      await nila.submit(page, { did: "called", words: "Spoke with them" }, "form#act");
      expect(namesIn(await floodOf(nila))).not.toContain(name);
      // the family writes again from another network
      await book({ email: await emailOf(name) }, "198.51.100.1");
      expect(namesIn(await nila.get(QUEUE))).toContain(name);
    },
  );

  it("shows a merge's target by itself", async () => {
    const [first, second] = [await idOf("First of many"), await idOf("Second of many")];
    const merges = `${paths.dashboardBooking(first, "en")}/merges?other=${second}`;
    await nila.submit(await nila.get(merges), {}, "form#confirmation");
    expect(namesIn(await nila.get(QUEUE))).toContain("First of many");
    expect(namesIn(await floodOf(nila))).toEqual(["Third of many"]);
  });

  it("counts a request of a flood in the promise only after somebody has answered it", async () => {
    current.site.clock.now = new Date("2026-11-20T12:00:00.000Z");
    const figures = () =>
      clocksInTime(current.site.db, "2026-11-20T00:00:00.000Z", current.site.clock.now);
    expect(await figures()).toEqual({ counted: 1, inTime: 0 });
    const call = { did: "called", words: "" };
    await nila.submit(await openFromFlood("Second of many"), call, "form#act");
    await nila.submit(await openFromFlood("Third of many"), call, "form#act");
    expect(await figures()).toEqual({ counted: 3, inTime: 0 });
  });
});

/** Opens a request of a flood from its list. */
async function openFromFlood(name: string): Promise<Page> {
  const rows = (await floodOf(nila)).document.querySelectorAll("[data-row]");
  const row = rows.find((link) => link.textContent === name);
  return nila.get(row?.getAttribute("href") ?? "");
}

async function floodOf(visitor: Visitor): Promise<Page> {
  const line = (await visitor.get(QUEUE)).document.querySelector('main a[href*="flood="]');
  return visitor.get(line?.getAttribute("href") ?? "");
}

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const QUEUE = "/dashboard/admin";
let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

/** The time this many minutes before now, which is 08:30 UTC. */
const ago = (minutes: number) =>
  new Date(site.clock.now.getTime() - minutes * 60_000).toISOString();
const booking = (id: string, minutes: number, given = {}) =>
  insertBooking(site.db, { id, full_name: id, received_at: ago(minutes), ...given });
const message = (id: string, minutes: number, given = {}) =>
  insertMessage(site.db, { id, full_name: id, received_at: ago(minutes), ...given });

const rows = (page: Page) =>
  page.document.querySelectorAll("[data-row]").map((link) => link.getAttribute("href") ?? "");
const place = (page: Page) =>
  page.document.querySelector("nav[aria-label='In the list you came from']")?.text.trim();
const step = (page: Page, rel: "prev" | "next") =>
  page.document.querySelector(`main a[rel=${rel}]`)?.getAttribute("href");

/** Walks a list from the first to the last, by links alone. */
async function walk(list: string): Promise<{ seen: string[]; places: (string | undefined)[] }> {
  const [first = ""] = rows(await nila.get(list));
  const [seen, places]: [string[], (string | undefined)[]] = [[], []];
  let before: string | undefined;
  for (let href: string | undefined = first; href; ) {
    const page = await nila.get(href);
    expect(step(page, "prev")).toBe(before);
    seen.push(href);
    places.push(place(page));
    before = href;
    href = step(page, "next");
    if (seen.length > 30) throw new Error("a circle");
  }
  return { seen, places };
}

describe("place of a request in the list it was opened from", () => {
  it("follows the queue's order across groups, kinds and equal times", async () => {
    await booking("urgent-2", 10, { urgent: 1 });
    await booking("urgent-1", 110, { urgent: 1 });
    await message("soon", 100);
    await booking("late-b", 150);
    await message("late-a", 150);
    await booking("late-c", 150);
    await message("due", 20);
    await booking("old", 3000);
    await booking("answered", 30, { replied_at: ago(5) });
    const shown = rows(await nila.get(QUEUE));
    const { seen, places } = await walk(QUEUE);
    expect(seen).toEqual(shown);
    expect(places).toEqual(shown.map((_, index) => `${index + 1} of 8`));
    expect(seen.map((href) => href.split("/").at(-1))).toEqual([
      "urgent-1",
      "urgent-2",
      "soon",
      "late-c",
      "late-b",
      "late-a",
      "due",
      "old",
    ]);
  });

  it.each([
    ["?tab=family", "1 of 2"],
    ["?tab=closed", ""],
    ["?search=quoted", "1 of 3"],
  ])("follows the list of %s", async (query, firstPlace) => {
    await booking("quoted-1", 30, { status: "quoted", replied_at: ago(5) });
    await booking("quoted-2", 40, { status: "quoted", replied_at: ago(15) });
    await booking("closed-quoted", 30, { status: "cancelled" });
    await booking("closed-2", 60, { status: "declined" });
    const { seen, places } = await walk(QUEUE + query);
    expect(seen).toEqual(rows(await nila.get(QUEUE + query)));
    expect(seen.every((href) => href.endsWith(query))).toBe(true);
    expect(places[0]).toBe(firstPlace);
  });

  it("is kept while the coordinator works, with a link back to that list", async () => {
    await booking("first", 30, { urgent: 1, service: "medical-escort" });
    await booking("second", 20, { urgent: 1, service: "medical-escort" });
    await booking("other", 25, { urgent: 1 });
    const list = `${QUEUE}?urgent=1&service=medical-escort`;
    const page = await nila.get(rows(await nila.get(list))[0] ?? "");
    expect(place(page)).toBe("1 of 2");
    const act = { did: "note", words: "Call after eight", onward: "stay" };
    const afterNote = await nila.submit(page, act, "form#act");
    expect(place(afterNote)).toBe("1 of 2");
    const taken = await nila.submit(afterNote, {}, "#r-first form");
    expect(place(taken)).toBe("1 of 2");
    expect(
      taken.document.querySelector(
        `main a[href="${list.replace("&", "&amp;")}"], main a[href="${list}"]`,
      ),
    ).not.toBeNull();
    const refused = await nila.submit(page, { words: "Said nothing of what" }, "form#act");
    expect(refused.status).toBe(400);
    expect(place(refused)).toBe("1 of 2");
  });

  it("is not shown for requests outside that list", async () => {
    await booking("answered", 30, { replied_at: ago(5) });
    expect(place(await nila.get(`${QUEUE}/bookings/answered`))).toBeUndefined();
    const odd = await nila.get(`${QUEUE}/bookings/answered?tab=x&group=y&from=99&assignee=%00`);
    expect(place(odd)).toBeUndefined();
    expect((await nila.get(`${QUEUE}/bookings/answered?search=%00&page=-1`)).status).toBe(200);
  });
});

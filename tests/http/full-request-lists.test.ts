import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const BOOKINGS = "/dashboard/admin/bookings";
const MESSAGES = "/dashboard/admin/contacts";
let site: Site;
let nila: Visitor;
let nilaId: string;
beforeEach(async () => {
  site = await startSite();
  nilaId = (await insertAdmin(site.db, "Nila")).id;
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

const idsIn = (page: Page) =>
  page.document
    .querySelectorAll("main table tbody th a")
    .map((link) => link.getAttribute("href")?.split("/").at(-1));
const plain = (href = "") => href.replaceAll("&amp;", "&");

/** Seven that differ in all that can be asked for; it is 08:30 UTC on the 20th, 14:30 in Dhaka. */
async function insertSeven() {
  const tanvir = await insertAdmin(site.db, "Tanvir");
  const at = "2026-11-10T08:00:00.000Z";
  const due_at = "2026-11-10T10:00:00.000Z";
  const rows = [
    { id: "urgent", urgent: 1 as const, full_name: "Anwar" },
    { id: "mine", assigned_to: nilaId, full_name: "bilkis" },
    { id: "his", assigned_to: tanvir.id, full_name: "Chandan" },
    { id: "hotel", service: "hotel-booking", full_name: "Dilara", destination_country: "India" },
    {
      id: "kept",
      replied_at: "2026-11-10T09:00:00.000Z",
      received_at: at,
      due_at,
      status: "quoted",
    },
    {
      id: "late",
      replied_at: "2026-11-10T10:00:00.001Z",
      received_at: at,
      due_at,
      status: "quoted",
    },
    { id: "waits", received_at: at, due_at },
  ] as const;
  for (const row of rows) await insertBooking(site.db, { full_name: "Zakir", ...row });
  return tanvir.id;
}

describe("the full list of bookings", () => {
  it.each([
    ["urgent=1", ["urgent"]],
    ["assignee=me", ["mine"]],
    ["assignee=TANVIR", ["his"]],
    ["assignee=none&service=hotel-booking", ["hotel"]],
    ["country=india", ["hotel"]],
    ["reply=kept", ["kept"]],
    ["reply=late", ["late", "waits"]],
    ["status=overdue", ["waits"]],
    ["to=2026-11-10&status=quoted", ["kept", "late"]],
    ["from=2026-11-11&urgent=1", ["urgent"]],
    ["search=Dilara&country=india", ["hotel"]],
    ["search=Dilara&country=thailand", []],
  ])("has of %s %j", async (query, ids) => {
    const tanvir = await insertSeven();
    const page = await nila.get(`${BOOKINGS}?${query.replace("TANVIR", tanvir)}`);
    expect(idsIn(page).toSorted()).toEqual(ids);
    expect(page.text).toContain(`Bookings found: ${ids.length}`);
  });

  it("is filtered by its form, says what is on, and takes each filter off again", async () => {
    await insertSeven();
    const fields = { service: "hotel-booking", country: "india", reply: "", from: "2026-11-20" };
    const found = await nila.submit(await nila.get(BOOKINGS), fields, "main form[method=get]");
    expect(idsIn(found)).toEqual(["hotel"]);
    const chosen = found.document.querySelectorAll("main option[selected]");
    expect(chosen.flatMap((option) => option.getAttribute("value") || [])).toEqual([
      "hotel-booking",
      "india",
    ]);
    expect(found.document.querySelector("details[open] input[name=from]")).not.toBeNull();
    const chips = found.document.querySelectorAll("nav[aria-label=Filters] [aria-current]");
    expect(chips).toHaveLength(3);
    for (const chip of chips) {
      expect((await nila.get(plain(chip.getAttribute("href")))).text).toContain("Dilara");
    }
  });

  it("bears any address", async () => {
    await insertSeven();
    const page = await nila.get(
      `${BOOKINGS}?sort=--name&reply=%00&assignee=${"x".repeat(400)}&from=2026-02-30&page=-1&urgent=x`,
    );
    expect(idsIn(page)).toHaveLength(7);
  });

  it("is sorted by each heading, one way and the other, and stays so while it is leafed through", async () => {
    await insertSeven();
    const first = await nila.get(BOOKINGS);
    const heading = (page: Page, title: string) =>
      page.document
        .querySelectorAll("thead th")
        .find((th) => th.querySelector(`a[title="Sort by ${title}"]`));
    const pressed = (page: Page, title: string) =>
      nila.get(plain(heading(page, title)?.querySelector("a")?.getAttribute("href")));
    expect(first.document.querySelectorAll("[aria-sort]")).toHaveLength(0);
    const up = await pressed(first, "Name");
    expect(idsIn(up).slice(0, 4)).toEqual(["urgent", "mine", "his", "hotel"]);
    expect(heading(up, "Name")?.getAttribute("aria-sort")).toBe("ascending");
    const down = await pressed(up, "Name");
    expect(idsIn(down)).toEqual(idsIn(up).toReversed());
    expect(heading(down, "Name")?.getAttribute("aria-sort")).toBe("descending");
    expect(idsIn(await pressed(first, "Destination"))[0]).toBe("hotel");
    expect(idsIn(await pressed(first, "Status")).slice(-2)).toEqual(["kept", "late"]);
    expect(idsIn(await pressed(first, "Reply due")).slice(0, 3)).toEqual(["kept", "late", "waits"]);
    expect(idsIn(await pressed(first, "Received")).slice(-3)).toEqual(["waits", "late", "kept"]);
  });

  it("has each of many alike once on its pages, and keeps filter and order", async () => {
    const names = Array.from({ length: 60 }, (_, index) => `SETU-SAME-${1000 + index}`);
    for (const reference of names) await insertBooking(site.db, { reference, urgent: 1 });
    const seen: string[] = [];
    let at: string | undefined = `${BOOKINGS}?urgent=1&sort=-name`;
    while (at) {
      const page: Page = await nila.get(at);
      const rows = page.document.querySelectorAll("main table tbody th a");
      seen.push(...rows.map(({ textContent }) => textContent));
      at = plain(page.document.querySelector("a[rel=next]")?.getAttribute("href")) || undefined;
    }
    expect(seen.toSorted()).toEqual(names);
  });
});

describe("the full list of messages", () => {
  it("is filtered and sorted by what a message has", async () => {
    await insertMessage(site.db, { id: "mine", full_name: "B", assigned_to: nilaId });
    await insertMessage(site.db, { id: "free", full_name: "A" });
    await insertMessage(site.db, {
      id: "old",
      full_name: "C",
      received_at: "2026-11-01T00:00:00.000Z",
    });
    expect(idsIn(await nila.get(`${MESSAGES}?assignee=me`))).toEqual(["mine"]);
    expect(idsIn(await nila.get(`${MESSAGES}?to=2026-11-02&reply=late`))).toEqual(["old"]);
    expect(idsIn(await nila.get(`${MESSAGES}?sort=-name`))).toEqual(["old", "mine", "free"]);
    const page = await nila.get(`${MESSAGES}?urgent=1&service=hotel-booking&sort=place`);
    expect(idsIn(page)).toHaveLength(3);
    expect(page.document.querySelector("select[name=service]")).toBeNull();
  });
});

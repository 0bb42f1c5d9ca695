import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { setClocks } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const QUEUE = "/dashboard/admin";
let site: Site;
let nila: Visitor;
let nilaId: string;
beforeEach(async () => {
  site = await startSite();
  nilaId = (await insertAdmin(site.db, "Nila")).id;
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

/** The time this many minutes before now, which is 08:30 UTC. */
const ago = (minutes: number) =>
  new Date(site.clock.now.getTime() - minutes * 60_000).toISOString();
const booking = (name: string, minutes: number, given = {}) =>
  insertBooking(site.db, { id: name, full_name: name, received_at: ago(minutes), ...given });
const message = (name: string, minutes: number, given = {}) =>
  insertMessage(site.db, { id: name, full_name: name, received_at: ago(minutes), ...given });

/** The groups' headings, each followed by the names in its rows, in page order. */
const groupsOf = (page: Page) =>
  page.document
    .querySelectorAll("main section")
    .map((section) => [
      section.querySelector("h2")?.textContent.trim(),
      ...section.querySelectorAll("[data-row]").map((link) => link.textContent),
    ]);
const namesIn = (page: Page) =>
  page.document.querySelectorAll("[data-row]").map((link) => link.textContent);

describe("queue", () => {
  it("puts urgent requests on top, then due soon, late and due ones, with old ones apart", async () => {
    await booking("due", 60);
    await booking("late-old", 500);
    await message("late-new", 130);
    await booking("soon-later", 95);
    await message("soon-first", 118);
    await booking("urgent-later", 10, { urgent: 1 });
    await booking("urgent-first", 118, { urgent: 1 });
    for (const day of [2, 3, 4, 5]) await booking(`old-${day}`, day * 24 * 60);
    await booking("answered", 30, { replied_at: ago(10), status: "acknowledged" });
    const page = await nila.get(QUEUE);
    expect(groupsOf(page)).toEqual([
      ["Urgent, no reply yet 2", "urgent-first", "urgent-later"],
      ["Due within 30\u00a0minutes 2", "soon-first", "soon-later"],
      ["Late 2", "late-new", "late-old"],
      ["Due 1", "due"],
      ["Old 4", "old-2", "old-3", "old-4"],
    ]);
    expect(page.document.querySelector("title")?.textContent).toBe(
      "(2, over 20 min: 1) Queue – Setu",
    );
    const clocks = ["2 min left", "1 h 50 min left", "10 min late", "6 h late", "1\u00a0day late"];
    for (const clock of clocks) expect(page.text).toContain(clock);
    const rest = await nila.get(`${QUEUE}?group=old`);
    expect(page.text).toContain("1 older");
    expect(namesIn(rest)).toEqual(["old-2", "old-3", "old-4", "old-5"]);
  });

  it("separates waiting, ongoing and closed requests", async () => {
    const replied_at = ago(10);
    await booking("asked", 60, { status: "info_needed", replied_at });
    await message("told", 60, { status: "acknowledged", replied_at });
    await booking("going-on", 60, { status: "in_review", replied_at });
    await booking("gone", 60, { status: "declined" });
    const tab = async (name: string) => namesIn(await nila.get(`${QUEUE}?tab=${name}`)).toSorted();
    expect(await tab("family")).toEqual(["asked", "told"]);
    expect(await tab("progress")).toEqual(["going-on"]);
    expect(await tab("closed")).toEqual(["gone"]);
    const now = await nila.get(QUEUE);
    expect(now.text).toContain("Nobody is waiting");
    expect(now.text).toContain("Waiting on family 2");
    expect(now.text).toContain("In progress 1");
  });

  it.each([
    ["রহিমা", ["rahima"]],
    ["০১৭১২ ৩৪৫৬৭৮", ["rahima"]],
    ["rahima@family.example", ["rahima"]],
    ["SETU-QQQQ-0001", ["rahima"]],
    ["barishal", ["rahima"]],
    ["bumrungrad", ["rahima"]],
    ["leukaemia", ["rahima"]],
    ["visas", ["karim"]],
    ["nobody at all", []],
    ["%", []],
  ])("finds by %s, in any tab", async (search, found) => {
    await booking("rahima", 60, {
      reference: "SETU-QQQQ-0001",
      full_name: "রহিমা খাতুন",
      email: "rahima@family.example",
      patient_current_location: "Barishal",
      hospital: "bumrungrad-international",
      tell_us_more: "Leukaemia, he is nine",
      status: "declined",
    });
    await message("karim", 60, { tell_us_more: "Do you arrange visas?" });
    const page = await nila.get(`${QUEUE}?search=${encodeURIComponent(search)}`);
    const ids = page.document.querySelectorAll("main li[id^=r-]").map(({ id }) => id.slice(2));
    expect(ids).toEqual(found);
    if (found.length === 0) expect(page.text).toContain("Nothing found");
  });

  it("filters by service, country, owner and day, and tolerates any query", async () => {
    await booking("visa", 60, { service: "visa-and-tickets", destination_country: "ভারত" });
    await booking("hotel", 60, { service: "hotel-booking", assigned_to: nilaId });
    await booking("yesterday", 24 * 60);
    const found = async (query: string) => namesIn(await nila.get(`${QUEUE}?${query}`)).toSorted();
    expect(await found("service=visa-and-tickets")).toEqual(["visa"]);
    expect(await found("country=india")).toEqual(["visa"]);
    expect(await found("assignee=me")).toEqual(["hotel"]);
    expect(await found(`assignee=${nilaId}`)).toEqual(["hotel"]);
    expect(await found("assignee=none")).toEqual(["visa", "yesterday"]);
    expect(await found("to=2026-11-19")).toEqual(["yesterday"]);
    expect(await found("from=2026-11-20&to=2026-11-20")).toEqual(["hotel", "visa"]);
    const all = ["hotel", "visa", "yesterday"];
    for (const query of ["tab=x", "service=x&country=x", "from=2026-02-31", "page=99", "page=-1"]) {
      expect([query, await found(query)]).toEqual([query, all]);
    }
  });

  it("shows the family's latest message instead of the request's text", async () => {
    await booking("first", 200, { tell_us_more: "Stroke", replied_at: ago(100) });
    const visitor = site.visitor();
    const words = "তিনি আজ আরও খারাপ";
    const fields = { name: "Son", email: "x@y.example", phone: "01712345678", message: words };
    await visitor.submit(await visitor.get("/contact"), fields);
    const page = await nila.get(QUEUE);
    const row = page.document.querySelector("#r-first");
    expect(row?.textContent).toContain(words);
    expect(row?.textContent).not.toContain("Stroke");
  });

  it("shows an urgent request's own text until the first reply, then the latest message", async () => {
    const phone_number = "+8801712345678";
    await booking("urgent", 30, { urgent: 1, tell_us_more: "He cannot breathe", phone_number });
    const visitor = site.visitor();
    const fields = { name: "Son", email: "x@y.example", phone: "01712345678" };
    const send = async (message: string) =>
      visitor.submit(await visitor.get("/contact"), { ...fields, message });
    await send("What does a visa cost?");
    const words = async () => {
      const page = await nila.get(`${QUEUE}?tab=all`);
      return page.document.querySelector("#r-urgent")?.textContent;
    };
    expect(await words()).toContain("He cannot breathe");
    await setClocks(site.db, { stopped_at: ago(0) }, { id: "urgent" });
    expect(await words()).toContain("What does a visa cost?");
  });

  it("reloads itself without JavaScript, and has no text field", async () => {
    const page = await nila.get(QUEUE);
    expect(page.document.querySelector("head")?.innerHTML).toContain(
      '<noscript><meta http-equiv="refresh" content="60"/></noscript>',
    );
    const stillPath = /href="([^"]*still=1[^"]*)"/.exec(page.html)?.[1] ?? "";
    expect((await nila.get(stillPath)).html).not.toContain('http-equiv="refresh"');
    const fields = page.document.querySelectorAll("main :is(input:not([type=hidden]), textarea)");
    expect(fields).toHaveLength(0);
  });

  it("has no page over 200 kB, however long names and texts are", async () => {
    const long = (letters: number) => "রহিমা খাতুন ".repeat(letters).slice(0, letters);
    const { id: assigned_to } = await insertAdmin(site.db, long(120));
    for (let count = 0; count < 30; count++) {
      await booking(long(40) + count, 60, {
        ...{ id: crypto.randomUUID(), assigned_to, urgent: 1, full_name: long(120) },
        ...{ patient_current_location: long(200), destination_country: long(200) },
        tell_us_more: long(5000),
      });
    }
    for (const query of ["", "?tab=all", "?search=রহিমা&country=&service=&from=2026-11-01"]) {
      const page = await nila.get(`/bn${QUEUE}${query}`);
      expect(namesIn(page).length).toBeGreaterThan(10);
      expect(Buffer.byteLength(page.html), query).toBeLessThan(200_000);
    }
  });

  it("contains no Latin word in our Bengali texts", async () => {
    await booking("করিম", 60, { destination_country: "ভারত", patient_current_location: "ঢাকা" });
    const page = await nila.get(`/bn${QUEUE}`);
    const main = page.document.querySelector("main section")?.textContent ?? "";
    expect(main.match(/[A-Za-z]{3,}/g) ?? []).toEqual([]);
  });
});

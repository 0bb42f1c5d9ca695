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
const decoded = (href = "") => href.replaceAll("&amp;", "&");

/** Seven requests that differ in every filter; it is 08:30 UTC on the 20th, 14:30 in Dhaka. */
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

describe("full list of bookings", () => {
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
  ])("finds by %s %j", async (query, ids) => {
    const tanvir = await insertSeven();
    const page = await nila.get(`${BOOKINGS}?${query.replace("TANVIR", tanvir)}`);
    expect(idsIn(page).toSorted()).toEqual(ids);
    expect(page.text).toContain(`Bookings found: ${ids.length}`);
  });

  it("is filtered by its form, shows active filters, and removes each one", async () => {
    await insertSeven();
    const fields = { service: "hotel-booking", country: "india", reply: "", from: "2026-11-20" };
    const found = await nila.submit(await nila.get(BOOKINGS), fields, "main form[method=get]");
    expect(idsIn(found)).toEqual(["hotel"]);
    const selected = found.document.querySelectorAll("main option[selected]");
    expect(selected.flatMap((option) => option.getAttribute("value") || [])).toEqual([
      "hotel-booking",
      "india",
    ]);
    expect(found.document.querySelector("details[open] input[name=from]")).not.toBeNull();
    const chips = found.document.querySelectorAll("nav[aria-label=Filters] [aria-current]");
    expect(chips).toHaveLength(3);
    for (const chip of chips) {
      expect((await nila.get(decoded(chip.getAttribute("href")))).text).toContain("Dilara");
    }
  });

  it("accepts any query", async () => {
    await insertSeven();
    const page = await nila.get(
      `${BOOKINGS}?sort=--oldest&kind=x&status=toString&reply=%00&assignee=${"x".repeat(400)}&from=2026-02-30&page=-1&urgent=x`,
    );
    expect(idsIn(page)).toHaveLength(7);
  });

  it("sorts by overdue, newest or oldest first, as its form says", async () => {
    await insertSeven();
    const first = await nila.get(BOOKINGS);
    expect(first.document.querySelector("caption")?.textContent).toBe(
      "Overdue first, then the newest",
    );
    expect(idsIn(first)[0]).toBe("waits");
    const ordered = (sort: string) => nila.submit(first, { sort }, "main form[method=get]");
    const oldest = await ordered("oldest");
    expect(idsIn(oldest).slice(0, 3)).toEqual(["kept", "late", "waits"]);
    expect(oldest.document.querySelector("caption")?.textContent).toBe("Oldest first");
    expect(idsIn(await ordered("newest"))).toEqual(idsIn(oldest).toReversed());
  });

  it("shows each of many similar rows once, and keeps filter and order across pages", async () => {
    const names = Array.from({ length: 60 }, (_, index) => `SETU-SAME-${1000 + index}`);
    for (const reference of names) await insertBooking(site.db, { reference, urgent: 1 });
    const listed: string[] = [];
    let at: string | undefined = `${BOOKINGS}?urgent=1&sort=newest`;
    while (at) {
      const page: Page = await nila.get(at);
      const rows = page.document.querySelectorAll("main table tbody th a");
      listed.push(...rows.map(({ textContent }) => textContent));
      at = decoded(page.document.querySelector("a[rel=next]")?.getAttribute("href")) || undefined;
    }
    expect(listed.toSorted()).toEqual(names);
  });
});

describe("full list of messages", () => {
  it("is filtered and sorted by a message's fields", async () => {
    await insertMessage(site.db, { id: "mine", assigned_to: nilaId });
    await insertMessage(site.db, { id: "free" });
    const received_at = "2026-11-01T00:00:00.000Z";
    await insertMessage(site.db, { id: "old", received_at });
    expect(idsIn(await nila.get(`${MESSAGES}?assignee=me`))).toEqual(["mine"]);
    expect(idsIn(await nila.get(`${MESSAGES}?to=2026-11-02&reply=late`))).toEqual(["old"]);
    expect(idsIn(await nila.get(`${MESSAGES}?sort=oldest`))).toEqual(["old", "free", "mine"]);
    const page = await nila.get(`${MESSAGES}?urgent=1&service=hotel-booking&sort=place`);
    expect(idsIn(page)).toHaveLength(3);
    expect(page.document.querySelector("select[name=service]")).toBeNull();
  });
});

describe("full list of either kind", () => {
  it("is widened to all or narrowed to one kind, and says which", async () => {
    await insertBooking(site.db, { id: "booking", received_at: "2026-11-20T08:03:00.000Z" });
    const received_at = "2026-11-20T08:02:00.000Z";
    await insertBooking(site.db, { id: "call", kind: "call_back", full_name: "", received_at });
    await insertMessage(site.db, { id: "message" });
    expect(idsIn(await nila.get(BOOKINGS))).toEqual(["booking", "call"]);
    expect(idsIn(await nila.get(MESSAGES))).toEqual(["message"]);
    expect(idsIn(await nila.get(`${BOOKINGS}?kind=call_back`))).toEqual(["call"]);
    expect(idsIn(await nila.get(`${BOOKINGS}?kind=message`))).toEqual(["message"]);
    const form = await nila.get(MESSAGES);
    const all = await nila.submit(form, { kind: "all" }, "main form[method=get]");
    expect(idsIn(all)).toEqual(["booking", "call", "message"]);
    expect(all.text).toContain("Found: 3");
    const cells = (label: string) =>
      all.document
        .querySelectorAll(`td[data-label="${label}"]`)
        .map(({ textContent }) => textContent.trim());
    expect(cells("Kind")).toEqual(["Booking", "Call back", "Message"]);
    expect(cells("Status")).toEqual(["Received", "Received", "New"]);
    expect(all.document.querySelector("option[value=all][selected]")).not.toBeNull();
    const link = all.document.querySelectorAll("main tbody a").at(-1)?.getAttribute("href");
    expect(link).toContain("/contacts/message");
  });

  it("ignores a status that none of its kinds has, and names its kind", async () => {
    await insertMessage(site.db, { id: "message" });
    await insertMessage(site.db, { status: "completed" });
    const form = await nila.get(`${BOOKINGS}?status=quoted`);
    const kind = "message";
    expect(idsIn(await nila.submit(form, { kind }, "main form[method=get]"))).toHaveLength(2);
    const closed = await nila.get(`${BOOKINGS}?status=completed&kind=message`);
    expect(closed.document.querySelector('main a[href$="kind=message"]')?.text).toContain("Closed");
  });

  it("offers each status once, labelled as displayed", async () => {
    const offered = async (path: string) => {
      const page = await nila.get(path);
      const options = page.document.querySelectorAll("select[name=status] option");
      return options.map(({ textContent }) => textContent);
    };
    expect((await offered(MESSAGES)).join()).toBe(
      "All,Overdue,Due,Open,Closed,New,Answered,Cancelled,Duplicate,Declined as spam",
    );
    expect(await offered(BOOKINGS)).toHaveLength(20);
    for (const [status, query] of [
      ["received", "status=received"],
      ["acknowledged", "status=acknowledged"],
      ["completed", "status=closed"],
    ] as const) {
      await insertMessage(site.db, { id: status, status });
      expect(idsIn(await nila.get(`${MESSAGES}?${query}`))).toEqual([status]);
    }
  });
});

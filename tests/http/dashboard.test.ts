import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PAGE_SIZE } from "~/constants";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const references = (page: Page) =>
  page.document.querySelectorAll("main table tbody th").map((cell) => cell.textContent.trim());

describe("request pages", () => {
  it("are never cached by a browser and show no raw keys", async () => {
    for (const path of ["/dashboard/admin", LIST, `/bn${LIST}`, `/th${LIST}`]) {
      const page = await nila.get(path);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(page.text).not.toMatch(/dashboard\.|\{\{/);
    }
  });

  it("offer ways to continue on a missing page, without a number to call", async () => {
    const page = await nila.get("/dashboard/admin/hospital-list/none");
    expect(page.status).toBe(404);
    expect(page.text).toContain("somebody has deleted what was here");
    const links = page.document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/dashboard/admin", "/dashboard/admin/bin"]);
    expect(page.document.querySelectorAll("main form")).toEqual([]);
  });
});

describe("list of bookings", () => {
  it("finds a number typed in Bengali digits, through the form", async () => {
    await insertBooking(site.db, { reference: "SETU-AAAA-0001" });
    await insertBooking(site.db, {
      reference: "SETU-AAAA-0002",
      phone_number: "+8801998877665",
    });
    const all = await nila.get(`/bn${LIST}`);
    const found = await nila.submit(all, { search: "০১৭১২-৩৪৫৬৭৮" }, "main form[method=get]");
    expect(references(found)).toEqual(["SETU-AAAA-0001"]);
    expect(found.text).toContain("অনুরোধ পাওয়া গেছে: ১");
    const field = found.document.querySelector("input[name=search]");
    expect(field?.getAttribute("value")).toBe("০১৭১২-৩৪৫৬৭৮");
  });

  it("filters by status and keeps the choice", async () => {
    await insertBooking(site.db, { reference: "SETU-AAAA-0001", status: "quoted" });
    await insertBooking(site.db, { reference: "SETU-AAAA-0002" });
    const page = await nila.get(`${LIST}?status=quoted`);
    expect(references(page)).toEqual(["SETU-AAAA-0001"]);
    expect(page.document.querySelector("option[selected]")?.getAttribute("value")).toBe("quoted");
  });

  it("has pages of 25 that keep the search, overdue first", async () => {
    for (let index = 10; index < 10 + PAGE_SIZE; index++) {
      await insertBooking(site.db, { reference: `SETU-AAAA-00${index}` });
    }
    await insertBooking(site.db, {
      reference: "SETU-AAAA-LATE",
      received_at: "2026-11-18T08:00:00.000Z",
    });
    const first = await nila.get(`${LIST}?search=rahima&status=received`);
    expect(references(first)).toHaveLength(PAGE_SIZE);
    expect(references(first)[0]).toBe("SETU-AAAA-LATE");
    const next = first.document.querySelector("a[rel=next]")?.getAttribute("href") ?? "";
    const second = await nila.get(next.replaceAll("&amp;", "&"));
    expect(references(second)).toHaveLength(1);
    expect(second.text).toContain("Page 2 of 2");
    expect(second.document.querySelector("a[rel=next]")).toBeNull();
  });

  it("tolerates any query", async () => {
    await insertBooking(site.db, { reference: "SETU-AAAA-0001" });
    for (const query of [
      "page=-1",
      "page=abc",
      "page=99",
      "status=nonsense",
      "x=1&page=1&page=2",
    ]) {
      const page = await nila.get(`${LIST}?${query}`);
      expect([page.status, references(page)]).toEqual([200, ["SETU-AAAA-0001"]]);
    }
    const none = await nila.get(`${LIST}?search=${encodeURIComponent('"><script>alert(1)')}`);
    expect(none.status).toBe(200);
    expect(none.text).toContain("No bookings found");
    expect(none.html).not.toContain("<script>alert");
  });

  it("says so when empty", async () => {
    expect((await nila.get(LIST)).text).toContain("No bookings yet");
  });
});

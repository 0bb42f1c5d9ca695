import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PAGE_SIZE } from "~/constants";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
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

const booking = (id: string) =>
  site.db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const references = (page: Page) =>
  page.document
    .querySelectorAll("table[role=table] tbody th")
    .map((cell) => cell.textContent.trim());

describe("the overview", () => {
  it("counts today's requests, what is due and what is overdue, messages too", async () => {
    await insertBooking(site.db, { reference: "SETU-AAAA-0001", urgent: 1 });
    await insertBooking(site.db, {
      reference: "SETU-AAAA-0002",
      received_at: "2026-11-20T03:30:00.000Z",
    });
    await insertMessage(site.db, {
      reference: "SETU-MMMM-0003",
      received_at: "2026-11-19T20:00:00.000Z",
    });
    const page = await nila.get("/dashboard/admin");
    const stats = page.document.querySelectorAll("main ul > li").map(({ text }) => text.trim());
    expect(stats).toContain("3Requests todayBookings: 2 · Messages: 1");
    expect(page.text).toContain("1Due");
    expect(page.text).toContain("2Overdue");
    expect(references(page)).toEqual(["SETU-MMMM-0003", "SETU-AAAA-0002", "SETU-AAAA-0001"]);
    expect(page.text).toContain("Overdue by 10 hours 30 minutes");
    expect(page.text).toContain("Overdue by 3 hours");
    expect(page.text).toContain("Reply due in 1 hour 30 minutes");
    expect(page.document.querySelectorAll("svg[role=img]")).toHaveLength(2);
  });

  it("says so where nobody waits and nothing is measured", async () => {
    const page = await nila.get("/dashboard/admin");
    expect(page.text).toContain("Nobody is waiting");
    expect(page.text).toContain("Nothing to measure yet");
  });

  it("speaks Bengali and Thai, each with its own digits", async () => {
    await insertBooking(site.db, { received_at: "2026-11-20T03:30:00.000Z" });
    expect((await nila.get("/bn/dashboard/admin")).text).toContain("সময় পেরিয়েছে ৩ ঘণ্টা আগে");
    expect((await nila.get("/th/dashboard/admin")).text).toContain("เกินกำหนดมาแล้ว 3 ชั่วโมง");
  });

  it("is never kept by a browser and names no key instead of a text", async () => {
    for (const path of ["/dashboard/admin", LIST, `/bn${LIST}`, `/th${LIST}`]) {
      const page = await nila.get(path);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(page.text).not.toMatch(/dashboard\.|\{\{/);
    }
  });
});

describe("the list of bookings", () => {
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

  it("says so while there is none at all", async () => {
    expect((await nila.get(LIST)).text).toContain("No bookings yet");
  });
});

describe("one booking", () => {
  it("shows everything, with ways to reach the family", async () => {
    const id = await insertBooking(site.db, {
      reference: "SETU-AAAA-0001",
      full_name: "\u202eEvil <b>Name</b>",
      email: "rahima+1@example.com",
      service: "medical-escort",
      hospital: "bumrungrad-international",
      relatives: 2,
      urgent: 1,
      tell_us_more: "Line one\nLine two",
    });
    const page = await nila.get(`${LIST}/${id}`);
    const links = page.document.querySelectorAll("main a").map((a) => a.getAttribute("href"));
    expect(links).toContain("tel:+8801712345678");
    expect(links).toContain("https://wa.me/8801712345678");
    expect(links).toContain("mailto:rahima%2B1@example.com");
    expect(page.html).toContain("<bdi>\u202eEvil &lt;b&gt;Name&lt;/b&gt;</bdi>");
    for (const text of ["Medical escort", "Bumrungrad", "Line two", "Urgent", "বাংলা"]) {
      expect(page.text).toContain(text);
    }
    expect(page.text).toContain("Reply due in 1 hour 30 minutes");
  });

  it("is acknowledged with one button, which leaves the clock running", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    const after = await nila.submit(page, {}, `form[action="${LIST}/${id}/moves"]`);
    expect(after.path).toBe(`${LIST}/${id}`);
    expect(after.text).toContain("The status is changed.");
    expect(after.text).toContain("Received → Acknowledged");
    expect(await booking(id)).toMatchObject({ status: "acknowledged", replied_at: null });
  });

  it("stops its clock with the first reply, however often the form is sent", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    const form = `form[action="${LIST}/${id}/replies"]`;
    const reply = { channel: "whatsapp", note: "ছেলের সঙ্গে কথা হয়েছে" };
    const after = await nila.submit(page, reply, form);
    expect(after.text).toContain("Answered in time, after 30 minutes");
    expect(after.text).toContain("Replied: WhatsApp");
    expect(after.text).toContain("ছেলের সঙ্গে কথা হয়েছে");
    await nila.submit(page, reply, form);
    expect(await booking(id)).toMatchObject({
      status: "acknowledged",
      replied_at: site.clock.now.toISOString(),
    });
    const events = await site.db.selectFrom("booking_events").selectAll().execute();
    expect(events.filter(({ kind }) => kind === "reply")).toHaveLength(1);
    expect(events.find(({ kind }) => kind === "reply")?.actor_name).toBe("Nila");
  });

  it("keeps what was typed when a form fails, and names the field", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    const noChannel = await nila.submit(
      page,
      { note: "Spoke to the son" },
      `form[action="${LIST}/${id}/replies"]`,
    );
    expect(noChannel.status).toBe(400);
    expect(noChannel.document.querySelector("title")?.textContent).toMatch(/^Error:/);
    expect(noChannel.document.querySelector("[role=alert] a")?.getAttribute("href")).toBe(
      "#channel",
    );
    expect(noChannel.document.querySelector("textarea")?.textContent.trim()).toBe(
      "Spoke to the son",
    );
    const skip = await nila.post(`${LIST}/${id}/moves`, {
      ...hiddenOf(page, "moves"),
      to: "quoted",
      reason: " ",
    });
    expect(skip.status).toBe(400);
    expect(skip.text).toContain("Please give a reason.");
    expect(skip.document.querySelector("option[selected]")?.getAttribute("value")).toBe("quoted");
    expect(await booking(id)).toMatchObject({ status: "received", version: 1 });
  });

  it("is not touched by a form with a stale token, which keeps what was typed", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    const stale = await nila.post(`${LIST}/${id}/moves`, {
      ...hiddenOf(page, "moves"),
      csrf: "stale",
      to: "on_hold",
      reason: "Passport expired",
    });
    expect(stale.status).toBe(403);
    expect(stale.document.querySelector("textarea")?.textContent.trim()).toBe("Passport expired");
    expect(await booking(id)).toMatchObject({ status: "received" });
    const again = await nila.submit(stale, {});
    expect(again.status).toBe(200);
    expect(await booking(id)).toMatchObject({ status: "on_hold", held_from: "received" });
  });

  it("refuses what the table does not allow and what no form of ours would send", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    for (const fields of [
      { to: "declined", reason: "x" },
      { to: "toString", reason: "x" },
      { to: "", reason: "" },
      { to: "cancelled", reason: "x".repeat(5000) },
    ]) {
      const refused = await nila.post(`${LIST}/${id}/moves`, {
        ...hiddenOf(page, "moves"),
        ...fields,
      });
      expect(refused.status).toBe(400);
    }
    expect(await booking(id)).toMatchObject({ status: "received", version: 1 });
  });

  it("keeps an internal note", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    const form = `form[action="${LIST}/${id}/notes"]`;
    expect((await nila.submit(page, { note: "  " }, form)).status).toBe(400);
    const after = await nila.submit(page, { note: "Call after the prayer" }, form);
    expect(after.text).toContain("Call after the prayer");
    expect(await booking(id)).toMatchObject({ version: 1, replied_at: null });
  });

  it("logs ids and statuses, nothing that a family typed", async () => {
    const id = await insertBooking(site.db, { full_name: "Rahima Secret" });
    const page = await nila.get(`${LIST}/${id}`);
    await nila.submit(
      page,
      { channel: "phone", note: "Told in confidence" },
      `form[action$="replies"]`,
    );
    await nila.get(`${LIST}?search=Secret`);
    expect(site.logs.join("")).not.toMatch(/Secret|confidence|8801712345678|rahima@/);
  });
});

describe("two coordinators at one booking", () => {
  it("tell the second of the conflict, with both versions, and let it be done anyway", async () => {
    const id = await insertBooking(site.db, { reference: "SETU-AAAA-0001" });
    const karim = await coordinator(site, "Karim");
    const seenByBoth = await nila.get(`${LIST}/${id}`);
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    await nila.submit(seenByBoth, {}, `form[action$="moves"]`);

    const conflict = await karim.post(`${LIST}/${id}/moves`, {
      ...hiddenOf(seenByKarim, "moves"),
      to: "on_hold",
      reason: "The family asked to wait",
    });
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Someone else changed this first");
    expect(conflict.text).toContain("The status is now: Acknowledged");
    expect(conflict.text).toContain("version 2; you had seen version 1");
    expect(conflict.text).toContain("Received → Acknowledged");
    expect(conflict.text).toContain("Nila");
    expect(conflict.text).toContain("Change the status to: On hold");
    expect(conflict.document.querySelector("textarea")?.textContent.trim()).toBe(
      "The family asked to wait",
    );
    expect(await booking(id)).toMatchObject({ status: "acknowledged", version: 2 });

    const anyway = await karim.submit(conflict, {});
    expect(anyway.status).toBe(200);
    expect(await booking(id)).toMatchObject({
      status: "on_hold",
      held_from: "acknowledged",
      version: 3,
    });
  });

  it("are told so too after a form that had been refused for something else", async () => {
    const id = await insertBooking(site.db);
    const karim = await coordinator(site, "Karim");
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    await nila.submit(await nila.get(`${LIST}/${id}`), {}, `form[action$="moves"]`);
    const hold = { to: "on_hold", reason: "The family asked to wait" };
    const form = `form#move`;
    const stale = await karim.submit(seenByKarim, { ...hold, csrf: "old" }, form);
    expect(stale.status).toBe(403);
    const conflict = await karim.submit(stale, {}, form);
    expect(conflict.status).toBe(409);
    expect(await booking(id)).toMatchObject({ status: "acknowledged", version: 2 });
  });

  it("have nothing left to do where both wanted the same, or where it is no longer possible", async () => {
    const id = await insertBooking(site.db);
    const karim = await coordinator(site, "Karim");
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    await nila.submit(await nila.get(`${LIST}/${id}`), {}, `form[action$="moves"]`);
    const same = await karim.submit(seenByKarim, {}, `form[action$="moves"]`);
    expect(same.status).toBe(409);
    expect(same.text).toContain("The booking is already there.");
    const gone = await karim.post(`${LIST}/${id}/moves`, {
      ...hiddenOf(seenByKarim, "moves"),
      to: "duplicate",
    });
    expect(gone.status).toBe(409);
    expect(gone.text).toContain("From the new status this is no longer possible.");
    expect(same.document.querySelector("main form[method=post]")).toBeNull();
  });

  it("may send one form twice: it moves once, and both answers say so", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    const answers = await Promise.all([
      nila.submit(page, {}, `form[action$="moves"]`),
      nila.submit(page, {}, `form[action$="moves"]`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await booking(id)).toMatchObject({ version: 2 });
  });
});

/** The hidden fields of a booking's form: its token, its key, the version that was seen. */
function hiddenOf(page: Page, part: string): Record<string, string> {
  const form = page.document.querySelectorAll(`form[action$="${part}"]`).at(-1);
  const fields = form?.querySelectorAll("input[type=hidden]") ?? [];
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""]),
  );
}

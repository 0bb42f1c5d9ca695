import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import { hiddenOf, type Visitor } from "../support/visitor";

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

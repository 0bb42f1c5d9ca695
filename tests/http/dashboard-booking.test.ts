import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { eventsOf, requestOf } from "../support/requests";
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

const booking = (id: string) => requestOf(site.db, id);
/** The path without its query, which contains the undo's parameters. */
const withoutQuery = ({ path }: Page) => path.split("?")[0];
/** Opens the booking, fills in the composer and sends it. */
const act = async (id: string, fields: Record<string, string>) =>
  nila.submit(await nila.get(`${LIST}/${id}`), { onward: "stay", ...fields }, "form#act");

describe("booking page", () => {
  it("shows everything, with links to contact the family in its language", async () => {
    const id = await insertBooking(site.db, {
      reference: "SETU-AAAA-0001",
      full_name: "\u202eEvil <b>Name</b>",
      email: "rahima+1@example.com",
      service: "medical-escort",
      hospital: "bumrungrad-international",
      relatives: 2,
      urgent: 1,
      tell_us_more: "প্রথম লাইন\nLine two",
    });
    const page = await nila.get(`${LIST}/${id}`);
    const links = page.document
      .querySelectorAll("main a")
      .map((a) => decodeURIComponent((a.getAttribute("href") ?? "").replaceAll("&amp;", "&")));
    expect(links).toContain("tel:+8801712345678");
    const whatsapp = links.find((href) => href.startsWith("https://wa.me/8801712345678?text="));
    expect(whatsapp).toContain("SETU-AAAA-0001");
    // the chat text also names the company, in Bengali letters
    expect(whatsapp).toContain("সেতু থেকে");
    const mail = links.find((href) => href.startsWith("mailto:rahima+1@example.com?subject="));
    expect(mail).toContain("SETU-AAAA-0001");
    expect(page.html).toContain("<bdi>\u202eEvil &lt;b&gt;Name&lt;/b&gt;</bdi>");
    for (const text of ["Medical escort", "Bumrungrad", "Line two", "Urgent", "বাংলা"]) {
      expect(page.text).toContain(text);
    }
    expect(page.document.querySelector("p[lang=bn]")?.text).toContain("Line two");
    expect(page.text).toContain("1 h 30 min left");
  });

  it("offers only the allowed moves", async () => {
    const id = await insertBooking(site.db, { status: "acknowledged" });
    const page = await nila.get(`${LIST}/${id}`);
    const offeredMoves = (name: string) =>
      page.document
        .querySelectorAll(`select[name=${name}] option`)
        .map((option) => option.getAttribute("value"));
    expect(offeredMoves("next")).toEqual(["", "info_needed", "in_review", "spam"]);
    expect(offeredMoves("instead")).toEqual(
      expect.arrayContaining(["quoted", "on_hold", "cancelled", "declined"]),
    );
    expect(offeredMoves("instead")).not.toContain("duplicate");
    expect(offeredMoves("instead")).not.toContain("received");
  });

  it("stops its clock with the first reply, however often the form is sent", async () => {
    const id = await insertBooking(site.db);
    const page = await nila.get(`${LIST}/${id}`);
    const reply = { did: "whatsapp", words: "ছেলের সঙ্গে কথা হয়েছে", onward: "stay" };
    const after = await nila.submit(page, reply, "form#act");
    expect(after.text).toContain("Answered in time, after 30\u00a0minutes");
    expect(after.text).toContain("first reply after 30\u00a0minutes, in time");
    expect(after.text).toContain("Nila wrote on WhatsApp");
    expect(after.text).toContain("ছেলের সঙ্গে কথা হয়েছে");
    await nila.submit(page, reply, "form#act");
    expect(await booking(id)).toMatchObject({
      status: "acknowledged",
      replied_at: site.clock.now.toISOString(),
    });
    const events = await eventsOf(site.db);
    expect(events.filter(({ kind }) => kind === "reply")).toHaveLength(1);
    expect(events.find(({ kind }) => kind === "reply")?.actor_name).toBe("Nila");
  });

  it("records an unanswered call and a note, and stays due", async () => {
    const id = await insertBooking(site.db);
    const called = await act(id, { did: "no-answer" });
    expect(called.text).toContain("Nila called, no answer");
    const afterNote = await act(id, { did: "note", words: "Call after the prayer" });
    expect(afterNote.text).toContain("Call after the prayer");
    expect(await booking(id)).toMatchObject({ status: "received", version: 1, replied_at: null });
    expect(afterNote.text).toContain("1 h 30 min left");
  });

  it("accepts a reply and the next step in one form", async () => {
    const id = await insertBooking(site.db, { status: "acknowledged" });
    await act(id, { did: "called", words: "They have an MRI", next: "info_needed" });
    expect(await booking(id)).toMatchObject({ status: "info_needed" });
    const events = (await eventsOf(site.db)).filter(({ actor_id }) => actor_id);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(["assign", "move", "reply"]);
    const move = { kind: "move", to_status: "info_needed" };
    expect(events).toContainEqual(expect.objectContaining(move));
  });

  it("opens the next waiting request, or stays if there is none", async () => {
    const id = await insertBooking(site.db);
    const alone = await act(id, { did: "no-answer", onward: "next" });
    expect(withoutQuery(alone)).toBe(`${LIST}/${id}`);
    const other = await insertBooking(site.db, { full_name: "Kamal Uddin", urgent: 1 });
    const page = await nila.get(`${LIST}/${id}`);
    expect(page.text).toContain("Next: Kamal Uddin, 1 h 30 min left");
    const next = await act(id, { did: "called", onward: "next" });
    expect(withoutQuery(next)).toBe(`${LIST}/${other}`);
  });

  it("keeps the input when the form fails, and names the field", async () => {
    const id = await insertBooking(site.db);
    const withoutAct = await act(id, { words: "Spoke to the son" });
    expect(withoutAct.status).toBe(400);
    expect(withoutAct.document.querySelector("title")?.textContent).toMatch(/^Error:/);
    expect(withoutAct.document.querySelector("[role=alert] a")?.getAttribute("href")).toBe("#did");
    expect(withoutAct.document.querySelector("[name=words]")?.textContent.trim()).toBe(
      "Spoke to the son",
    );
    const skip = await act(id, { did: "called", instead: "quoted", reason: " " });
    expect(skip.status).toBe(400);
    expect(skip.text).toContain("Please give a reason.");
    expect(skip.document.querySelector("option[selected]")?.getAttribute("value")).toBe("quoted");
    expect(skip.document.querySelector("details[open] [name=instead]")).not.toBeNull();
    const reasonOnly = await act(id, { did: "called", reason: "They wait" });
    expect(reasonOnly.text).toContain("Choose what this reason is for.");
    for (const did of ["note", "wrote"]) expect((await act(id, { did })).status).toBe(400);
    expect((await act(id, {})).status).toBe(400);
    expect(await booking(id)).toMatchObject({ status: "received", version: 1, replied_at: null });
  });

  it("is unchanged by a stale token, and keeps the input", async () => {
    const id = await insertBooking(site.db);
    const typed = { did: "note", words: "Passport expired" };
    const stale = await act(id, { ...typed, csrf: "stale" });
    expect(stale.status).toBe(403);
    expect(stale.document.querySelector("[name=words]")?.textContent.trim()).toBe(
      "Passport expired",
    );
    const again = await nila.submit(stale, { onward: "stay" }, "form#act");
    expect(again.status).toBe(200);
    expect(again.text).toContain("Passport expired");
  });

  it("refuses forbidden moves and forged forms", async () => {
    const id = await insertBooking(site.db);
    const refused: Record<string, string>[] = [
      { instead: "declined", reason: "x" },
      { instead: "toString", reason: "x" },
      { next: "quoted" },
      { did: "shouted" },
      { did: "called", words: "x".repeat(5001) },
      { instead: "cancelled", reason: "x".repeat(5000) },
    ];
    for (const fields of refused) expect((await act(id, fields)).status).toBe(400);
    expect(await booking(id)).toMatchObject({ status: "received", version: 1 });
  });

  it("answers 404 for any unknown id", async () => {
    const page = await nila.get(`${LIST}/${await insertBooking(site.db)}`);
    const fields = { did: "called", words: "Hello" };
    for (const id of ["none", "-1", "0", "9".repeat(400), "%00", "..%2f..%2fx"]) {
      expect((await nila.get(`${LIST}/${id}`)).status).toBe(404);
      const csrf = page.document.querySelector("form#act [name=csrf]")?.getAttribute("value") ?? "";
      expect((await nila.post(`${LIST}/${id}`, { ...fields, csrf })).status).toBe(404);
      expect((await nila.post(`${LIST}/${id}/undo`, { entry: "x", csrf })).status).toBe(404);
    }
  });

  it("logs ids and statuses, but no family input", async () => {
    const id = await insertBooking(site.db, { full_name: "Rahima Secret" });
    await act(id, { did: "wrote", words: "Told in confidence" });
    await nila.get(`${LIST}?search=Secret`);
    expect(site.logs.join("")).not.toMatch(/Secret|confidence|8801712345678|rahima@/);
    const auditEvents = await site.db.selectFrom("audit_events").selectAll().execute();
    const acted = auditEvents.filter(({ kind }) => kind === "request-acted");
    expect(acted).toMatchObject([{ request_id: id, detail: "wrote" }]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { promiseLastWeek } from "~/features/requests/promise/figures.server";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { family, messageFields } from "../support/family";
import { clocksOf, eventsOf, requestOf, requestsOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const ADMIN = "/dashboard/admin";
const NEW = `${ADMIN}/bookings/new`;
const { byPhone } = en.requestWork;
const { timeline, words } = en.handling;
const typed = {
  phoneNumber: "০১৭১২-৩৪৫৬৭৮",
  fullName: "Karim Ahmed",
  tellUsMore: "Father fell, dialysis in Khulna",
  language: "bn",
};
let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const record = async (fields: Record<string, string> = {}) =>
  nila.submit(await nila.get(NEW), { ...typed, ...fields }, "form#phone-request");
const mails = () => site.db.selectFrom("outbox").selectAll().execute();
const chatOn = (page: Page) =>
  page.document
    .querySelectorAll("a")
    .map((link) => decodeURIComponent(link.getAttribute("href") ?? ""))
    .find((href) => href.includes("wa.me") && href.includes("/booking/sent/"));

describe("request by phone", () => {
  it("is one link away from the queue and the list of bookings", async () => {
    for (const page of [ADMIN, `${ADMIN}/bookings`]) {
      const { document } = await nila.get(page);
      expect(document.querySelector(`main a[href="${NEW}"]`)?.text).toBe(byPhone.button);
    }
    const messages = await nila.get(`${ADMIN}/contacts`);
    expect(messages.document.querySelector(`a[href="${NEW}"]`)).toBeNull();
  });

  it("belongs to the coordinator, and the call stops its clock", async () => {
    const page = await record();
    const row = await requestOf(site.db);
    expect(page.path).toBe(`${ADMIN}/bookings/${row.id}`);
    const { id: actor } = await site.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: "booking",
      phone_number: "+8801712345678",
      full_name: "Karim Ahmed",
      tell_us_more: typed.tellUsMore,
      language: "bn",
      status: "acknowledged",
      assigned_to: actor,
      replied_at: site.clock.now.toISOString(),
      search_text: expect.stringContaining("karim"),
    });
    const events = await eventsOf(site.db);
    expect(events.map(({ kind }) => kind).sort()).toEqual(["assign", "move", "reply", "sent"]);
    expect(events.every(({ actor_name, by }) => actor_name === "Nila" && by === "desk")).toBe(true);
    expect(events.find(({ kind }) => kind === "reply")).toMatchObject({ channel: "phone" });
    const auditEvents = await site.db.selectFrom("audit_events").select("kind").execute();
    expect(auditEvents.map(({ kind }) => kind)).toContain("request-by-phone");
    for (const text of [timeline.byPhone, words.byPhone]) expect(page.text).toContain(text);
    for (const text of [timeline.sent, "first reply after"]) expect(page.text).not.toContain(text);
  });

  it("is found by its phone number, and opened by its request number", async () => {
    await record();
    const { reference } = await requestOf(site.db);
    expect((await nila.get(`${ADMIN}?search=01712345678`)).text).toContain("Karim Ahmed");
    expect((await site.visitor().get(`/booking/sent/${reference}`)).status).toBe(200);
  });

  it("does not count in the promise, even after its reply is undone", async () => {
    const page = await record();
    const figures = () => promiseLastWeek(site.db, site.clock.now);
    expect(await figures()).toEqual({ counted: 0, inTime: 0 });
    expect(await clocksOf(site.db)).toMatchObject([{ counts: 0, stopped_at: expect.any(String) }]);
    await nila.submit(page, {}, "form[action$='/undo']");
    expect(await requestOf(site.db)).toMatchObject({ status: "received", replied_at: null });
    site.clock.now = new Date(site.clock.now.getTime() + 3 * 60 * 60 * 1000);
    expect(await figures()).toEqual({ counted: 0, inTime: 0 });
  });

  it("counts from the moment the family itself writes", async () => {
    await record();
    const message = { ...messageFields, phone: "01712-345678" };
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/contact"), message);
    expect(await requestOf(site.db, { kind: "booking" })).toMatchObject({ replied_at: null });
    const [first, second] = await clocksOf(site.db);
    expect([first?.counts, second?.counts].sort()).toEqual([0, 1]);
  });

  it("alerts no coordinator, and sends no mail without an address", async () => {
    const page = await record();
    expect(await mails()).toEqual([]);
    const { reference } = await requestOf(site.db);
    const chat = chatOn(page);
    expect(chat).toContain("https://wa.me/8801712345678?text=");
    expect(chat).toContain("আপনার অনুরোধ নম্বর");
    expect(chat).toContain(`/bn/booking/sent/${reference}`);
    expect(chat).not.toMatch(/dialysis|Father/);
  });

  it("offers the chat until it has been used", async () => {
    const page = await record();
    const did = { did: "whatsapp", words: "", onward: "stay" };
    expect(chatOn(await nila.submit(page, did, "form#act"))).toBeUndefined();
  });

  it("mails the number to a known address, without promising another reply", async () => {
    const page = await record({ email: "karim@example.com", language: "en" });
    const { reference } = await requestOf(site.db);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "karim@example.com", kind: "request-received" });
    expect(mail?.body_text).toContain(reference);
    expect(mail?.body_text).not.toContain("within 2 hours");
    expect(mail?.body_text).not.toMatch(/dialysis|Father/);
    expect(chatOn(page)).toBeUndefined();
  });

  it("keeps the input when the number cannot be called", async () => {
    const page = await record({ phoneNumber: "12" });
    expect(page.status).toBe(400);
    expect(page.text).toContain(en.validation.phoneInvalid);
    expect(page.document.querySelector("[name=phoneNumber]")?.getAttribute("value")).toBe("12");
    expect(page.document.querySelector("[name=tellUsMore]")?.text).toContain(typed.tellUsMore);
    expect(await requestsOf(site.db)).toEqual([]);
  });

  it("is stored once, however often the form arrives", async () => {
    const form = await nila.get(NEW);
    const [one, other] = await Promise.all([
      nila.submit(form, typed, "form#phone-request"),
      nila.submit(form, typed, "form#phone-request"),
    ]);
    expect(one.path).toBe(other.path);
    expect(await requestsOf(site.db)).toHaveLength(1);
    expect(await eventsOf(site.db)).toHaveLength(4);
  });
});

describe("number with an open request", () => {
  const insertOpen = () =>
    insertBooking(site.db, { id: "open", reference: "SETU-AAAA-0001", email: family.email });

  it("offers that request first, and keeps the input", async () => {
    await insertOpen();
    const page = await record();
    expect(page.status).toBe(409);
    expect(page.text).toContain(byPhone.known);
    expect(page.document.querySelector(`a[href="${ADMIN}/bookings/open"]`)).not.toBeNull();
    expect(page.document.querySelector("[name=tellUsMore]")?.text).toContain(typed.tellUsMore);
    expect(await requestsOf(site.db)).toHaveLength(1);
  });

  it("allows recording the call on that request, with all input", async () => {
    await insertOpen();
    const page = await nila.press(await record(), "button[value=open]");
    expect(page.path).toContain(`${ADMIN}/bookings/open`);
    expect(await requestsOf(site.db)).toHaveLength(1);
    const [reply] = await eventsOf(site.db, { kind: "reply" });
    expect(reply).toMatchObject({ request_id: "open", channel: "phone", actor_name: "Nila" });
    expect(reply?.words).toBe(`Karim Ahmed\n${typed.tellUsMore}`);
    expect(await requestOf(site.db)).toMatchObject({ replied_at: site.clock.now.toISOString() });
  });

  it("allows a new request all the same", async () => {
    await insertOpen();
    await nila.press(await record(), "button[value=new]");
    expect(await requestsOf(site.db)).toHaveLength(2);
    // the family did not write, so the older request waits as before
    expect(await requestOf(site.db, "open")).toMatchObject({ replied_at: null, version: 1 });
  });

  it("offers another open request if the chosen one was closed meanwhile", async () => {
    await insertOpen();
    const page = await record();
    await insertBooking(site.db, { id: "second" });
    await setRequests(site.db, { status: "completed" }, { id: "open" });
    const again = await nila.press(page, "button[value=open]");
    expect(again.status).toBe(409);
    expect(again.document.querySelector("button[value=second]")).not.toBeNull();
    expect(await eventsOf(site.db, { kind: "reply" })).toEqual([]);
  });

  it("is not questioned once that request is closed", async () => {
    await insertBooking(site.db, { status: "completed" });
    expect((await record()).status).toBe(200);
  });
});

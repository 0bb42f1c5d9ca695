import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { promiseLastWeek } from "~/features/requests/promise/figures.server";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { clocksOf, requestOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const ADMIN = "/dashboard/admin";
const MESSAGE = `${ADMIN}/contacts/karim`;
const BOOKING = `${ADMIN}/bookings/karim`;
const MAKING = `${MESSAGE}/kind`;
const typed = { phoneNumber: "01712-999888", urgent: "yes", service: "medical-escort" };
const { making } = en.requestWork;
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const karim = (given = {}) =>
  insertMessage(site.db, { id: "karim", reference: "SETU-MMMM-0001", language: "bn", ...given });
const request = () => requestOf(site.db, "karim");
const make = async (visitor = nila, fields = {}) =>
  visitor.submit(await visitor.get(MAKING), { ...typed, ...fields }, "form#making");
const called = { did: "called", words: "Said yes", onward: "stay" };
const undo = async (page: Page) => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  return nila.submit(page, {}, `form[action="${BOOKING}/undo"]`);
};

describe("message turned into a booking", () => {
  it("keeps its number, text, sender and clock, and sends no mail", async () => {
    await karim();
    const before = await request();
    const open = await nila.get(MESSAGE);
    expect(open.document.querySelector(`a[href="${MAKING}"]`)?.text).toBe(making.button);
    const made = await make();
    expect(made.path).toBe(BOOKING);
    expect(made.text).toContain(en.handling.toasts.made);
    expect(made.text).toContain(en.handling.timeline.madeBooking);
    expect(made.text).toContain("SETU-MMMM-0001");
    expect(made.text).toContain(before.tell_us_more);
    expect(await requestsOf(site.db)).toEqual([
      {
        ...before,
        kind: "booking",
        phone_number: "+8801712999888",
        urgent: 1,
        service: "medical-escort",
        search_text: expect.any(String),
        version: 2,
        updated_at: site.clock.now.toISOString(),
      },
    ]);
    expect((await nila.get(`${MESSAGE}?undo=x`)).path).toBe(`${BOOKING}?undo=x`);
    expect(await site.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  it("keeps its clock: a reply stops it, and the figures count it once", async () => {
    await karim();
    const page = await make();
    await nila.submit(page, called, "form#act");
    const at = site.clock.now.toISOString();
    expect(await clocksOf(site.db)).toMatchObject([{ id: "karim", stopped_at: at }]);
    expect(await promiseLastWeek(site.db, site.clock.now)).toEqual({ counted: 1, inTime: 1 });
  });

  it("stays acknowledged if it was answered", async () => {
    await karim();
    await nila.submit(await nila.get(MESSAGE), called, "form#act");
    await make();
    expect(await request()).toMatchObject({
      kind: "booking",
      status: "acknowledged",
      replied_at: site.clock.now.toISOString(),
    });
    expect(await promiseLastWeek(site.db, site.clock.now)).toEqual({ counted: 1, inTime: 1 });
  });

  it("needs a booking's required fields, and keeps the input", async () => {
    await karim();
    const refused = await make(nila, { phoneNumber: "12", destinationCountry: "India" });
    expect(refused.status).toBe(400);
    const value = (name: string) =>
      refused.document.querySelector(`[name=${name}]`)?.getAttribute("value");
    expect([value("phoneNumber"), value("destinationCountry")]).toEqual(["12", "India"]);
    expect(await request()).toMatchObject({ kind: "message", version: 1 });
    await nila.submit(refused, { phoneNumber: "01712999888" }, "form#making");
    expect(await request()).toMatchObject({ destination_country: "India", urgent: 1 });
  });

  it("is converted once, however often the form is sent, and by the faster of two coordinators", async () => {
    await karim();
    const tanvir = await coordinator(site, "Tanvir");
    const [mine, his] = [await nila.get(MAKING), await tanvir.get(MAKING)];
    await Promise.all([1, 2, 3].map(() => nila.submit(mine, typed, "form#making")));
    const late = await tanvir.submit(his, { ...typed, fullName: "Karim A." }, "form#making");
    expect(late.status).toBe(409);
    expect(late.text).toContain(en.validation.madeMeanwhile);
    expect(late.text).toContain("Karim A.");
    expect(late.document.querySelector(`main a[href="${BOOKING}"]`)).not.toBeNull();
    expect(await request()).toMatchObject({ full_name: "Karim Ahmed", version: 2 });
  });

  it("shows a colleague's reply to a coordinator who was converting meanwhile, and accepts the resent form", async () => {
    await karim();
    const form = await nila.get(MAKING);
    const tanvir = await coordinator(site, "Tanvir");
    await tanvir.submit(await tanvir.get(MESSAGE), called, "form#act");
    const late = await nila.submit(form, typed, "form#making");
    expect(late.status).toBe(409);
    expect(late.text).toContain(making.conflict);
    expect(await request()).toMatchObject({ kind: "message" });
    await nila.submit(late, {}, "form#making");
    expect(await request()).toMatchObject({ kind: "booking", phone_number: "+8801712999888" });
  });

  it("accepts a reply from a colleague's open page", async () => {
    await karim();
    const open = await nila.get(MESSAGE);
    await make();
    const closing = await nila.submit(open, { ...called, next: "completed" }, "form#act");
    expect(closing.status).toBe(409);
    expect(closing.text).toContain("Said yes");
    const late = await nila.submit(open, called, "form#act");
    expect(late.path).toContain(BOOKING);
    expect(late.text).toContain("Said yes");
    expect(await request()).toMatchObject({ kind: "booking", status: "acknowledged" });
  });

  it("shows possible duplicates", async () => {
    await karim({ email: "rahima@example.com" });
    await insertBooking(site.db, { reference: "SETU-AAAA-0001", email: "rahima@example.com" });
    expect((await nila.get(MAKING)).text).toContain("SETU-AAAA-0001");
  });

  it("can be converted back once if nothing else was done, and keeps the facts entered", async () => {
    await karim();
    const made = await make();
    for (const back of await Promise.all([undo(made), undo(made)])) {
      expect(back.path).toBe(MESSAGE);
      expect(back.text).toContain("Taken back.");
    }
    expect(await request()).toMatchObject({
      kind: "message",
      status: "received",
      phone_number: "+8801712999888",
      version: 3,
    });
    const again = await make();
    expect(again.text).toContain(en.handling.toasts.made);
    expect(await promiseLastWeek(site.db, new Date("2026-11-21T08:00:00.000Z"))).toMatchObject({
      counted: 1,
    });
  });

  it("stays a booking once other acts follow", async () => {
    await karim();
    const made = await make();
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await nila.submit(await nila.get(BOOKING), called, "form#act");
    const late = await undo(made);
    expect(late.text).toContain("It cannot be taken back");
    expect(await request()).toMatchObject({ kind: "booking" });
  });

  it("shows its status to the family under the same number", async () => {
    await karim();
    await nila.submit(await make(), called, "form#act");
    for (const area of ["contact", "booking"]) {
      const seen = await site.visitor().get(`/${area}/sent/SETU-MMMM-0001`);
      expect(seen.text).toContain("SETU-MMMM-0001");
      expect(seen.text).toContain("We have replied");
    }
  });

  it("answers 404 for a missing or erased message", async () => {
    expect((await nila.get(`${ADMIN}/contacts/none/kind`)).status).toBe(404);
    await karim({ erased_at: "2026-11-20T08:10:00.000Z" });
    expect((await nila.get(MAKING)).status).toBe(404);
  });
});

describe("call-back turned into a booking", () => {
  it("needs the missing name", async () => {
    await insertBooking(site.db, { id: "karim", kind: "call_back", full_name: "", email: "" });
    const form = await nila.get(`${BOOKING}/kind`);
    const refused = await nila.submit(form, {}, "form#making");
    expect(refused.status).toBe(400);
    const made = await nila.submit(refused, { fullName: "Karim Ahmed" }, "form#making");
    expect(made.text).toContain(en.handling.toasts.made);
    expect(await request()).toMatchObject({ kind: "booking", full_name: "Karim Ahmed" });
  });
});

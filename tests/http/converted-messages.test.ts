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
const CONVERSION = `${MESSAGE}/kind`;
const formFields = { phoneNumber: "01712-999888", urgent: "yes", service: "medical-escort" };
const { making } = en.requestWork;
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const insertKarim = (given = {}) =>
  insertMessage(site.db, { id: "karim", reference: "SETU-MMMM-0001", language: "bn", ...given });
const request = () => requestOf(site.db, "karim");
const convert = async (visitor = nila, fields = {}) =>
  visitor.submit(await visitor.get(CONVERSION), { ...formFields, ...fields }, "form#making");
const callFields = { did: "called", words: "Said yes", onward: "stay" };
const undo = async (page: Page) => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  return nila.submit(page, {}, `form[action="${BOOKING}/undo"]`);
};

describe("message turned into a booking", () => {
  it("keeps its number, text, sender and clock, and sends no mail", async () => {
    await insertKarim();
    const before = await request();
    const open = await nila.get(MESSAGE);
    expect(open.document.querySelector(`a[href="${CONVERSION}"]`)?.text).toBe(making.button);
    const made = await convert();
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
    await insertKarim();
    const page = await convert();
    await nila.submit(page, callFields, "form#act");
    const at = site.clock.now.toISOString();
    expect(await clocksOf(site.db)).toMatchObject([{ id: "karim", stopped_at: at }]);
    expect(await promiseLastWeek(site.db, site.clock.now)).toEqual({ counted: 1, inTime: 1 });
  });

  it("stays acknowledged if it was answered", async () => {
    await insertKarim();
    await nila.submit(await nila.get(MESSAGE), callFields, "form#act");
    await convert();
    expect(await request()).toMatchObject({
      kind: "booking",
      status: "acknowledged",
      replied_at: site.clock.now.toISOString(),
    });
    expect(await promiseLastWeek(site.db, site.clock.now)).toEqual({ counted: 1, inTime: 1 });
  });

  it("needs a booking's required fields, and keeps the input", async () => {
    await insertKarim();
    const refused = await convert(nila, { phoneNumber: "12", destinationCountry: "India" });
    expect(refused.status).toBe(400);
    const value = (name: string) =>
      refused.document.querySelector(`[name=${name}]`)?.getAttribute("value");
    expect([value("phoneNumber"), value("destinationCountry")]).toEqual(["12", "India"]);
    expect(await request()).toMatchObject({ kind: "message", version: 1 });
    await nila.submit(refused, { phoneNumber: "01712999888" }, "form#making");
    expect(await request()).toMatchObject({ destination_country: "India", urgent: 1 });
  });

  it("is converted once, however often the form is sent, and by the faster of two coordinators", async () => {
    await insertKarim();
    const tanvir = await coordinator(site, "Tanvir");
    const [mine, his] = [await nila.get(CONVERSION), await tanvir.get(CONVERSION)];
    await Promise.all([1, 2, 3].map(() => nila.submit(mine, formFields, "form#making")));
    const late = await tanvir.submit(his, { ...formFields, fullName: "Karim A." }, "form#making");
    expect(late.status).toBe(409);
    expect(late.text).toContain(en.validation.madeMeanwhile);
    expect(late.text).toContain("Karim A.");
    expect(late.document.querySelector(`main a[href="${BOOKING}"]`)).not.toBeNull();
    expect(await request()).toMatchObject({ full_name: "Karim Ahmed", version: 2 });
  });

  it("shows a colleague's reply to a coordinator who was converting meanwhile, and accepts the resent form", async () => {
    await insertKarim();
    const form = await nila.get(CONVERSION);
    const tanvir = await coordinator(site, "Tanvir");
    await tanvir.submit(await tanvir.get(MESSAGE), callFields, "form#act");
    const late = await nila.submit(form, formFields, "form#making");
    expect(late.status).toBe(409);
    expect(late.text).toContain(making.conflict);
    expect(await request()).toMatchObject({ kind: "message" });
    await nila.submit(late, {}, "form#making");
    expect(await request()).toMatchObject({ kind: "booking", phone_number: "+8801712999888" });
  });

  it("accepts a reply from a colleague's open page", async () => {
    await insertKarim();
    const open = await nila.get(MESSAGE);
    await convert();
    const closing = await nila.submit(open, { ...callFields, next: "completed" }, "form#act");
    expect(closing.status).toBe(409);
    expect(closing.text).toContain("Said yes");
    const late = await nila.submit(open, callFields, "form#act");
    expect(late.path).toContain(BOOKING);
    expect(late.text).toContain("Said yes");
    expect(await request()).toMatchObject({ kind: "booking", status: "acknowledged" });
  });

  it("shows possible duplicates", async () => {
    await insertKarim({ email: "rahima@example.com" });
    await insertBooking(site.db, { reference: "SETU-AAAA-0001", email: "rahima@example.com" });
    expect((await nila.get(CONVERSION)).text).toContain("SETU-AAAA-0001");
  });

  it("can be converted back once if nothing else was done, and keeps the facts entered", async () => {
    await insertKarim();
    const made = await convert();
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
    const again = await convert();
    expect(again.text).toContain(en.handling.toasts.made);
    expect(await promiseLastWeek(site.db, new Date("2026-11-21T08:00:00.000Z"))).toMatchObject({
      counted: 1,
    });
  });

  it("stays a booking once other acts follow", async () => {
    await insertKarim();
    const made = await convert();
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await nila.submit(await nila.get(BOOKING), callFields, "form#act");
    const late = await undo(made);
    expect(late.text).toContain("It cannot be taken back");
    expect(await request()).toMatchObject({ kind: "booking" });
  });

  it("shows its status to the family under the same number", async () => {
    await insertKarim();
    await nila.submit(await convert(), callFields, "form#act");
    for (const area of ["contact", "booking"]) {
      const seen = await site.visitor().get(`/${area}/sent/SETU-MMMM-0001`);
      expect(seen.text).toContain("SETU-MMMM-0001");
      expect(seen.text).toContain("We have replied");
    }
  });

  it("answers 404 for a missing or erased message", async () => {
    expect((await nila.get(`${ADMIN}/contacts/none/kind`)).status).toBe(404);
    await insertKarim({ erased_at: "2026-11-20T08:10:00.000Z" });
    expect((await nila.get(CONVERSION)).status).toBe(404);
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

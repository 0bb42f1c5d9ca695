import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keptLastWeek } from "~/features/all-requests/promise-figures.server";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { letter } from "../support/family";
import { clocksOf, requestOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const ADMIN = "/dashboard/admin";
const MESSAGE = `${ADMIN}/contacts/karim`;
const MAKING = `${MESSAGE}/booking`;
const typed = { phoneNumber: "01712-999888", urgent: "yes", service: "medical-escort" };
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const karim = (given = {}) =>
  insertMessage(site.db, { id: "karim", reference: "SETU-MMMM-0001", language: "bn", ...given });
const message = () => requestOf(site.db, { kind: "message" });
const bookings = () => requestsOf(site.db, { kind: "booking" });
const clocks = () => clocksOf(site.db);
const make = async (visitor = nila, fields = {}) =>
  visitor.submit(await visitor.get(MAKING), { ...typed, ...fields }, "form#making");

describe("a booking that is made of a message", () => {
  it("has its words, its sender and its clock; both name each other, and no mail goes out", async () => {
    await karim();
    const open = await nila.get(MESSAGE);
    expect(open.document.querySelector(`a[href="${MAKING}"]`)?.text).toBe(
      en.requestWork.making.button,
    );
    const made = await make();
    const [booking] = await bookings();
    expect(made.path).toBe(`${ADMIN}/bookings/${booking?.id}`);
    expect(made.text).toContain(en.handling.toasts.made);
    expect(made.text).toContain(`${en.handling.timeline.madeOf} SETU-MMMM-0001`);
    const old = await message();
    expect(booking).toMatchObject({
      full_name: old.name,
      email: old.email,
      phone_number: "+8801712999888",
      tell_us_more: old.message,
      language: "bn",
      urgent: 1,
      service: "medical-escort",
      status: "received",
      received_at: old.received_at,
      due_at: old.due_at,
      replied_at: null,
    });
    expect(old).toMatchObject({ status: "closed", request_id: booking?.id });
    const closed = await nila.get(MESSAGE);
    expect(closed.text).toContain(`Go on there: ${booking?.reference}`);
    expect(closed.document.querySelector("form#act")).toBeNull();
    expect(closed.html).not.toMatch(/href="(https:\/\/wa\.me|mailto:|tel:)/);
    expect(await site.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
    const audit = site.db
      .selectFrom("audit_events")
      .select("kind")
      .where("kind", "=", "request-made");
    expect(await audit.execute()).toHaveLength(1);
  });

  it("goes on with the same clock, which a reply stops and the figures count once", async () => {
    await karim();
    await make();
    const [booking] = await bookings();
    expect(await clocks()).toMatchObject([{ id: booking?.id, request_id: booking?.id }]);
    const page = await nila.get(`${ADMIN}/bookings/${booking?.id}`);
    await nila.submit(page, { did: "called", words: "Said yes", onward: "stay" }, "form#act");
    expect(await clocks()).toMatchObject([{ stopped_at: site.clock.now.toISOString() }]);
    expect(await keptLastWeek(site.db, site.clock.now)).toEqual({ counted: 1, inTime: 1 });
  });

  it("counts as acknowledged where the message was answered already", async () => {
    await karim();
    const page = await nila.get(MESSAGE);
    await nila.submit(page, { did: "called", words: "Said yes", onward: "stay" }, "form#act");
    await make();
    const [booking] = await bookings();
    expect(booking).toMatchObject({
      status: "acknowledged",
      replied_at: site.clock.now.toISOString(),
    });
    expect(await keptLastWeek(site.db, site.clock.now)).toEqual({ counted: 1, inTime: 1 });
  });

  it("needs what every booking needs, and keeps what was typed until it is there", async () => {
    await karim();
    const refused = await make(nila, { phoneNumber: "12", destinationCountry: "India" });
    expect(refused.status).toBe(400);
    expect(refused.document.querySelector("[name=phoneNumber]")?.getAttribute("value")).toBe("12");
    expect(refused.document.querySelector("[name=destinationCountry]")?.getAttribute("value")).toBe(
      "India",
    );
    expect(await bookings()).toEqual([]);
    await nila.submit(refused, { phoneNumber: "01712999888" }, "form#making");
    expect(await bookings()).toMatchObject([{ destination_country: "India", urgent: 1 }]);
  });

  it("is made once, however often the form is sent, and by whom was faster of two", async () => {
    await karim();
    const tanvir = await coordinator(site, "Tanvir");
    const [mine, his] = [await nila.get(MAKING), await tanvir.get(MAKING)];
    await Promise.all([1, 2, 3].map(() => nila.submit(mine, typed, "form#making")));
    const late = await tanvir.submit(his, { ...typed, fullName: "Karim A." }, "form#making");
    expect(late.status).toBe(409);
    expect(late.text).toContain("A booking was created from this message");
    expect(late.text).toContain("Karim A.");
    const [booking, ...more] = await bookings();
    expect(more).toEqual([]);
    expect(
      late.document.querySelector(`main a[href="${ADMIN}/bookings/${booking?.id}"]`),
    ).not.toBeNull();
    expect(booking).toMatchObject({ full_name: "Karim Ahmed" });
  });

  it("stops who has the message open still, and shows what was typed", async () => {
    await karim();
    const open = await nila.get(MESSAGE);
    await make();
    const act = { did: "called", words: "They will fly on Monday", onward: "stay" };
    const late = await nila.submit(open, act, "form#act");
    expect(late.status).toBe(409);
    expect(late.text).toContain("They will fly on Monday");
    const closing = await nila.submit(open, {}, `form[action="${MESSAGE}/closings"]`);
    expect(closing.text).toContain("Go on there:");
    expect(await clocks()).toMatchObject([{ stopped_at: null }]);
  });

  it("tells of bookings that may be the same", async () => {
    await karim({ email: "rahima@example.com" });
    await insertBooking(site.db, { reference: "SETU-AAAA-0001", email: "rahima@example.com" });
    expect((await nila.get(MAKING)).text).toContain("SETU-AAAA-0001");
  });

  it("is taken back until something is done with it, once, and the message goes on", async () => {
    await karim();
    const made = await make();
    const [booking] = await bookings();
    const undo = `form[action="${ADMIN}/bookings/${booking?.id}/unmaking"]`;
    for (const back of await Promise.all([1, 2].map(() => nila.submit(made, {}, undo)))) {
      expect(back.path).toBe(MESSAGE);
      expect(back.text).toContain("Taken back.");
    }
    expect(await message()).toMatchObject({ status: "new", request_id: null, replied_at: null });
    expect(await clocks()).toMatchObject([{ id: "karim", request_id: "karim", request_id: null }]);
    expect((await bookings())[0]).toMatchObject({ status: "duplicate" });
    const page = await nila.get(made.path);
    expect(page.text).toContain(`${en.requestWork.making.unmade} SETU-MMMM-0001`);
    expect(page.document.querySelector(`form[action$="/undo"]`)).toBeNull();
    expect((await nila.get(MESSAGE)).document.querySelector("form#act")).not.toBeNull();
    const again = await make();
    expect(again.text).toContain(en.handling.toasts.made);
    expect(await bookings()).toHaveLength(2);
    expect(await keptLastWeek(site.db, new Date("2026-11-21T08:00:00.000Z"))).toMatchObject({
      counted: 1,
    });
  });

  it("is not taken back once it was worked on, or its family wrote again", async () => {
    await karim({ phone: "+8801712999888" });
    const made = await make();
    const [booking] = await bookings();
    const family = site.visitor();
    await family.submit(await family.get("/contact"), { ...letter, phone: "01712999888" });
    const undo = `form[action="${ADMIN}/bookings/${booking?.id}/unmaking"]`;
    const late = await nila.submit(made, {}, undo);
    expect(late.text).toContain("It cannot be taken back");
    expect(late.document.querySelector(undo)).toBeNull();
    expect((await bookings())[0]).toMatchObject({ status: "received" });
  });

  it("has the family's page of its message tell how the booking stands", async () => {
    await karim();
    await make();
    const [booking] = await bookings();
    const page = await nila.get(`${ADMIN}/bookings/${booking?.id}`);
    await nila.submit(page, { did: "called", words: "Yes", onward: "stay" }, "form#act");
    const seen = await site.visitor().get("/contact/sent/SETU-MMMM-0001");
    expect(seen.text).toContain("SETU-MMMM-0001");
    expect(seen.text).toContain("We have replied");
    expect(seen.text).not.toContain(booking?.reference ?? "");
  });

  it("answers 404 where there is no message, or it is erased", async () => {
    expect((await nila.get(`${ADMIN}/contacts/none/booking`)).status).toBe(404);
    await karim({ name: "" });
    expect((await nila.get(MAKING)).status).toBe(404);
  });
});

import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RequestKind } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import type { Actor } from "~/features/requests/history.server";
import { promiseLastWeek } from "~/features/requests/promise/figures.server";
import { writeReply } from "~/features/requests/replies.server";
import { coordinator } from "../support/admin";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { family, messageFields } from "../support/family";
import {
  clocksOf,
  deleteRequests,
  eventsOf,
  requestOf,
  requestsOf,
  setRequests,
} from "../support/requests";
import { type Site, startSite } from "../support/site";

const PHONE = "+8801712345678";
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const bookingOf = (id: string) => requestOf(site.db, id);
const messageOf = (id: string) => requestOf(site.db, id);
const clocks = () => clocksOf(site.db);
const newest = async (kind: RequestKind) => {
  const row = (await requestsOf(site.db, { kind })).at(-1);
  if (!row) throw new Error(`no ${kind} was stored`);
  return row;
};
const now = () => site.clock.now.toISOString();

/** Sends the form without signing in. */
async function send(path: "/booking" | "/contact", fields: Record<string, string>) {
  const visitor = site.visitor();
  const answer = await visitor.submit(await visitor.get(path), fields);
  expect(answer.status).toBe(200);
  return answer;
}

describe("family that writes again", () => {
  it("returns its earlier request to the queue with a clock, the message and a line naming the new request", async () => {
    const id = await insertBooking(site.db, {
      email: "other@example.com",
      phone_number: PHONE,
      status: "quoted",
      received_at: "2026-11-18T08:00:00.000Z",
      replied_at: "2026-11-18T09:00:00.000Z",
    });
    await send("/contact", {
      ...messageFields,
      phone: "০১৭১২-৩৪৫৬৭৮",
      message: "He is worse today.",
    });
    const { reference } = await newest("message");
    expect(await bookingOf(id)).toMatchObject({
      status: "quoted",
      replied_at: null,
      waits_since: now(),
      due_at: "2026-11-20T10:30:00.000Z",
      version: 1,
    });
    const nila = await coordinator(site);
    const page = await nila.get(`/dashboard/admin/bookings/${id}`);
    expect(page.text).toContain(`wrote again ${reference}`);
    expect(page.text).toContain("He is worse today.");
  });

  it("is found by its email as well, and a closed request stays closed", async () => {
    const closedId = await insertMessage(site.db, {
      email: messageFields.email,
      status: "completed",
    });
    const openId = await insertMessage(site.db, {
      email: messageFields.email,
      status: "acknowledged",
      received_at: "2026-11-19T08:00:00.000Z",
      replied_at: "2026-11-19T08:10:00.000Z",
    });
    await send("/contact", { ...messageFields, phone: "" });
    expect(await messageOf(openId)).toMatchObject({
      status: "acknowledged",
      replied_at: null,
      queue: "now",
    });
    expect(await messageOf(closedId)).toMatchObject({ status: "completed", version: 1 });
  });

  it("leaves the deadline of a late request, and gives one late by days a new deadline", async () => {
    const late = await insertBooking(site.db, {
      phone_number: PHONE,
      received_at: "2026-11-20T03:00:00.000Z",
    });
    await send("/booking", family);
    expect(await bookingOf(late)).toMatchObject({ due_at: "2026-11-20T05:00:00.000Z" });
    await deleteRequests(site.db, { kind: "booking" });
    const old = await insertBooking(site.db, {
      phone_number: PHONE,
      received_at: "2026-11-17T03:00:00.000Z",
    });
    await send("/booking", family);
    expect(await bookingOf(old)).toMatchObject({ due_at: "2026-11-20T10:30:00.000Z" });
  });

  it("starts one clock for both, however often the form arrives", async () => {
    await insertBooking(site.db, { phone_number: PHONE, replied_at: "2026-11-20T08:10:00.000Z" });
    const visitor = site.visitor();
    const form = await visitor.get("/booking");
    await Promise.all([1, 2, 3].map(() => visitor.submit(form, family)));
    await visitor.submit(form, family);
    expect(await clocks()).toHaveLength(2);
    expect(await eventsOf(site.db, { kind: "family" })).toHaveLength(1);
  });

  it("reveals nothing to somebody who types another's number", async () => {
    const stranger = await send("/booking", { ...family, email: "stranger@example.com" });
    const { id } = await newest("booking");
    await setRequests(site.db, { phone_number: PHONE }, { id });
    site.clock.now = new Date("2026-11-20T08:40:00.000Z");
    const second = await send("/booking", { ...family, email: "someone@example.com" });
    // the pages differ only in the reference, the time and the entered address
    const comparableText = (text: string) =>
      text
        .replace(/SETU-\w{4}-\w{4}/g, "")
        .replace(/\d+:\d+|20 November/g, "")
        .replace(/(someone|stranger)@example\.com/, "");
    expect(comparableText(second.text)).toBe(comparableText(stranger.text));
    expect(await clocks()).toHaveLength(2);
  });
});

describe("reply", () => {
  const reply = (actor: Actor, requestId: string) =>
    inTransaction(site.db, (trx) =>
      writeReply(
        trx,
        actor,
        { id: randomUUID(), requestId, channel: "phone", words: "" },
        site.clock.now,
      ),
    );
  async function insertBoth() {
    const id = await insertBooking(site.db, {
      phone_number: PHONE,
      status: "in_review",
      received_at: "2026-11-19T08:00:00.000Z",
      replied_at: "2026-11-19T08:30:00.000Z",
    });
    await send("/contact", { ...messageFields, phone: PHONE });
    site.clock.now = new Date("2026-11-20T09:00:00.000Z");
    return { booking: id, message: (await newest("message")).id };
  }

  it("to the earlier request stops the clocks of both", async () => {
    const ids = await insertBoth();
    const nila = await insertAdmin(site.db, "Nila");
    await reply(nila, ids.booking);
    expect(await bookingOf(ids.booking)).toMatchObject({ replied_at: now(), status: "in_review" });
    expect(await messageOf(ids.message)).toMatchObject({ replied_at: now(), queue: "family" });
    const stopped = (await clocks()).filter(({ stopped_at }) => stopped_at === now());
    expect(stopped.map(({ stopped_by }) => stopped_by)).toEqual([nila.id]);
  });

  it("to the new request stops both clocks too, and the figures count each request once", async () => {
    const ids = await insertBoth();
    const nila = await insertAdmin(site.db, "Nila");
    await reply(nila, ids.message);
    expect(await bookingOf(ids.booking)).toMatchObject({ replied_at: now() });
    expect(await messageOf(ids.message)).toMatchObject({
      replied_at: now(),
      status: "acknowledged",
    });
    expect(await promiseLastWeek(site.db, site.clock.now)).toEqual({ inTime: 2, counted: 2 });
  });

  it("leaves the family's earlier clocks running", async () => {
    const bookingId = await insertBooking(site.db, {
      phone_number: PHONE,
      received_at: "2026-11-20T07:00:00.000Z",
    });
    await send("/contact", { ...messageFields, phone: PHONE });
    const { id } = await newest("message");
    const nila = await insertAdmin(site.db, "Nila");
    await reply(nila, id);
    expect(await bookingOf(bookingId)).toMatchObject({
      replied_at: null,
      due_at: "2026-11-20T09:00:00.000Z",
    });
  });
});

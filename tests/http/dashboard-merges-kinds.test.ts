import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const ADMIN = "/dashboard/admin";
const EMAIL = "rahima@example.com";
let site: Site;
let nila: Visitor;
let bookingId: string;
let messageId: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  bookingId = await insertBooking(site.db, { reference: "SETU-BBBB-0001", email: EMAIL });
  messageId = await insertMessage(site.db, {
    reference: "SETU-MMMM-0001",
    email: EMAIL,
    tell_us_more: "He is worse today",
    received_at: "2026-11-20T07:50:00.000Z",
  });
});
afterEach(() => site.close());

const question = (area: string, id: string, other: string) =>
  nila.get(`${ADMIN}/${area}/${id}/merges?other=${other}`);

describe("message and booking of one family", () => {
  it("are suggested as duplicates, and merge into the booking", async () => {
    const page = await nila.get(`${ADMIN}/bookings/${bookingId}`);
    expect(page.document.querySelector("#duplicates")?.text).toContain("SETU-MMMM-0001");
    const questionPage = await question("bookings", bookingId, messageId);
    const merged = await nila.submit(questionPage, {}, "form#confirmation");
    expect(merged.text).toContain("Both are one request now.");
    expect(merged.text).toContain("He is worse today");
    expect(await requestOf(site.db, messageId)).toMatchObject({
      kind: "message",
      status: "duplicate",
      merged_into: bookingId,
      queue: "closed",
    });
    expect(await requestOf(site.db, bookingId)).toMatchObject({
      status: "received",
      due_at: "2026-11-20T09:50:00.000Z",
    });
    const messagePage = await nila.get(`${ADMIN}/contacts/${messageId}`);
    expect(messagePage.text).toContain("This request is part of SETU-BBBB-0001");
    const kinds = messagePage.document.querySelectorAll('#act [name="did"]');
    expect(kinds.map((one) => one.getAttribute("value"))).toEqual(["note"]);
  });

  it("are merged into the booking even if the message was chosen as the target", async () => {
    const questionPage = await question("contacts", messageId, bookingId);
    expect(questionPage.path).toBe(`${ADMIN}/bookings/${bookingId}/merges?other=${messageId}`);
    expect(questionPage.document.querySelector("h1")?.text).toBe(
      "Merge SETU-MMMM-0001 into SETU-BBBB-0001?",
    );
  });

  it("are separate again after an undo, each with its own clock", async () => {
    const questionPage = await question("bookings", bookingId, messageId);
    const merged = await nila.submit(questionPage, {}, "form#confirmation");
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    const undo = `form[action="${ADMIN}/contacts/${messageId}/undo"]`;
    const undone = await nila.submit(merged, {}, undo);
    expect(undone.text).toContain("Taken back.");
    expect(await requestOf(site.db, messageId)).toMatchObject({
      status: "received",
      merged_into: null,
      due_at: "2026-11-20T09:50:00.000Z",
      queue: "now",
    });
    expect(await requestOf(site.db, bookingId)).toMatchObject({
      due_at: "2026-11-20T10:00:00.000Z",
    });
  });

  it("cannot be merged after the message is closed", async () => {
    const questionPage = await question("bookings", bookingId, messageId);
    const closing = { next: "completed", onward: "stay" };
    await nila.submit(await nila.get(`${ADMIN}/contacts/${messageId}`), closing, "form#act");
    const late = await nila.submit(questionPage, {}, "form#confirmation");
    expect(late.text).toContain("These two cannot be merged: one is closed");
  });
});

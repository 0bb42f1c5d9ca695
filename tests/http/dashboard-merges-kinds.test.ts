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
let booking: string;
let message: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  booking = await insertBooking(site.db, { reference: "SETU-BBBB-0001", email: EMAIL });
  message = await insertMessage(site.db, {
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
  it("are listed beside each other, and merge into the booking", async () => {
    const page = await nila.get(`${ADMIN}/bookings/${booking}`);
    expect(page.document.querySelector("#duplicates")?.text).toContain("SETU-MMMM-0001");
    const asked = await question("bookings", booking, message);
    const merged = await nila.submit(asked, {}, "form#confirmation");
    expect(merged.text).toContain("Both are one request now.");
    expect(merged.text).toContain("He is worse today");
    expect(await requestOf(site.db, message)).toMatchObject({
      kind: "message",
      status: "duplicate",
      merged_into: booking,
      queue: "closed",
    });
    expect(await requestOf(site.db, booking)).toMatchObject({
      status: "received",
      due_at: "2026-11-20T09:50:00.000Z",
    });
    const part = await nila.get(`${ADMIN}/contacts/${message}`);
    expect(part.text).toContain("This request is part of SETU-BBBB-0001");
    const kinds = part.document.querySelectorAll('#act [name="did"]');
    expect(kinds.map((one) => one.getAttribute("value"))).toEqual(["note"]);
  });

  it("are merged into the booking even if the message was chosen as the target", async () => {
    const asked = await question("contacts", message, booking);
    expect(asked.path).toBe(`${ADMIN}/bookings/${booking}/merges?other=${message}`);
    expect(asked.document.querySelector("h1")?.text).toBe(
      "Merge SETU-MMMM-0001 into SETU-BBBB-0001?",
    );
  });

  it("are separate again after an undo, each with its own clock", async () => {
    const asked = await question("bookings", booking, message);
    const merged = await nila.submit(asked, {}, "form#confirmation");
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    const undo = `form[action="${ADMIN}/contacts/${message}/undo"]`;
    const undone = await nila.submit(merged, {}, undo);
    expect(undone.text).toContain("Taken back.");
    expect(await requestOf(site.db, message)).toMatchObject({
      status: "received",
      merged_into: null,
      due_at: "2026-11-20T09:50:00.000Z",
      queue: "now",
    });
    expect(await requestOf(site.db, booking)).toMatchObject({ due_at: "2026-11-20T10:00:00.000Z" });
  });

  it("cannot be merged once the message is closed", async () => {
    const asked = await question("bookings", booking, message);
    const closing = { next: "completed", onward: "stay" };
    await nila.submit(await nila.get(`${ADMIN}/contacts/${message}`), closing, "form#act");
    const late = await nila.submit(asked, {}, "form#confirmation");
    expect(late.text).toContain("These two cannot be merged: one is closed");
  });
});

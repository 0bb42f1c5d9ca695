import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { messageFields } from "../support/family";
import { requestOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const PHONE = "+8801712345678";
const BOOKINGS = "/dashboard/admin/bookings";
const MESSAGES = "/dashboard/admin/contacts";
let site: Site;
let nila: Visitor;
let firstId: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  firstId = await insertBooking(site.db, {
    phone_number: PHONE,
    tell_us_more: "A stroke, three days ago.",
    received_at: "2026-11-19T08:00:00.000Z",
    replied_at: "2026-11-19T09:00:00.000Z",
    status: "in_review",
  });
});
afterEach(() => site.close());

const advanceMinute = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};

/** Sends another message from the family. @returns its id */
async function write(message: string): Promise<string> {
  advanceMinute();
  const family = site.visitor();
  await family.submit(await family.get("/contact"), { ...messageFields, phone: PHONE, message });
  return (await requestOf(site.db, { tell_us_more: message })).id;
}

async function act(path: string, words: string, more = {}) {
  advanceMinute();
  const form = await nila.get(path);
  return nila.submit(form, { did: "called", words, onward: "stay", ...more }, "form#act");
}

/** The text at the top of the page, with its source. */
const topText = (page: Page) =>
  page.document.querySelector("section[aria-label='What the family wrote']")?.text ?? "";
const timeline = (page: Page) =>
  page.document.querySelectorAll("ol > li").map((entry) => entry.text.replace(/\s+/g, " "));

describe("case of several requests", () => {
  it("shows the newest unanswered message at the top of each of its pages", async () => {
    const secondId = await write("He cannot speak any more.");
    const { reference } = await requestOf(site.db, secondId);
    for (const path of [`${BOOKINGS}/${firstId}`, `${MESSAGES}/${secondId}`]) {
      const words = topText(await nila.get(path));
      expect(words).toContain("He cannot speak any more.");
      expect(words).toContain("Not answered yet");
      expect(words).not.toContain("A stroke");
    }
    expect(topText(await nila.get(`${BOOKINGS}/${firstId}`))).toContain(reference);
    await write("Please call at once.");
    expect(topText(await nila.get(`${BOOKINGS}/${firstId}`))).toContain("Please call at once.");
  });

  it("shows the first message again after all are answered", async () => {
    const secondId = await write("He cannot speak any more.");
    await act(`${MESSAGES}/${secondId}`, "Spoke to the son");
    for (const path of [`${BOOKINGS}/${firstId}`, `${MESSAGES}/${secondId}`]) {
      const words = topText(await nila.get(path));
      expect(words).not.toContain("Not answered yet");
      expect(words).toContain("What they wrote first");
    }
    expect(topText(await nila.get(`${BOOKINGS}/${firstId}`))).toContain("A stroke");
    expect(topText(await nila.get(`${MESSAGES}/${secondId}`))).toContain("He cannot speak");
  });

  it("shows each request's messages once, with its number and replies", async () => {
    const secondId = await write("He cannot speak any more.");
    const { reference } = await requestOf(site.db, secondId);
    await act(`${MESSAGES}/${secondId}`, "Spoke to the son");
    const firstRequest = await requestOf(site.db, firstId);
    const booking = await nila.get(`${BOOKINGS}/${firstId}`);
    const ofBooking = timeline(booking);
    expect(ofBooking.filter((line) => line.includes("He cannot speak"))).toEqual([
      expect.stringContaining(`wrote again ${reference}`),
    ]);
    expect(ofBooking.filter((line) => line.includes("Spoke to the son"))).toEqual([
      expect.stringContaining(`called ${reference}`),
    ]);
    // the page shows this message at the top instead
    expect(ofBooking.join()).not.toContain("A stroke");

    const message = timeline(await nila.get(`${MESSAGES}/${secondId}`));
    expect(message.filter((line) => line.includes("A stroke"))).toEqual([
      expect.stringContaining(`sent the request ${firstRequest.reference}`),
    ]);
    expect(message.join()).not.toContain("He cannot speak");
    const undo = `form[action="${MESSAGES}/${secondId}/undo"]`;
    expect(booking.document.querySelector(undo)).toBeNull();
  });

  it("spans several requests and merges", async () => {
    const secondId = await write("He cannot speak any more.");
    const thirdId = await write("Please call at once.");
    const page = await nila.get(`${BOOKINGS}/${firstId}`);
    expect(topText(page)).toContain("Please call at once.");
    expect(timeline(page).join()).toContain("He cannot speak any more.");
    const merge = await nila.get(`${BOOKINGS}/${firstId}/merges?other=${thirdId}`);
    advanceMinute();
    const merged = await nila.submit(merge, {}, "form#confirmation");
    expect(topText(merged)).toContain("Please call at once.");
    expect(timeline(merged).filter((line) => line.includes("Please call"))).toEqual([]);
    await act(`${BOOKINGS}/${firstId}`, "Spoke to the son");
    const answered = await nila.get(`${BOOKINGS}/${firstId}`);
    expect(timeline(answered).filter((line) => line.includes("Please call"))).toHaveLength(1);
    expect(timeline(await nila.get(`${MESSAGES}/${secondId}`)).join()).toContain("A stroke");
  });

  it("counts nothing in a closed request as unanswered", async () => {
    const secondId = await write("He cannot speak any more.");
    await setRequests(site.db, { status: "cancelled" }, { id: secondId });
    const page = await nila.get(`${BOOKINGS}/${firstId}`);
    expect(topText(page)).toContain("A stroke");
    expect(timeline(page).join()).toContain("He cannot speak any more.");
  });

  it("shows no text of an erased request", async () => {
    const secondId = await write("He cannot speak any more.");
    await setRequests(
      site.db,
      { tell_us_more: "", erased_at: site.clock.now.toISOString() },
      { id: secondId },
    );
    const page = await nila.get(`${BOOKINGS}/${firstId}`);
    expect(topText(page)).toContain("A stroke");
    expect(page.text).not.toContain("He cannot speak any more.");
  });
});

it("a case shows no other family's messages", async () => {
  await insertBooking(site.db, { phone_number: "+8801812345678", tell_us_more: "Another story" });
  await write("He cannot speak any more.");
  expect((await nila.get(`${BOOKINGS}/${firstId}`)).text).not.toContain("Another story");
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestStatus } from "#db/tables/requests";
import { formatDateTime } from "~/locales/format";
import { type Language, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { asRead } from "../support/as-read";
import { insertBooking, insertMessage } from "../support/bookings";
import { CALL_US } from "../support/call-us";
import { clearRequests, deleteRequests, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

const REFERENCE = "SETU-4242-4242";
const RECEIVED = "2026-11-20T08:00:00.000Z";
const DUE = "2026-11-20T10:00:00.000Z";
const REPLIED = "2026-11-20T09:10:00.000Z";
const START = new Date("2026-11-20T08:30:00.000Z");

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = START;
});
afterEach(async () => {
  await clearRequests(site.db);
  await site.db.deleteFrom("rate_limits").execute();
});

const bookingFacts = {
  full_name: "Rahima Khatun",
  email: "rahima@example.com",
  phone_number: "+8801712345678",
  patient_current_location: "Sylhet, ward 9",
  destination_country: "Singapore",
  tell_us_more: "He cannot lie flat.",
  hospital: "mount-elizabeth-orchard",
  service: "icu-air-ambulance",
  relatives: 2,
  urgent: 1,
} as const;

function aBooking(given: Parameters<typeof insertBooking>[1] = {}) {
  return insertBooking(site.db, {
    ...bookingFacts,
    reference: REFERENCE,
    received_at: RECEIVED,
    ...given,
  });
}

const open = (language: Language) => site.visitor().get(paths.bookingSent(REFERENCE, language));
/** The dictionary's text with a time filled in. */
const timed = (text: string, timestamp: string, language: Language) =>
  asRead(text.replace("{{time}}", formatDateTime(timestamp, language)));

describe.each(languages)("request opened by its number, in %s", (language) => {
  const { submission, booking } = texts(language);
  const { status } = submission;
  const promise = timed(booking.sent.next, DUE, language);

  it("says when we reply, with the hour, until a reply", async () => {
    await aBooking();
    const page = await open(language);
    expect(page.text).toContain(promise);
    expect(page.document.querySelector("h1")?.text).toBe(booking.sent.title);
    expect(page.document.querySelector("main ol > [aria-current=step]")?.text).toContain(
      status.steps.contact,
    );
  });

  it("says that we are late, and to call, once the promise is missed", async () => {
    await aBooking();
    site.clock.now = new Date("2026-11-20T10:00:00.001Z");
    const page = await open(language);
    expect(page.text).not.toContain(promise);
    expect(page.text).toContain(status.late.title);
    expect(page.text).toContain(timed(status.late.text, DUE, language));
    expect(page.document.querySelectorAll(`main ${CALL_US}`)).toHaveLength(1);
  });

  it("links to a chat that begins with the number only", async () => {
    await aBooking();
    const page = await open(language);
    const chat = page.document.querySelector("main a[href^='https://wa.me/']");
    const chatText = new URL(chat?.getAttribute("href") ?? "").searchParams.get("text");
    expect(chatText).toBe(
      texts(language).account.profile.bookingTitle.replace("{{reference}}", REFERENCE),
    );
  });

  it("promises no reply after one, and shows the status", async () => {
    await aBooking({ status: "in_review", replied_at: REPLIED });
    const page = await open(language);
    expect(page.text).not.toContain(promise);
    expect(page.text).toContain(timed(status.answered.by.other, REPLIED, language));
    expect(page.document.querySelector("h1")?.text).toBe(status.told.in_review.title);
    expect(page.document.querySelector("main ol > [aria-current=step]")?.text).toContain(
      status.steps.assessment,
    );
    expect(page.document.querySelectorAll("main ol > [data-state=done]")).toHaveLength(1);
  });

  it("promises another reply to a family that has written again", async () => {
    const dueAt = "2026-11-20T14:00:00.000Z";
    await aBooking({ status: "in_review", due_at: dueAt, replied_at: null });
    expect((await open(language)).text).toContain(timed(booking.sent.next, dueAt, language));
  });

  it.each(["cancelled", "declined", "duplicate", "spam", "completed"] as const)(
    "promises nothing once it is %s, answered or not",
    async (closed: RequestStatus & keyof typeof status.closed) => {
      for (const replied_at of [null, REPLIED]) {
        await aBooking({ status: closed, replied_at });
        site.clock.now = new Date("2026-11-20T12:00:00.000Z");
        const page = await open(language);
        expect(page.document.querySelector("h1")?.text).toBe(status.closed[closed].title);
        expect(page.text).toContain(status.closed[closed].text);
        // a page that suggests another request links to the form
        const another = page.document.querySelector(`main a[href="${paths.booking(language)}"]`);
        expect(another !== null).toBe(closed === "completed");
        expect(page.text).not.toContain(promise);
        expect(page.text).not.toContain(status.late.title);
        await deleteRequests(site.db, { kind: "booking" });
      }
    },
  );

  it("says that it is on hold, and keeps its step", async () => {
    await aBooking({ status: "on_hold", held_from: "quoted", replied_at: REPLIED });
    const page = await open(language);
    expect(page.document.querySelector("h1")?.text).toBe(status.onHold.title);
    expect(page.document.querySelector("main ol > [aria-current=step]")?.text).toContain(
      status.steps.coordination,
    );
  });

  it("says whether a message is answered, late or closed", async () => {
    const id = await insertMessage(site.db, { reference: REFERENCE, received_at: RECEIVED });
    const openMessage = () => site.visitor().get(paths.messageSent(REFERENCE, language));
    const { contact } = texts(language);
    expect((await openMessage()).text).toContain(timed(contact.sent.next, DUE, language));
    site.clock.now = new Date("2026-11-20T10:30:00.000Z");
    expect((await openMessage()).text).toContain(status.late.title);
    const set = (values: { status: "acknowledged" | "completed"; replied_at: string }) =>
      setRequests(site.db, values, { id });
    await set({ status: "acknowledged", replied_at: REPLIED });
    expect((await openMessage()).text).toContain(status.messageAnswered);
    await set({ status: "completed", replied_at: REPLIED });
    expect((await openMessage()).text).toContain(status.closed.message.title);
  });
});

describe("both addresses of the sent page", () => {
  const sentPagePaths = [paths.bookingSent(REFERENCE, "en"), paths.messageSent(REFERENCE, "en")];

  it.each(["booking", "call_back", "message"] as const)("show the page of a %s", async (kind) => {
    await aBooking({ kind });
    const { booking, contact } = texts("en");
    const titles = {
      booking: booking.sent.title,
      call_back: booking.callBack.sent.title,
      message: contact.sent.title,
    };
    for (const path of sentPagePaths) {
      const page = await site.visitor().get(path);
      expect(page.document.querySelector("h1")?.text).toBe(titles[kind]);
    }
  });

  it("show a message that became a booking under its number", async () => {
    await insertMessage(site.db, { reference: REFERENCE });
    await setRequests(site.db, { kind: "booking", status: "in_review", replied_at: REPLIED });
    for (const path of sentPagePaths) {
      const page = await site.visitor().get(path);
      expect(page.document.querySelector("h1")?.text).toBe(
        texts("en").submission.status.told.in_review.title,
      );
      expect(page.text).toContain(REFERENCE);
      expect(page.document.querySelectorAll("main ol > [aria-current=step]")).toHaveLength(1);
    }
  });
});

describe("visitor with a request number", () => {
  const statuses = ["received", "in_review", "in_transit", "completed", "cancelled"] as const;

  it.each(statuses)("sees no text of the request while it is %s", async (status) => {
    await aBooking({ status });
    const page = await open("en");
    expect(page.status).toBe(200);
    for (const value of Object.values(bookingFacts)) {
      if (typeof value === "string") expect(page.html).not.toContain(value);
    }
    expect(page.html).not.toContain(texts("en").services.items["icu-air-ambulance"].name);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestStatus } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { openStatuses } from "~/features/requests/life";
import { writeMove } from "~/features/requests/moves.server";
import { writeReply } from "~/features/requests/replies.server";
import { formatDateTime } from "~/locales/format";
import { type Language, languages } from "~/locales/languages";
import { paths } from "~/paths";
import { asRead } from "../support/as-read";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { clearRequests, deleteRequests, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

const REFERENCE = "SETU-4242-4242";
const REPLIED = "2026-11-20T09:10:00.000Z";
const WORDS = "Words for each other";
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
});

const aBooking = (given: Parameters<typeof insertBooking>[1]) =>
  insertBooking(site.db, { reference: REFERENCE, ...given });
const open = (language: Language) => site.visitor().get(paths.bookingSent(REFERENCE, language));
const timed = (text: string, timestamp: string, language: Language) =>
  asRead(text.replace("{{time}}", formatDateTime(timestamp, language)));

describe.each(languages)("status of a request in progress, in %s", (language) => {
  const { status } = texts(language).submission;

  it("says at every step what happens next and what the family must do", async () => {
    const openWithStep = openStatuses.filter((one) => one !== "received" && one !== "on_hold");
    const titles: string[] = [];
    for (const one of openWithStep) {
      // a move with a note alone records no reply
      await aBooking({ status: one });
      const heading = (await open(language)).document.querySelector("h1")?.text;
      await setRequests(site.db, { replied_at: REPLIED });
      const main = (await open(language)).document.querySelector("main");
      const words: Partial<Record<RequestStatus, { title: string; text: string }>> = status.told;
      expect(main?.querySelector("h1")?.text, one).toBe(words[one]?.title);
      expect(heading, one).toBe(words[one]?.title);
      expect(main?.text, one).toContain(words[one]?.text);
      titles.push(words[one]?.title ?? "");
      await deleteRequests(site.db, { kind: "booking" });
    }
    expect(new Set(titles).size).toBe(openWithStep.length);
  });

  it.each(["booking", "call_back"] as const)(
    "shows the hold or the step of a %s without a reply, on time and late",
    async (kind) => {
      for (const time of [START, new Date("2026-11-20T10:30:00.000Z")]) {
        site.clock.now = time;
        await aBooking({ kind, status: "on_hold", held_from: "quoted" });
        const held = await open(language);
        expect(held.document.querySelector("h1")?.text).toBe(status.onHold.title);
        expect(held.text).toContain(status.onHold.text);
        expect(held.text).toContain(texts(language).services.steps.coordination.title);
        await clearRequests(site.db);
        await aBooking({ kind, status: "in_transit" });
        const moving = await open(language);
        expect(moving.document.querySelector("h1")?.text).toBe(status.told.in_transit.title);
        expect(moving.document.querySelector("title")?.text).toContain(
          status.told.in_transit.title,
        );
        await clearRequests(site.db);
      }
    },
  );

  it("says that a closed request was answered, before or after closing", async () => {
    const nila = await insertAdmin(site.db, "Nila");
    const reference = "SETU-4343-4343";
    for (const order of [
      ["close", "reply"],
      ["reply", "close"],
    ] as const) {
      const messageId = await insertMessage(site.db, { reference });
      const bookingId = await aBooking({ status: "cancelled" });
      await inTransaction(site.db, async (trx) => {
        const at = new Date(REPLIED);
        const reply = (requestId: string) =>
          writeReply(trx, nila, { id: randomUUID(), requestId, channel: "page", words: WORDS }, at);
        const close = { id: randomUUID(), from: "received", to: "completed", words: "" } as const;
        for (const kind of order) {
          if (kind === "reply") await reply(messageId);
          else await writeMove(trx, nila, { ...close, requestId: messageId }, at);
        }
        await reply(bookingId);
      });
      const message = await site.visitor().get(paths.messageSent(reference, language));
      expect(message.document.querySelector("h1")?.text).toBe(status.closed.message.title);
      for (const page of [message, await open(language)]) {
        expect(page.text).toContain(timed(status.answered.by.page, REPLIED, language));
      }
      await clearRequests(site.db);
    }
  });

  it("mentions no reply to a request that was closed without one", async () => {
    await aBooking({ status: "declined" });
    await insertMessage(site.db, { reference: "SETU-4343-4343", status: "completed" });
    const message = await site.visitor().get(paths.messageSent("SETU-4343-4343", language));
    for (const page of [message, await open(language)]) {
      for (const words of Object.values(status.answered.by)) {
        expect(page.text).not.toContain(words.split("{{time}}")[0]?.trim() || words);
      }
    }
  });

  it.each(["info_needed", "quoted"] as const)(
    "asks the family for its part at %s, even while a reply is due or late",
    async (wanted) => {
      await aBooking({ status: wanted });
      for (const time of [START, new Date("2026-11-20T10:30:00.000Z")]) {
        site.clock.now = time;
        expect((await open(language)).text).toContain(status.told[wanted].text);
      }
      const late = await open(language);
      const parts = [
        status.late.title,
        timed(status.late.text, "2026-11-20T10:00:00.000Z", language),
      ];
      const at = [...parts, status.told[wanted].text].map((words) => late.text.indexOf(words));
      expect(at).toEqual(at.toSorted((one, other) => one - other));
      expect(at).not.toContain(-1);
    },
  );

  it.each(["phone", "whatsapp", "page", "other"] as const)(
    "says how and when we last replied: %s",
    async (channel) => {
      const nila = await insertAdmin(site.db, "Nila");
      const last = "2026-11-20T09:20:00.000Z";
      const bookingId = await aBooking({ status: "quoted" });
      const messageId = await insertMessage(site.db, { reference: "SETU-4343-4343" });
      await inTransaction(site.db, async (trx) => {
        for (const [by, at] of [["other", REPLIED] as const, [channel, last] as const]) {
          for (const requestId of [bookingId, messageId]) {
            const reply = { id: randomUUID(), requestId, channel: by, words: WORDS };
            await writeReply(trx, nila, reply, new Date(at));
          }
        }
      });
      const message = await site.visitor().get(paths.messageSent("SETU-4343-4343", language));
      for (const page of [await open(language), message]) {
        expect(page.text).toContain(timed(status.answered.by[channel], last, language));
        expect(page.html).not.toMatch(/Words for each other|Nila/);
      }
    },
  );
});

it.each([
  ["info_needed", "We need something from you", "Please send it as soon as you can"],
  ["quoted", "We have sent you a quote", "accept it in writing before that day"],
] as const)("the sent page asks in plain words at %s", async (status, title, wanted) => {
  await aBooking({ status, replied_at: REPLIED });
  const page = await open("en");
  expect(page.document.querySelector("h1")?.text).toBe(title);
  expect(page.text).toContain(wanted);
});

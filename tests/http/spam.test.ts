import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIN_REQUESTS_FOR_PERCENTAGES } from "~/constants";
import { formatDays, formatNumber } from "~/locales/format";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { clocksOf, eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { texts, translator } from "../support/words";

let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  nila = await coordinator(site);
});
afterEach(() => site.close());

const kinds = [
  { kind: "booking", area: "bookings", insert: insertBooking },
  {
    kind: "call_back",
    area: "bookings",
    insert: (db: Site["db"], given = {}) => insertBooking(db, { kind: "call_back", ...given }),
  },
  { kind: "message", area: "contacts", insert: insertMessage },
] as const;

const later = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
const inArea = (area: string, id: string) => `/dashboard/admin/${area}/${id}`;
const act = async (page: string, fields: Record<string, string>) =>
  nila.submit(await nila.get(page), { onward: "stay", ...fields }, "form#act");
const declineAsSpam = (page: string) => act(page, { next: "spam", confirmed: "yes" });
const undo = 'form[action*="/undo"]';

/** The counted requests and the text of the coordinators' promise page. */
async function figures() {
  const page = await nila.get("/dashboard/admin/promise");
  const main = page.document.querySelector("main");
  const share = main?.querySelector("li")?.text;
  return { counted: share?.match(/(\d+) of (\d+)/)?.[0] ?? "none", text: main?.text ?? "" };
}
const spamCount = (count: number, late: number) =>
  translator("en")("promise.spam.count", { count: String(count), late: String(late) });

describe.each(kinds)("$kind declined as spam", ({ kind, area, insert }) => {
  it("asks for confirmation, needs no reason, and closes without a mail", async () => {
    const id = await insert(site.db, { reference: "SETU-4242-4242" });
    const question = await act(inArea(area, id), { next: "spam" });
    expect(question.document.querySelector("h1")?.text).toBe("Is this spam?");
    expect(question.text).not.toContain("Why:");
    expect(await requestOf(site.db, id)).toMatchObject({ status: "received", kind });
    const done = await nila.submit(question, { confirmed: "yes" }, "form#act");
    expect(done.status).toBe(200);
    expect(done.text).toContain("Declined as spam");
    expect(await requestOf(site.db, id)).toMatchObject({ status: "spam", queue: "closed" });
    expect(await eventsOf(site.db, { kind: "move" })).toMatchObject([{ to_status: "spam" }]);
    expect(await site.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
    const path = kind === "message" ? paths.messageSent : paths.bookingSent;
    const seen = await site.visitor().get(path("SETU-4242-4242", "en"));
    expect(seen.document.querySelector("h1")?.text).toBe("We have closed this");
  });

  it("is not counted, and counted again when undone", async () => {
    const id = await insert(site.db);
    later(180);
    expect((await figures()).counted).toBe("0 of 1");
    const page = inArea(area, id);
    const done = await declineAsSpam(page);
    const without = await figures();
    expect(without.counted).toBe("none");
    expect(without.text).toContain(spamCount(1, 1));
    await nila.submit(done, {}, undo);
    const restored = await figures();
    expect(restored.counted).toBe("0 of 1");
    expect(restored.text).toContain(spamCount(0, 0));
  });

  it("is counted again, with its reply, when reopened with a reason", async () => {
    const id = await insert(site.db);
    const page = inArea(area, id);
    await act(page, { did: "called", words: "Nobody ill there" });
    await declineAsSpam(page);
    expect((await figures()).counted).toBe("none");
    expect((await figures()).text).toContain(spamCount(1, 0));
    await act(page, { instead: "acknowledged", reason: "It was a family" });
    expect(await requestOf(site.db, id)).toMatchObject({ status: "acknowledged" });
    expect((await figures()).counted).toBe("1 of 1");
  });

  it("is found by its status, in its list and from the promise's page", async () => {
    const id = await insert(site.db, { full_name: "Cheap Pills" });
    await declineAsSpam(inArea(area, id));
    await insert(site.db, { full_name: "Rahima" });
    const promise = await nila.get("/dashboard/admin/promise");
    const link = promise.document.querySelector('main a[href*="status=spam"]');
    for (const path of [
      `/dashboard/admin/${area}?status=spam`,
      link?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "",
    ]) {
      const list = await nila.get(path);
      expect(list.text).toContain("Cheap Pills");
      expect(list.text).not.toContain("Rahima");
    }
    expect((await nila.get("/dashboard/admin")).text).not.toContain("Cheap Pills");
  });

  it("conflicts when two coordinators decline it", async () => {
    const id = await insert(site.db);
    const page = await nila.get(inArea(area, id));
    const karim = await coordinator(site, "Karim");
    await karim.submit(await karim.get(inArea(area, id)), { did: "called" }, "form#act");
    const refused = await nila.submit(page, { next: "spam", confirmed: "yes" }, "form#act");
    expect(refused.status).toBe(409);
    expect(await requestOf(site.db, id)).toMatchObject({ status: "acknowledged" });
  });
});

it("the promise page lists how many requests each person declined, and how many of them late", async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => insertBooking(site.db)));
  const [early, late, replied, repliedInTime] = ids;
  await declineAsSpam(inArea("bookings", early ?? ""));
  await act(inArea("bookings", repliedInTime ?? ""), { did: "called", words: "In time" });
  later(180);
  await declineAsSpam(inArea("bookings", late ?? ""));
  await act(inArea("bookings", replied ?? ""), { did: "called", words: "Late" });
  await declineAsSpam(inArea("bookings", replied ?? ""));
  await declineAsSpam(inArea("bookings", repliedInTime ?? ""));
  const page = await nila.get("/dashboard/admin/promise");
  expect(page.text).toContain(spamCount(4, 2));
  const { promise } = texts("en");
  const table = page.document
    .querySelectorAll("main table")
    .find((one) => one.querySelector("caption")?.text === promise.spam.byCoordinator);
  const cells = table?.querySelectorAll("tbody th, tbody td").map(({ text }) => text);
  expect(cells).toEqual(["Nila", "4", "2"]);
});

it("a declined request and those merged into it leave the figures, and return separately", async () => {
  const target = await insertBooking(site.db, { phone_number: "+8801711111111" });
  const merged = await insertBooking(site.db, { phone_number: "+8801722222222" });
  const page = inArea("bookings", target);
  await nila.submit(await nila.get(`${page}/merges?other=${merged}`), {}, "form#confirmation");
  expect(await requestOf(site.db, merged)).toMatchObject({ merged_into: target });
  later(180);
  expect((await figures()).counted).toBe("0 of 2");
  await declineAsSpam(page);
  expect((await figures()).counted).toBe("none");
  await act(inArea("bookings", merged), { instead: "received", reason: "This one is real" });
  expect((await figures()).counted).toBe("0 of 1");
  expect(await clocksOf(site.db, { id: target })).toMatchObject([{ counts: 1 }]);
});

it("a declined message counts again once it is turned into a booking", async () => {
  const id = await insertMessage(site.db);
  await declineAsSpam(inArea("contacts", id));
  later(180);
  const form = await nila.get(`${inArea("contacts", id)}/kind`);
  await nila.submit(form, { phoneNumber: "01712345678" }, "form#making");
  expect(await requestOf(site.db, id)).toMatchObject({ kind: "booking", status: "received" });
  expect((await figures()).counted).toBe("0 of 1");
});

describe.each(languages)("public promise page, in %s", (language) => {
  it("says how many were declined as spam, and how many late", async () => {
    for (let index = 0; index < MIN_REQUESTS_FOR_PERCENTAGES; index++) {
      await insertBooking(site.db, {
        received_at: "2026-11-19T10:00:00.000Z",
        replied_at: "2026-11-19T10:30:00.000Z",
      });
    }
    const [early, late] = [await insertMessage(site.db), await insertBooking(site.db)];
    await declineAsSpam(inArea("contacts", early));
    later(180);
    await declineAsSpam(inArea("bookings", late));
    const sentence = translator(language)("proof.spam", {
      days: formatDays(30, language),
      count: formatNumber(2, language),
      late: formatNumber(1, language),
    });
    const page = await site.visitor().get(paths.promise(language));
    expect(page.text).toContain(sentence);
    const all = formatNumber(MIN_REQUESTS_FOR_PERCENTAGES, language);
    const share = translator(language)("proof.said", { inTime: all, counted: all });
    expect(page.text).toContain(share);
  });
});

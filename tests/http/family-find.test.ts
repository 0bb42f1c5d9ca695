import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertFailedMail } from "../support/failed-mail";
import { insertFamilyBooking, issueAccessToken, openAs } from "../support/family-links";
import {
  clearRequests,
  clocksOf,
  eventsOf,
  insertContact,
  requestOf,
  setRequests,
} from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

const { find, open } = texts("en").requestAccess;

let site: Site;
let startTime: Date;
beforeAll(async () => {
  site = await startSite();
  startTime = site.clock.now;
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom("outbox").execute();
});
afterEach(async () => {
  site.clock.now = startTime;
  await clearRequests(site.db);
  await site.db.deleteFrom("rate_limits").execute();
});

async function ask(reference: string, phone: string) {
  const visitor = site.visitor();
  return visitor.submit(await visitor.get("/request/find"), { reference, phone });
}
const mails = async () =>
  (await site.db.selectFrom("outbox").selectAll().execute()).filter(({ recipient }) => recipient);
const tokenIn = (text: string) => /\/request\/open\/([0-9a-f]{40})/.exec(text)?.[1] ?? "";

describe("lost link", () => {
  it.each([
    ["the number", "01711 224417"],
    ["the number in Bengali", "০১৭১১-২২৪৪১৭"],
    ["the address", " Rahima@Example.com "],
  ])("is mailed to the address on file, requested with %s", async (_, typed) => {
    const { id, reference } = await insertFamilyBooking(site, { language: "bn" });
    const unused = await issueAccessToken(site, id);
    expect((await ask(reference.toLowerCase(), typed)).text).toContain(find.sent.text);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: "rahima@example.com", kind: "request-link" });
    expect(mail?.body_text).toContain("http://localhost:3000/bn/request/open/");
    const opened = await openAs(site.visitor(), tokenIn(mail?.body_text ?? ""));
    expect(opened.path).toBe(`/request/${reference}`);
    expect((await site.visitor().get(`/request/open/${unused}`)).text).toContain(open.ended.title);
  });

  it("is mailed to the person who asks, if they may be told everything", async () => {
    const { id, reference } = await insertFamilyBooking(site);
    const contactDetails = { phone: "+66812345678", email: "karim@example.com" };
    await insertContact(site.db, { id: "karim", request_id: id, ...contactDetails });
    await ask(reference, "+66 81 234 5678");
    const [mail] = await mails();
    expect(mail?.recipient).toBe("karim@example.com");
    const opened = await openAs(site.visitor(), tokenIn(mail?.body_text ?? ""), {
      lastDigits: "5678",
    });
    expect(opened.path).toBe(`/request/${reference}`);
    await site.db.deleteFrom("outbox").execute();
    await site.db.updateTable("request_contacts").set({ may_know: "steps" }).execute();
    await ask(reference, "karim@example.com");
    expect(await mails()).toEqual([]);
  });

  it("is answered alike whether the request is found or not, with one row in the outbox", async () => {
    const { reference } = await insertFamilyBooking(site);
    const withoutEmail = await insertFamilyBooking(site, { email: "" });
    const attempts = [
      [reference, "01711 224417"],
      [reference, "01799 999999"],
      ["SETU-0000-0000", "01711 224417"],
      ["no number at all", "somebody@example.com"],
      [withoutEmail.reference, "01711 224417"],
    ] as const;
    const pages = [];
    for (const [number, phone] of attempts) {
      await site.db.deleteFrom("outbox").execute();
      pages.push(await ask(number, phone));
      const rows = await site.db.selectFrom("outbox").selectAll().execute();
      expect(rows).toHaveLength(1);
    }
    for (const page of pages) {
      expect(page.path).toBe("/request/find?sent=1");
      expect(page.document.querySelector("main")?.text).toBe(
        pages[0]?.document.querySelector("main")?.text,
      );
    }
  });

  it("is mailed at most three times an hour, and the last link still works", async () => {
    const { reference } = await insertFamilyBooking(site);
    for (let times = 0; times < 5; times++) await ask(reference, "01711 224417");
    const sent = await mails();
    expect(sent).toHaveLength(3);
    const tokens = sent.map(({ body_text }) => tokenIn(body_text));
    const validity = [];
    for (const token of tokens) {
      validity.push((await site.visitor().get(`/request/open/${token}`)).status === 200);
    }
    expect(validity.filter(Boolean)).toHaveLength(1);
  });

  it("is reported to coordinators if no address is on file, once an hour", async () => {
    const { id, reference } = await insertFamilyBooking(site, { email: "" });
    const answered = { replied_at: startTime.toISOString() };
    await setRequests(site.db, answered, { id });
    await site.db.updateTable("clocks").set({ stopped_at: answered.replied_at }).execute();
    await ask(reference, "01711 224417");
    await ask(reference, "01711 224417");
    expect(await eventsOf(site.db, { request_id: id, kind: "link" })).toHaveLength(1);
    expect(await requestOf(site.db, id)).toMatchObject({ queue: "now" });
    const [, clock] = await clocksOf(site.db, { request_id: id });
    expect(clock?.counts).toBe(0);
    const nila = await coordinator(site);
    const page = await nila.get(`/dashboard/admin/bookings/${id}`);
    expect(page.text).toContain(texts("en").handling.timeline.wantsLink);
    site.clock.now = new Date(startTime.getTime() + 61 * 60 * 1000);
    await ask(reference, "01711 224417");
    expect(await eventsOf(site.db, { request_id: id, kind: "link" })).toHaveLength(2);
    expect(await clocksOf(site.db, { request_id: id })).toHaveLength(2);
  });

  it("requires a number or an address, and keeps the input", async () => {
    const page = await ask("SETU-0000-0000", "12");
    expect(page.status).toBe(400);
    expect(page.text).toContain(find.contactWrong);
    expect(page.document.querySelector("[name=phone]")?.getAttribute("value")).toBe("12");
    expect(page.document.querySelector("[name=reference]")?.getAttribute("value")).toBe(
      "SETU-0000-0000",
    );
  });
});

describe("mails to the family", () => {
  it("have a private link in the receipt", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/bn/booking");
    const sent = await visitor.submit(form, {
      fullName: "Rahima",
      email: "rahima@example.com",
      phoneNumber: "01711 224417",
      tellUsMore: "Stroke",
    });
    const reference = sent.path.split("/").at(-1) ?? "";
    const [receipt] = (await mails()).filter(({ kind }) => kind === "request-received");
    expect(receipt?.body_text).toContain("http://localhost:3000/bn/request/open/");
    expect(receipt?.body_text).toContain(`http://localhost:3000/bn/request?reference=${reference}`);
    const opened = await openAs(site.visitor(), tokenIn(receipt?.body_text ?? ""));
    expect(opened.path).toBe(`/request/${reference}`);
  });

  it("contain a new link when sent again, and the link of the undelivered mail no longer works", async () => {
    const { id: request_id, reference } = await insertFamilyBooking(site);
    const undeliveredToken = await issueAccessToken(site, request_id);
    const id = await insertFailedMail(site.db, { request_id });
    const nila = await coordinator(site);
    await nila.submit(await nila.get(`/dashboard/admin/mails/${id}`), {}, "form#resending");
    const mail = (await mails()).find(({ recipient }) => recipient === "rahima@example.com");
    expect((await site.visitor().get(`/request/open/${undeliveredToken}`)).status).toBe(410);
    const opened = await openAs(site.visitor(), tokenIn(mail?.body_text ?? ""));
    expect(opened.path).toBe(`/request/${reference}`);
  });
});

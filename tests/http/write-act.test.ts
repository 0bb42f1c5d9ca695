import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { eventsOf, insertContact, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const WORDS = "The bed in Chennai is free from Friday.";
const REFERENCE = "SETU-WWWW-0001";
const UNDO = `main form[action$="/undo"]`;
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const later = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};
const booking = (more = {}) =>
  insertBooking(site.db, { reference: REFERENCE, language: "bn", ...more });

/** Sends the composer's form with the act "Write". */
async function recordAnswer(id: string, fields: Record<string, string> = {}, area = "bookings") {
  later();
  const page = await nila.get(`/dashboard/admin/${area}/${id}`);
  const typed = { did: "wrote", words: WORDS, onward: "stay", ...fields };
  const answer = await nila.submit(page, typed, "form#act");
  later();
  return answer;
}

const familyPage = async (id: string, given = {}, reference = REFERENCE) => {
  const family = await openFamilyPage(site, id, given);
  return family.get(paths.familyPage(reference, "en"));
};
const mails = () => site.db.selectFrom("outbox").selectAll().execute();

describe("an answer", () => {
  it("is shown on the family's page and stops the clock; its mail has a link, but not the text", async () => {
    const id = await booking({ email: "rahima@example.com" });
    expect((await recordAnswer(id)).status).toBe(200);
    expect((await familyPage(id)).text).toContain(WORDS);
    expect(await eventsOf(site.db, { kind: "reply" })).toMatchObject([
      { channel: "page", words: WORDS },
    ]);
    expect((await requestOf(site.db, id)).replied_at).not.toBeNull();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "request-answered", recipient: "rahima@example.com" });
    expect(`${mail?.subject}${mail?.body_text}${mail?.body_html}`).not.toContain("Chennai");
    // in the family's language, with a private link
    expect(mail?.body_text).toContain("/bn/request/open/");
    expect(mail?.subject).toContain(REFERENCE);
  });

  it("is mailed with its text if the coordinator ticks that option", async () => {
    const id = await booking({ email: "rahima@example.com" });
    await recordAnswer(id, { mailWords: "on" });
    expect(await mails()).toMatchObject([
      { kind: "request-reply", body_text: expect.stringContaining(WORDS) },
    ]);
  });

  it("to a message is shown on the message's page too", async () => {
    const id = await insertMessage(site.db, { reference: "SETU-MMMM-0001" });
    await recordAnswer(id, {}, "contacts");
    expect((await familyPage(id, {}, "SETU-MMMM-0001")).text).toContain(WORDS);
    expect(await mails()).toMatchObject([{ kind: "request-answered" }]);
  });

  it("can be written without an email address, and is then not mailed", async () => {
    const id = await booking({ email: "" });
    const page = await nila.get(`/dashboard/admin/bookings/${id}`);
    expect(page.document.querySelector("form#act [name=mailWords]")).toBeNull();
    expect((await recordAnswer(id)).status).toBe(200);
    expect((await familyPage(id)).text).toContain(WORDS);
    expect(await mails()).toEqual([]);
  });

  it("is in the family's download; the note of a call is not", async () => {
    const { collectRequests } = await import("~/features/requests/own.server");
    const email = "rahima@example.com";
    const id = await booking({ email });
    await recordAnswer(id);
    await recordAnswer(id, { did: "called", words: "Sounds afraid" });
    const owner = { id: "none", email, emailVerified: true } as never;
    const copy = JSON.stringify(await collectRequests(site.db, owner));
    expect(copy).toContain(WORDS);
    expect(copy).not.toContain("Sounds afraid");
  });
});

const karim = { id: "karim", name: "Karim", email: "karim@example.com" };
const insertCase = async (person: object) => {
  const id = await booking({ email: "rahima@example.com" });
  await insertContact(site.db, { request_id: id, ...karim, ...person });
  return id;
};

describe("an answer to a contact", () => {
  it("is shown to that contact alone, and mailed in their language", async () => {
    const id = await insertCase({ may_know: "all", language: "th" });
    await recordAnswer(id, { mailTo: "karim" });
    expect(await mails()).toMatchObject([
      { recipient: karim.email, body_text: expect.stringContaining("/th/request/open/") },
    ]);
    expect((await familyPage(id)).text).not.toContain(WORDS);
    expect((await familyPage(id, { contactId: "karim" })).text).toContain(WORDS);
  });

  it("who has no page is refused unless the mail contains the text, and keeps the input", async () => {
    const id = await insertCase({ may_know: "steps" });
    const refused = await recordAnswer(id, { mailTo: "karim" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("This person has no page here.");
    expect(refused.document.querySelector("textarea")?.textContent).toContain(WORDS);
    expect(await eventsOf(site.db, { kind: "reply" })).toEqual([]);
    await recordAnswer(id, { mailTo: "karim", mailWords: "on" });
    expect(await mails()).toMatchObject([{ kind: "request-reply", recipient: karim.email }]);
  });

  it("who was removed meanwhile is refused", async () => {
    const id = await insertCase({ may_know: "all" });
    const page = await nila.get(`/dashboard/admin/bookings/${id}`);
    await site.db.deleteFrom("request_contacts").execute();
    const typed = { did: "wrote", words: WORDS, mailTo: "karim" };
    expect((await nila.submit(page, typed, "form#act")).status).toBe(400);
    expect(await eventsOf(site.db, { kind: "reply" })).toEqual([]);
  });
});

describe("an undelivered mail about an answer", () => {
  it.each([
    ["without the text", {}],
    ["with the text", { mailWords: "on" }],
    ["to a contact in their language", { mailTo: "karim" }],
  ])("is resent %s, with a new link", async (_, fields) => {
    const id = await insertCase({ may_know: "all", language: "th" });
    await recordAnswer(id, fields);
    const [first] = await mails();
    const failed = { failed_at: site.clock.now.toISOString(), attempts: 1 };
    await site.db.updateTable("outbox").set(failed).execute();
    const page = await nila.get(`/dashboard/admin/mails/${first?.id}`);
    await nila.submit(page, {}, "form#resending");
    const again = (await mails()).find((mail) => mail.failed_at === null);
    expect(again).toMatchObject({ kind: first?.kind, entry_id: first?.entry_id });
    expect(again?.subject).toBe(first?.subject);
    const linkIn = (text = "") => text.match(/\/request\/open\/\w+/)?.[0];
    expect(linkIn(again?.body_text)).toBeTruthy();
    expect(linkIn(again?.body_text)).not.toBe(linkIn(first?.body_text));
    expect(again?.body_text.includes(WORDS)).toBe("mailWords" in fields);
  });
});

describe("undoing an answer", () => {
  const undo = (page: Page) => nila.submit(page, {}, UNDO);

  it("removes it from the page, and its mail is not sent", async () => {
    const id = await booking();
    const done = await undo(await recordAnswer(id));
    expect(done.text).toContain("Taken back.");
    expect(done.text).not.toContain("may have been told");
    expect(await mails()).toEqual([]);
    expect((await familyPage(id)).text).not.toContain(WORDS);
    expect((await requestOf(site.db, id)).replied_at).toBeNull();
  });

  it("says that the family may have been told if the mail was already sent", async () => {
    const id = await booking();
    const answered = await recordAnswer(id);
    await site.db.updateTable("outbox").set({ sent_at: site.clock.now.toISOString() }).execute();
    const again = await nila.get(answered.path);
    expect((await undo(again)).text).toContain("The family may have been told of it already");
    expect((await familyPage(id)).text).not.toContain(WORDS);
  });

  it("is refused once the family has read it, and is no longer offered", async () => {
    const id = await booking();
    await familyPage(id);
    const answered = await recordAnswer(id);
    await familyPage(id);
    const refused = await undo(answered);
    expect(refused.text).toContain("the family has opened its page since");
    expect(refused.document.querySelector(UNDO)).toBeNull();
    expect((await familyPage(id)).text).toContain(WORDS);
    expect((await requestOf(site.db, id)).replied_at).not.toBeNull();
  });
});

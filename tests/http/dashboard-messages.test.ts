import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertMessage } from "../support/bookings";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/contacts";
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const message = (id: string) => requestOf(site.db, id);
const references = (page: Page) =>
  page.document.querySelectorAll("main table tbody th").map((cell) => cell.text.trim());

describe("list of messages", () => {
  it("starts with overdue ones, and finds a phone number, a reference or a status", async () => {
    await insertMessage(site.db, { reference: "SETU-MMMM-0001", phone_number: "+6620668888" });
    await insertMessage(site.db, {
      reference: "SETU-MMMM-0002",
      full_name: "রহিমা খাতুন",
      received_at: "2026-11-18T08:00:00.000Z",
    });
    await insertMessage(site.db, { reference: "SETU-MMMM-0003", status: "completed" });
    expect(references(await nila.get(LIST))[0]).toBe("SETU-MMMM-0002");
    const search = async (query: string) => references(await nila.get(`${LIST}?${query}`));
    // ০৬৬৮, a part of the phone number
    expect(await search("search=%E0%A7%A6%E0%A7%AC%E0%A7%AC%E0%A7%AE")).toEqual(["SETU-MMMM-0001"]);
    expect(await search("search=SETU-MMMM-0003")).toEqual(["SETU-MMMM-0003"]);
    expect(await search("status=overdue")).toEqual(["SETU-MMMM-0002"]);
    expect(await search("status=due")).toEqual(["SETU-MMMM-0001"]);
    expect(await search("status=closed")).toEqual(["SETU-MMMM-0003"]);
    expect(await search("status=none&page=77")).toHaveLength(3);
  });

  it("says so when empty", async () => {
    expect((await nila.get(LIST)).text).toContain("No messages yet");
    expect((await nila.get(`${LIST}?search=x`)).text).toContain("No messages found");
  });
});

describe("message page", () => {
  it("stops its clock with the first reply, however often the form is sent", async () => {
    const id = await insertMessage(site.db, { reference: "SETU-MMMM-0001" });
    const page = await nila.get(`${LIST}/${id}`);
    expect(page.text).toContain("Do you arrange visas?");
    expect(page.text).toContain("1 h 30 min left");
    const refused = await nila.submit(page, { words: "Said yes" }, "form#act");
    expect(refused.status).toBe(400);
    expect(refused.document.querySelector("textarea")?.textContent.trim()).toBe("Said yes");
    const reply = { did: "whatsapp", words: "Said yes", onward: "stay" };
    const after = await nila.submit(page, reply, "form#act");
    expect(after.text).toContain("Answered in time, after 30\u00a0minutes");
    expect(after.text).toContain("wrote on WhatsApp");
    await nila.submit(page, reply, "form#act");
    expect(await message(id)).toMatchObject({
      status: "acknowledged",
      replied_at: site.clock.now.toISOString(),
      version: 2,
    });
    expect(await eventsOf(site.db, { kind: "reply" })).toHaveLength(1);
  });

  it("is no longer due after it is closed, and due again after it is reopened", async () => {
    const id = await insertMessage(site.db);
    const close = { next: "completed", onward: "stay" };
    const closed = await nila.submit(await nila.get(`${LIST}/${id}`), close, "form#act");
    expect(closed.text).toContain("Nila moved it: New → Closed");
    expect(closed.text).toContain("Closed before a reply");
    expect(await message(id)).toMatchObject({ status: "completed", replied_at: null });
    const reopen = { instead: "received", onward: "stay" };
    expect((await nila.submit(closed, reopen, "form#act")).text).toContain("Please give a reason.");
    const reason = "They ask for more";
    const reopened = await nila.submit(closed, { ...reopen, reason }, "form#act");
    expect(reopened.text).toContain("Nila moved it: Closed → New");
    expect(await message(id)).toMatchObject({ status: "received", version: 3 });
  });

  it("records an unanswered call and a note, and stays due", async () => {
    const id = await insertMessage(site.db);
    const page = () => nila.get(`${LIST}/${id}`);
    const call = { did: "no-answer", onward: "stay" };
    expect((await nila.submit(await page(), call, "form#act")).text).toContain("called, no answer");
    const note = { did: "note", words: "Call after eight", onward: "stay" };
    expect((await nila.submit(await page(), note, "form#act")).text).toContain("Call after eight");
    expect(await message(id)).toMatchObject({ status: "received", replied_at: null, version: 1 });
  });

  it("sends its text by email and closes the message in one step", async () => {
    const id = await insertMessage(site.db, { reference: "SETU-MMMM-0001" });
    const page = await nila.get(`${LIST}/${id}`);
    const words = "Yes, we do.\n\nSend the passports.";
    const mail = { did: "wrote", words, mailWords: "on", next: "completed" };
    await nila.submit(page, { ...mail, onward: "stay" }, "form#act");
    await nila.submit(page, { ...mail, onward: "stay" }, "form#act");
    expect(await message(id)).toMatchObject({
      status: "completed",
      replied_at: expect.any(String),
    });
    const sent = await site.db.selectFrom("outbox").selectAll().execute();
    expect(sent).toMatchObject([
      { kind: "request-reply", recipient: "karim@example.com", request_id: id },
    ]);
    expect(sent[0]?.subject).toContain("SETU-MMMM-0001");
    expect(sent[0]?.body_text).toContain("Yes, we do.\n\nSend the passports.");
    // an automatic mail does not count as a reply
    expect(sent[0]?.body_text).toContain("A coordinator of Setu wrote this email.");
    expect(sent[0]?.body_text).not.toContain("automatically");
  });

  it("answers 404 for a missing message", async () => {
    expect((await nila.get(`${LIST}/none`)).status).toBe(404);
  });
});

describe("two coordinators at one message", () => {
  it("conflict: the second is told that the message is closed, and keeps the input", async () => {
    const id = await insertMessage(site.db);
    const karim = await coordinator(site, "Karim");
    const karimsForm = await karim.get(`${LIST}/${id}`);
    const close = { next: "completed", onward: "stay" };
    await nila.submit(await nila.get(`${LIST}/${id}`), close, "form#act");
    const act = { did: "called", words: "All is well", ...close };
    const late = await karim.submit(karimsForm, act, "form#act");
    expect(late.status).toBe(409);
    expect(late.text).toContain("Nila moved it: New → Closed");
    expect(late.text).toContain("The status is now: Closed");
    expect(late.document.querySelector("[name=words]")?.textContent.trim()).toBe("All is well");
    expect(await message(id)).toMatchObject({ replied_at: null, version: 2 });
  });
});

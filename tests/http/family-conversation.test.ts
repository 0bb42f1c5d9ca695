import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { insertBooking } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { clocksOf, eventsOf, insertContact, insertRequestEvent } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

let familyCount = 0;
async function aFamily(columns: Parameters<typeof insertBooking>[1] = {}) {
  const reference = `SETU-8000-${String(++familyCount).padStart(4, "0")}`;
  const id = await insertBooking(site.db, { reference, tell_us_more: "First words", ...columns });
  const visitor = await openFamilyPage(site, id);
  const path = paths.familyPage(reference, "en");
  const conversationPath = paths.familyPage(reference, "en", "conversation");
  return { id, reference, visitor, path, conversationPath };
}

const BOX = "main form#write";
const boxText = (page: Page) =>
  page.document.querySelector("[name=words]")?.text.replace(/^\n/, "");

describe("message on the family's page", () => {
  it("appears once, starts the clock of an answered request, and is acknowledged", async () => {
    const replied_at = "2026-11-20T08:00:00.000Z";
    const { id, visitor, path } = await aFamily({ replied_at });
    const page = await visitor.get(path);
    const words = "আব্বার জ্বর এখন ১০২।\nকী করব?";
    const sent = await visitor.submit(page, { words }, BOX);
    expect(sent.path).toBe(path);
    expect(sent.text).toContain(texts("en").familyPage.conversation.sent);
    expect(sent.text).toContain(texts("en").familyPage.due.label);
    expect(sent.document.querySelector("main li [lang=bn]")?.text).toContain("কী করব?");
    // the same form is sent again
    await visitor.submit(page, { words }, BOX);
    const events = await eventsOf(site.db, { request_id: id, kind: "family" });
    expect(events.map((event) => event.words.replaceAll("\r", ""))).toEqual([words]);
    expect(await clocksOf(site.db, { request_id: id, stopped_at: null })).toHaveLength(1);
  });

  it.each([
    ["only spaces", "   \n  "],
    ["only invisible characters", "\u200b\u200d\u200b"],
    ["one character over the limit", "ক".repeat(5001)],
  ])("is refused, and stays in the box: %s", async (_, words) => {
    const { id, visitor, path } = await aFamily();
    const page = await visitor.submit(await visitor.get(path), { words }, BOX);
    expect(page.status).toBe(400);
    expect(page.document.querySelector("title")?.text).toMatch(/^Error:/);
    expect(page.document.querySelector("main [role=alert] a[href='#words']")).not.toBeNull();
    expect(boxText(page)).toBe(words);
    expect(await eventsOf(site.db, { request_id: id, kind: "family" })).toEqual([]);
  });

  it("may have 5,000 characters", async () => {
    const { visitor, path } = await aFamily();
    const words = "ক".repeat(5000);
    const sent = await visitor.submit(await visitor.get(path), { words }, BOX);
    expect(sent.status).toBe(200);
    expect(sent.text).toContain(words);
  });

  it("is not lost when sent too often, or after the request was closed", async () => {
    const { id, visitor, path } = await aFamily();
    for (let n = 0; n < 30; n++) {
      await visitor.submit(await visitor.get(path), { words: `Words ${n}` }, BOX);
    }
    const before = await visitor.get(path);
    const often = await visitor.submit(before, { words: "One more" }, BOX);
    expect(often.status).toBe(429);
    expect(often.text).toContain(texts("en").familyPage.conversation.often);
    expect(boxText(often)).toBe("One more");
    await site.db
      .updateTable("requests")
      .set({ status: "declined" })
      .where("id", "=", id)
      .execute();
    const closed = await visitor.submit(before, { words: "Too late" }, BOX);
    expect(closed.status).toBe(409);
    expect(closed.text).toContain(texts("en").familyPage.conversation.closed);
    expect(closed.text).toContain("Too late");
  });
});

describe("conversation", () => {
  const at = (minute: number) => `2026-11-20T08:${String(minute).padStart(2, "0")}:00.000Z`;

  it("shows both sides newest first, and never internal notes", async () => {
    const { id, visitor, path, conversationPath } = await aFamily();
    const request_id = id;
    const add = (event: Partial<Parameters<typeof insertRequestEvent>[1]> & { id: string }) =>
      insertRequestEvent(site.db, { request_id, ...event });
    await add({ id: "t-note", kind: "note", at: at(1), words: "Secret note" });
    await add({ id: "t-call", kind: "call", at: at(2), words: "Secret call" });
    await add({
      id: "t-phone",
      kind: "reply",
      channel: "phone",
      at: at(3),
      words: "Said on phone",
    });
    await add({ id: "t-mail", kind: "reply", channel: "page", at: at(4), words: "Mailed words" });
    await add({ id: "t-fam", kind: "family", by: "family", at: at(5), words: "Second words" });
    await add({
      id: "t-fix",
      kind: "correction",
      at: at(6),
      field: "relation",
      old_value: "Old secret",
      new_value: "Son",
    });
    await add({
      id: "t-move",
      kind: "move",
      at: at(7),
      from_status: "received",
      to_status: "in_review",
    });
    await add({ id: "t-back", kind: "reply", channel: "page", at: at(8), words: "Taken back" });
    await add({ id: "t-undo", kind: "undo", at: at(9), undoes: "t-back" });
    const page = await visitor.get(conversationPath);
    const lines = page.document.querySelectorAll("main ol li").map((line) => line.text);
    const order = [
      "Doctors",
      "Corrected",
      "Second words",
      "Mailed words",
      "Phone call",
      "First words",
    ];
    const places = order.map((word) => lines.findIndex((line) => line.includes(word)));
    expect(places).toEqual([0, 1, 2, 3, 4, 5]);
    expect(lines).toHaveLength(order.length);
    for (const secret of ["Secret", "Said on phone", "Old secret", "Taken back"]) {
      expect(page.text).not.toContain(secret);
    }
    const overview = await visitor.get(path);
    const newest = overview.document
      .querySelectorAll("main ol li[class] bdi")
      .map((one) => one.text);
    expect(newest).toEqual(["Second words", "Mailed words"]);
    expect(overview.document.querySelector(`main a[href="${conversationPath}"]`)).not.toBeNull();
  });

  it("shows an answer to another person of the case to that person only", async () => {
    const { id, visitor, conversationPath } = await aFamily();
    await insertContact(site.db, { id: "karim", request_id: id });
    const toKarim = { request_id: id, kind: "reply", channel: "page", field: "contact" } as const;
    await insertRequestEvent(site.db, {
      ...toKarim,
      id: "k1",
      new_value: "karim",
      at: at(2),
      words: "For Karim alone",
    });
    expect((await visitor.get(conversationPath)).text).not.toContain("For Karim alone");
    const karim = await openFamilyPage(site, id, { contactId: "karim" });
    const karimsView = await karim.get(conversationPath);
    expect(karimsView.text).toContain("For Karim alone");
    await karim.submit(karimsView, { words: "Karim writes" }, BOX);
    const familysView = await visitor.get(conversationPath);
    expect(familysView.text).toContain("Karim writes");
    expect(familysView.document.querySelectorAll("main ol li").at(0)?.text).toContain("Karim ·");
  });
});

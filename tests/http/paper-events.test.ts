import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DocumentKind } from "#db/tables/papers";
import { inTransaction } from "#db/transactions";
import { addDocument } from "~/features/papers/documents.server";
import { addToConversation } from "~/features/requests/conversation.server";
import { recordPaperArrival } from "~/features/requests/paper-events.server";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { aContext } from "../support/context";
import { openFamilyPage } from "../support/family-page";
import { clocksOf, eventsOf, requestOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const FIRST_WORDS = "A stroke, three days ago.";
let site: Site;
let nila: Visitor;
let requestId: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  requestId = await insertBooking(site.db, {
    tell_us_more: FIRST_WORDS,
    received_at: "2026-11-19T08:00:00.000Z",
    replied_at: "2026-11-19T09:00:00.000Z",
    status: "in_review",
  });
  const replied = { stopped_at: "2026-11-19T09:00:00.000Z", stopped_in: "reply" };
  await site.db.updateTable("clocks").set(replied).execute();
});
afterEach(() => site.close());

const later = (minutes = 1) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
const context = () => aContext(site.db, site.clock.now);

/** Adds a document whose first file has arrived, by default from the family. */
async function addPaper(kind: DocumentKind, added_by: string | null = null): Promise<string> {
  later();
  const document = { request_id: requestId, paper_id: null, kind, whose: "patient" } as const;
  const way = added_by ? "whatsapp" : "page";
  return inTransaction(site.db, async (trx) => {
    const id = await addDocument(trx, { ...document, way, added_by }, site.clock.now);
    await recordPaperArrival(trx, context(), { requestId, documentId: id });
    return id;
  });
}

async function familyWrites(words: string) {
  later();
  await addToConversation(context(), { requestId, contactId: null }, { words, formKey: words });
}

async function recordCall() {
  later();
  const form = { did: "called", words: "We spoke.", onward: "stay" };
  await nila.submit(await request(), form, "form#act");
}

const request = () => nila.get(`/dashboard/admin/bookings/${requestId}`);
const writtenWords = (page: Page) =>
  page.document.querySelector("section[aria-label='What the family wrote']")?.text ?? "";
const timeline = (page: Page) =>
  page.document
    .querySelectorAll("ol > li")
    .map((entry) => entry.text.replace(/\s+/g, " "))
    .join("\n");
const conversation = async () => {
  const family = await openFamilyPage(site, requestId);
  const { reference } = await requestOf(site.db, requestId);
  return (await family.get(`/request/${reference}/conversation`)).text;
};

describe("paper from the family", () => {
  it("appears in both timelines", async () => {
    await addPaper("passport");
    expect(timeline(await request())).toContain("The family sent a paper: Passport");
    expect(await conversation()).toContain("Paper sent: Passport");
  });

  it("starts one clock, and the mail to coordinators names no paper", async () => {
    const documentId = await addPaper("passport");
    const since = site.clock.now.toISOString();
    await addPaper("scan");
    await inTransaction(site.db, (trx) =>
      recordPaperArrival(trx, context(), { requestId, documentId }),
    );
    expect(await clocksOf(site.db, { stopped_at: null })).toHaveLength(1);
    expect(await eventsOf(site.db, { kind: "paper-sent" })).toHaveLength(2);
    const row = await requestOf(site.db, requestId);
    expect(row).toMatchObject({ replied_at: null, waits_since: since, queue: "now" });
    const mails = await site.db.selectFrom("outbox").selectAll().execute();
    expect(mails.map(({ kind }) => kind)).toEqual(["coordinator-family-wrote"]);
    expect(mails[0]?.body_text).not.toMatch(/passport|scan/i);
  });

  it("starts no clock on a closed request", async () => {
    await setRequests(site.db, { status: "declined" });
    await addPaper("passport");
    expect(await clocksOf(site.db, { stopped_at: null })).toEqual([]);
    expect(await eventsOf(site.db, { kind: "paper-sent" })).toHaveLength(1);
  });

  it("does not show answered words as unanswered", async () => {
    await addPaper("passport");
    expect(writtenWords(await request())).toContain(FIRST_WORDS);
    expect(writtenWords(await request())).not.toContain("Not answered yet");
  });

  it("leaves the family's newest words in the queue", async () => {
    await familyWrites("The fever is back.");
    await recordCall();
    await addPaper("passport");
    const queue = await nila.get("/dashboard/admin");
    expect(queue.text).toContain("The fever is back.");
    expect(queue.text).not.toContain(FIRST_WORDS);
  });

  it("leaves unanswered words on top, and the last act undoable", async () => {
    await recordCall();
    await familyWrites("The fever is back.");
    await addPaper("passport");
    expect(writtenWords(await request())).toContain("The fever is back.");
    expect(writtenWords(await request())).toContain("Not answered yet");
    await nila.submit(await request(), {}, "form[action$='/undo']");
    expect(await eventsOf(site.db, { kind: "undo" })).toHaveLength(1);
  });

  it("is answered by a call", async () => {
    await addPaper("passport");
    await recordCall();
    expect(await clocksOf(site.db, { stopped_at: null })).toEqual([]);
    expect((await requestOf(site.db, requestId)).replied_at).not.toBeNull();
  });
});

it("a paper from WhatsApp is shown with its coordinator, and starts no clock", async () => {
  const { id } = await site.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  await addPaper("report", id);
  expect(timeline(await request())).toContain("Nila added a paper: Medical report");
  expect(await conversation()).toContain("Paper added by us: Medical report");
  expect(await clocksOf(site.db, { stopped_at: null })).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#db/transactions";
import { recordPaperArrival } from "~/features/requests/paper-events.server";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { aContext } from "../support/context";
import { openFamilyPage } from "../support/family-page";
import { insertNeededPaper } from "../support/needed-papers";
import { jpegBytes, newUploadAddress, patch } from "../support/paper-uploads";
import { setDocument, storePaper } from "../support/papers";
import { eventsOf, requestOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let id: string;
let passport: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  id = await insertBooking(site.db, {
    language: "bn",
    email: "rahima@example.com",
    phone_number: "+8801712345678",
    status: "in_review",
  });
  const title = JSON.stringify({ en: "Rehana’s passport" });
  await insertNeededPaper(site.db, id, { id: "passport-needed", whose: "relative", title });
  passport = await arrive({ paper_id: "passport-needed", kind: "passport" });
});
afterEach(() => site.close());

const advanceMinutes = (minutes = 1) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
const page = (part = "/papers") => nila.get(`/dashboard/admin/bookings/${id}${part}`);
const rowOf = (paperId: string) =>
  site.db.selectFrom("documents").selectAll().where("id", "=", paperId).executeTakeFirstOrThrow();
const mails = () =>
  site.db.selectFrom("outbox").selectAll().where("kind", "=", "request-paper").execute();

/** Stores a document as the family's page does. */
async function arrive(given: Parameters<typeof storePaper>[2] = {}): Promise<string> {
  advanceMinutes();
  const { documentId } = await storePaper(site.services, id, given);
  await inTransaction(site.db, (trx) =>
    recordPaperArrival(trx, aContext(site.db, site.clock.now), { requestId: id, documentId }),
  );
  return documentId;
}

const acceptanceForm = (paperId: string) => `li[id="${paperId}"] form[action$="/acceptance"]`;
const REFUSAL_FORM = "form#refusal";
const refusalPage = (paperId: string) => page(`/papers/refusal?document=${paperId}`);

describe("accepting a paper", () => {
  it("moves it to the accepted ones, and is shown to desk and family", async () => {
    advanceMinutes();
    const answer = await nila.submit(await page(), {}, acceptanceForm(passport));
    expect(answer.text).toContain("Accepted by Nila");
    expect(await rowOf(passport)).toMatchObject({ state: "accepted" });
    expect((await page("")).text).toContain("accepted a paper: Passport");
    const family = await openFamilyPage(site, id);
    const { reference } = await requestOf(site.db, id);
    const conversation = await family.get(`/request/${reference}/conversation`);
    expect(conversation.text).toContain("Paper accepted: Passport · Nila");
    expect(await mails()).toEqual([]);
  });

  it("is done once if the form is sent twice", async () => {
    const form = await page();
    await nila.submit(form, {}, acceptanceForm(passport));
    await nila.submit(form, {}, acceptanceForm(passport));
    expect(await eventsOf(site.db, { kind: "paper-accepted" })).toHaveLength(1);
  });

  it("from the request's page leads back to it", async () => {
    const answer = await nila.submit(await page(""), {}, acceptanceForm(passport));
    expect(answer.document.querySelector("form#act")).not.toBeNull();
    expect(answer.text).toContain("Accepted: 1");
  });

  it("tells the second of two coordinators that somebody was first", async () => {
    const tanvir = await coordinator(site, "Tanvir");
    const address = `/dashboard/admin/bookings/${id}/papers/refusal?document=${passport}`;
    const form = await tanvir.get(address);
    await nila.submit(await page(), {}, acceptanceForm(passport));
    const typed = { why: "blurred", words: "ছবিটি ঝাপসা।" };
    const answer = await tanvir.submit(form, typed, REFUSAL_FORM);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain("Somebody judged or changed this paper meanwhile");
    expect(answer.text).toContain("Accepted by Nila");
    expect(answer.text).toContain("ছবিটি ঝাপসা।");
    expect(await rowOf(passport)).toMatchObject({ state: "accepted", reason: "" });
    // sent once more, it replaces the other judgement
    await tanvir.submit(answer, {}, REFUSAL_FORM);
    expect(await rowOf(passport)).toMatchObject({ state: "refused", reason: "ছবিটি ঝাপসা।" });
  });

  it("is refused if another page of it has arrived since the coordinator looked", async () => {
    const visitor = await openFamilyPage(site, id);
    const { reference } = await requestOf(site.db, id);
    const uploads = { visitor, address: paths.familyPage(reference, "bn", "uploads") };
    const second = await newUploadAddress(uploads, 2_000, { document: passport });
    const form = await page();
    await patch(visitor, second, 0, jpegBytes(2_000));
    const answer = await nila.submit(form, {}, acceptanceForm(passport));
    expect(answer.text).toContain("Somebody judged or changed this paper meanwhile");
    expect(await rowOf(passport)).toMatchObject({ state: "received" });
  });
});

describe("refusing a paper", () => {
  it("tells the family by a mail that names neither the paper nor the reason", async () => {
    advanceMinutes();
    const typed = { why: "other", words: "মেয়াদ শেষ।" };
    const answer = await nila.submit(await refusalPage(passport), typed, REFUSAL_FORM);
    expect(answer.text).toContain("মেয়াদ শেষ।");
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "rahima@example.com" });
    expect((await page("")).text).toContain("being sent");
    expect(mail?.subject).toContain("একটি কাগজ আবার দেখুন");
    expect(mail?.body_text).toContain("/bn/request/open/");
    expect(mail?.body_text).not.toMatch(/পাসপোর্ট|মেয়াদ/);
    const family = await openFamilyPage(site, id);
    const { reference } = await requestOf(site.db, id);
    const conversation = await family.get(`/bn/request/${reference}/conversation`);
    expect(conversation.text).toContain("কাগজে সমস্যা আছে: পাসপোর্ট");
    expect(conversation.text).toContain("মেয়াদ শেষ।");
  });

  it("uses the reason's usual words in the family's language if none are typed", async () => {
    await nila.submit(await refusalPage(passport), { why: "cut" }, REFUSAL_FORM);
    expect((await rowOf(passport)).reason).toContain("চার কোণ দেখা যায়");
  });

  it("asks for words if there are no usual ones, and for a reason", async () => {
    const form = await refusalPage(passport);
    const wordless = await nila.submit(form, { why: "other" }, REFUSAL_FORM);
    expect(wordless.status).toBe(400);
    expect(wordless.text).toContain("Write to the family what is wrong");
    const typed = { words: "আবার পাঠান।" };
    const without = await nila.submit(form, typed, REFUSAL_FORM);
    expect(without.status).toBe(400);
    expect(without.text).toContain("আবার পাঠান।");
    expect(await rowOf(passport)).toMatchObject({ state: "received" });
  });

  it("asks a coordinator to tell a family without email on WhatsApp", async () => {
    await setRequests(site.db, { email: "" });
    await nila.submit(await refusalPage(passport), { why: "blurred" }, REFUSAL_FORM);
    expect(await mails()).toEqual([]);
    const request = await page("");
    const prepared = await nila.submit(request, {}, `form[action$="/notices"]`);
    expect(prepared.text).toContain("একটি কাগজ আবার পাঠাতে হবে");
    expect(prepared.text).not.toContain("পাসপোর্ট");
  });

  it("is revoked by a later acceptance, together with the unsent mail", async () => {
    await nila.submit(await refusalPage(passport), { why: "blurred" }, REFUSAL_FORM);
    advanceMinutes();
    await nila.submit(await page(), {}, acceptanceForm(passport));
    expect(await rowOf(passport)).toMatchObject({ state: "accepted", reason: "" });
    expect((await mails()).filter(({ sent_at, failed_at }) => !sent_at && !failed_at)).toEqual([]);
  });

  it("ends when the family sends the paper again", async () => {
    await nila.submit(await refusalPage(passport), { why: "blurred" }, REFUSAL_FORM);
    const again = await arrive({ paper_id: "passport-needed", kind: "passport" });
    expect(await rowOf(passport)).toMatchObject({ state: "replaced" });
    const { document } = await page();
    expect(document.querySelector(acceptanceForm(passport))).toBeNull();
    expect(document.querySelector(acceptanceForm(again))).not.toBeNull();
  });
});

it("the desk lists papers to come, and shows at most three papers on the request's page", async () => {
  await setDocument(site.db, passport, { state: "replaced" });
  for (const kind of ["scan", "report", "letter", "bank"] as const) await arrive({ kind });
  expect((await page()).text).toContain("Rehana’s passport");
  const request = await page("");
  expect(request.document.querySelectorAll(`form[action$="/acceptance"]`)).toHaveLength(3);
  expect(request.text).toContain("Papers to judge 4");
  expect(request.text).toContain("To come: 1");
  expect(request.text).toContain("All: 5");
});

it("the desk shows no page of another request's paper or of an erased request", async () => {
  const other = await insertBooking(site.db);
  const stranger = await nila.get(
    `/dashboard/admin/bookings/${other}/papers/refusal?document=${passport}`,
  );
  expect(stranger.status).toBe(404);
  await setRequests(site.db, { erased_at: site.clock.now.toISOString() }, { id });
  expect((await page()).status).toBe(404);
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eraseRequest } from "~/features/requests/erasure.server";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { aContext } from "../support/context";
import { openFamilyPage } from "../support/family-page";
import { insertContact, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const WORDS = "The bed in Chennai is free from Friday.";
const REFERENCE = "SETU-NNNN-0001";
const PREPARE = `main form[action$="/notices"]`;
const SENT = `main form[action$="/notices/sent"]`;
const UNDO = `main form[action$="/undo"]`;
let site: Site;
let nila: Visitor;
let id: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  const phone_number = "+8801712345678";
  const row = { reference: REFERENCE, language: "bn", email: "", phone_number } as const;
  id = await insertBooking(site.db, row);
});
afterEach(() => site.close());

const later = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};
const request = () => nila.get(`/dashboard/admin/bookings/${id}`);
const notices = () => site.db.selectFrom("notices").selectAll().orderBy("created_at").execute();
const openNotices = (page: Page) => page.document.querySelectorAll(SENT).length;

async function recordAnswer(fields: Record<string, string> = {}) {
  later();
  const typed = { did: "wrote", words: WORDS, onward: "stay", ...fields };
  return nila.submit(await request(), typed, "form#act");
}

/** The address of the private link in a prepared message. */
function linkIn(page: Page): string {
  const chat = page.document.querySelector(`main a[href^="https://wa.me/"]`)?.getAttribute("href");
  const text = new URL(chat ?? "").searchParams.get("text") ?? "";
  return new URL(text.match(/https?:\S+/)?.[0] ?? "").pathname;
}

describe("an answer without an email", () => {
  it("asks the coordinator to tell the family on WhatsApp, with the family's private link", async () => {
    const answered = await recordAnswer();
    expect(answered.text).toContain("nobody has told the family of it yet");
    expect(answered.text).toContain("nobody has told the family yet");
    expect(await notices()).toMatchObject([
      { request_id: id, channel: "whatsapp", sent_by: null, sent_at: null },
    ]);
    const prepared = await nila.submit(answered, {}, PREPARE);
    const chat = prepared.document.querySelector(`main a[href^="https://wa.me/"]`);
    const href = chat?.getAttribute("href") ?? "";
    expect(href).toContain("https://wa.me/8801712345678?text=");
    const text = new URL(href).searchParams.get("text") ?? "";
    // in the family's language, with the request number, without the answer's text
    expect(text).toContain("আমরা উত্তর দিয়েছি");
    expect(text).toContain(REFERENCE);
    expect(text).not.toContain("Chennai");

    const family = site.visitor();
    const digits = { lastDigits: "5678", device: "own" };
    const opened = await family.submit(await family.get(linkIn(prepared)), digits);
    expect(opened.path).toBe(paths.familyPage(REFERENCE, "bn"));
    expect(opened.text).toContain(WORDS);
  });

  it("keeps its notice open until a coordinator confirms that the message was sent", async () => {
    const answered = await recordAnswer();
    expect(openNotices(await request())).toBe(1);
    later();
    const prepared = await nila.submit(answered, {}, PREPARE);
    expect(openNotices(prepared)).toBe(1);
    const done = await nila.submit(prepared, {}, SENT);
    expect(done.text).toContain("Noted: the family is told.");
    expect(done.text).toContain("told on WhatsApp:");
    expect(openNotices(done)).toBe(0);
    const [before] = await notices();
    expect(before).toMatchObject({ sent_by: expect.any(String), sent_at: expect.any(String) });
    later();
    await nila.submit(prepared, {}, SENT);
    expect(await notices()).toEqual([before]);
  });

  it("needs only one message for several answers", async () => {
    await recordAnswer();
    const twice = await recordAnswer({ words: "The visa letter is here." });
    expect(await notices()).toHaveLength(2);
    expect(openNotices(twice)).toBe(1);
    const done = await nila.submit(twice, {}, SENT);
    expect(openNotices(done)).toBe(0);
    expect((await notices()).map(({ sent_at }) => sent_at)).not.toContain(null);
  });

  it("has one notice if the form is sent twice at once and again later", async () => {
    const page = await request();
    const typed = { did: "wrote", words: WORDS, onward: "stay" };
    await Promise.all([1, 2].map(() => nila.submit(page, typed, "form#act")));
    later();
    await nila.submit(page, typed, "form#act");
    expect(await notices()).toHaveLength(1);
  });

  it('keeps the request open after "Save and open next"', async () => {
    await insertBooking(site.db, { reference: "SETU-NNNN-0002" });
    const page = await recordAnswer({ onward: "next" });
    expect(page.path).toContain(`/bookings/${id}`);
    expect(openNotices(page)).toBe(1);
  });

  it("to a contact asks the coordinator to tell that contact", async () => {
    const karim = { id: "karim", phone: "+8801811112222", email: "", may_know: "all" } as const;
    await insertContact(site.db, { request_id: id, ...karim });
    const prepared = await nila.submit(await recordAnswer({ mailTo: "karim" }), {}, PREPARE);
    expect(prepared.html).toContain("https://wa.me/8801811112222?text=");
    const links = await site.db.selectFrom("request_links").select(["contact_id", "way"]).execute();
    expect(links).toEqual([{ contact_id: "karim", way: "whatsapp" }]);
  });

  it("without a number has no notice, and the page says so before the answer is sent", async () => {
    await setRequests(site.db, { phone_number: "" }, { id });
    expect((await request()).text).toContain("No email or number is known to tell it.");
    expect(openNotices(await recordAnswer())).toBe(0);
    expect(await notices()).toEqual([]);
  });

  it("withdraws its unsent notice when undone", async () => {
    const undone = await nila.submit(await recordAnswer(), {}, UNDO);
    expect(openNotices(undone)).toBe(0);
    expect(undone.text).not.toContain("may have been told");
    expect(await notices()).toEqual([]);
    const told = await nila.submit(await recordAnswer(), {}, SENT);
    const back = await nila.submit(told, {}, UNDO);
    expect(back.text).toContain("The family may have been told of it already");
    expect(await notices()).toHaveLength(1);
  });

  it("has no notice once the request is erased, and the notice's buttons return 404", async () => {
    const answered = await recordAnswer();
    await eraseRequest(aContext(site.db, site.clock.now), null, id);
    expect(await notices()).toEqual([]);
    expect((await nila.submit(answered, {}, PREPARE)).status).toBe(404);
    expect((await nila.submit(answered, {}, SENT)).status).toBe(404);
  });

  it("prepares nothing for a notice of another request", async () => {
    const other = await insertBooking(site.db, { reference: "SETU-NNNN-0003" });
    const answered = await recordAnswer();
    const csrf = answered.document.querySelector(`${PREPARE} [name=csrf]`)?.getAttribute("value");
    const [notice] = await notices();
    const fields = { csrf: csrf ?? "", notice: notice?.id ?? "" };
    const base = `/dashboard/admin/bookings/${other}/notices`;
    expect((await nila.post(base, fields)).status).toBe(404);
    await nila.post(`${base}/sent`, fields);
    expect(await notices()).toMatchObject([{ sent_at: null }]);
    expect(await site.db.selectFrom("request_links").selectAll().execute()).toEqual([]);
  });
});

describe("an answer with an email", () => {
  it("has one notice, sent by mail, and needs no confirmation", async () => {
    await setRequests(site.db, { email: "rahima@example.com" }, { id });
    const answered = await recordAnswer();
    expect(openNotices(answered)).toBe(0);
    expect(await notices()).toMatchObject([{ channel: "mail", sent_at: null }]);
    const page = await openFamilyPage(site, id);
    expect((await page.get(paths.familyPage(REFERENCE, "en"))).text).toContain(WORDS);
  });
});

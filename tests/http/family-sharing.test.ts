import { afterAll, beforeAll, expect, it } from "vitest";
import { type Language, languages, pathInLanguage } from "~/locales/languages";
import { anAccount, signInAs } from "../support/accounts";
import { insertBooking } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { insertContact, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { addWatchLink } from "../support/watch-links";

const ANDROID = "Mozilla/5.0 (Linux; Android 10) Chrome/120 Mobile";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0) Firefox/120";
const LOG_OUT_OTHER = "main [name=device] ~ button";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

async function aRequest(columns: Parameters<typeof insertBooking>[1] = {}) {
  const id = await insertBooking(site.db, columns);
  const { reference } = await requestOf(site.db, id);
  return { id, sharing: `/request/${reference}/sharing` };
}

it("lists the browsers in which the page is open, and signs out another at once", async () => {
  const { id, sharing } = await aRequest();
  const phone = await openFamilyPage(site, id, { userAgent: ANDROID, device: "own" });
  const computer = await openFamilyPage(site, id, { userAgent: WINDOWS });
  const page = await phone.get(sharing);
  expect(page.text).toContain("Chrome, Android (this one)");
  expect(page.text).toMatch(/Firefox, Windows.*Shared: until the browser closes/);
  expect(page.document.querySelectorAll(LOG_OUT_OTHER)).toHaveLength(1);
  const ended = await phone.press(page, LOG_OUT_OTHER);
  expect(ended.text).toContain("Your page is closed in that browser.");
  expect(ended.document.querySelectorAll(LOG_OUT_OTHER)).toHaveLength(0);
  expect((await computer.send(sharing)).status).toBe(302);
  const log = site.db.selectFrom("audit_events").select("detail").where("request_id", "=", id);
  expect(await log.where("kind", "=", "family-session-ended").execute()).toEqual([
    { detail: "shared" },
  ]);
});

it("keeps the page open for 30 days on the family's own phone", async () => {
  const { id, sharing } = await aRequest();
  const phone = await openFamilyPage(site, id);
  const page = await phone.get(sharing);
  const answer = await phone.submit(page, {}, `main form[action$="/own-phone"]`);
  expect(answer.text).toMatch(/Your page stays open here for 30.days/);
  expect(answer.document.querySelector('main form[action$="/own-phone"]')).toBeNull();
  const now = site.clock.now;
  site.clock.now = new Date(now.getTime() + 29 * 24 * 60 * 60 * 1000);
  expect((await phone.get(sharing)).path).toBe(sharing);
  site.clock.now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000);
  expect((await phone.send(sharing)).status).toBe(302);
  site.clock.now = now;
  const sessions = site.db.selectFrom("request_sessions").select("device");
  expect(await sessions.where("request_id", "=", id).execute()).toEqual([{ device: "own" }]);
});

it("signs out no other family, and refuses people who may not know everything", async () => {
  const ours = await aRequest();
  const theirs = await aRequest();
  const phone = await openFamilyPage(site, ours.id);
  const other = await openFamilyPage(site, theirs.id);
  const { id: device } = await site.db
    .selectFrom("request_sessions")
    .select("id")
    .where("request_id", "=", theirs.id)
    .executeTakeFirstOrThrow();
  const csrf = (await phone.get(ours.sharing)).document
    .querySelector("[name=csrf]")
    ?.getAttribute("value");
  await phone.post(`${ours.sharing}/ended-devices`, { csrf: csrf ?? "", device });
  expect((await other.get(theirs.sharing)).path).toBe(theirs.sharing);
  await insertContact(site.db, { id: "cousin", request_id: ours.id, may_know: "steps" });
  const cousin = await openFamilyPage(site, ours.id, { contactId: "cousin" });
  expect((await cousin.send(ours.sharing)).status).toBe(302);
});

it("shows an account's owner all browsers, without a leave button", async () => {
  const email = "owner@example.com";
  const { id: user_id } = await anAccount(site, email);
  const { id, sharing } = await aRequest({ email, user_id });
  await openFamilyPage(site, id, { userAgent: ANDROID });
  const owner = site.visitor();
  await signInAs(owner, email);
  const page = await owner.get(sharing);
  expect(page.document.querySelectorAll(LOG_OUT_OTHER)).toHaveLength(1);
  expect(page.document.querySelector('main form[action="/request/leave"]')).toBeNull();
  const answer = await owner.submit(page, { label: "Aunt" }, "form#share");
  expect(answer.text).toContain("The link is ready");
});

it("fits ten packets in every language, as do the pages for codes, erasure and relatives", async () => {
  const { id, sharing } = await aRequest({ patient_name: "Shahida" });
  const visitor = await openFamilyPage(site, id, { way: "whatsapp", userAgent: ANDROID });
  for (let number = 1; number <= 9; number++)
    await addWatchLink(visitor, sharing, `Cousin ${number}`);
  const { path: watch } = await addWatchLink(visitor, sharing);
  await visitor.submit(await visitor.get(watch), {});
  const confirmed_until = new Date(site.clock.now.getTime() + 60_000).toISOString();
  for (const language of languages) {
    for (const path of [sharing, `${sharing}/code`, watch]) await expectSmall(path, language);
  }
  await site.db.updateTable("request_sessions").set({ confirmed_until }).execute();
  for (const language of languages) await expectSmall(`${sharing}/erasure`, language);

  async function expectSmall(path: string, language: Language) {
    const address = pathInLanguage(path, language);
    const response = await visitor.send(address, { headers: { "Accept-Encoding": "br" } });
    expect(response.status, address).toBe(200);
    const { byteLength } = await response.arrayBuffer();
    const headers = [...response.headers].map((header) => `${header.join(": ")}\r\n`).join("");
    // ten TCP segments of 1,460 bytes; 120 bytes for the headers that the server adds
    expect(byteLength + headers.length + 120, address).toBeLessThanOrEqual(14_600);
  }
});

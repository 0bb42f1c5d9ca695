import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { offline as en } from "~/locales/en/offline";
import { paths } from "~/paths";
import { insertFamilyBooking, issueAccessToken, openAs } from "../support/family-links";
import { openFamilyPage } from "../support/family-page";
import { type Phone, phoneOfReader, type Screen } from "../support/phone";
import { eventsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

const FIRST = "The first words of the family";
const WORDS = "আব্বার জ্বর এখন ১০২।\nকী করব?";
const LIST = paths.unsent("en");
const BOX = "form#write";
const LEAVE = 'form[action="/request/leave"]';
let site: Site;
let phone: Phone;
let familyCount = 0;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
beforeEach(async () => {
  phone = await phoneOfReader(site);
  // the phone stores the offline page in English
  await phone.open(paths.costs("en"));
});

async function openPage(device: "own" | "shared") {
  const reference = `SETU-8200-${String(++familyCount).padStart(4, "0")}`;
  const { id } = await insertFamilyBooking(site, { reference, tell_us_more: FIRST });
  await openFamilyPage(site, id, { visitor: phone.visitor, device });
  const path = paths.familyPage(reference, "en");
  const conversationPath = paths.familyPage(reference, "en", "conversation");
  const storedMessages = async () => {
    const events = await eventsOf(site.db, { request_id: id, kind: "family" });
    return events.map(({ words }) => words.replaceAll("\r", ""));
  };
  return { id, reference, path, conversationPath, page: await phone.open(path), storedMessages };
}

const h1 = ({ document }: Screen) => document.querySelector("h1")?.text;
const offlineHint = ({ document }: Screen) => document.querySelector("#on-phone")?.text;
const unsentText = ({ document }: Screen) => document.querySelector("#unsent")?.text;

describe("a family's page on its own phone", () => {
  it("can be read offline until the family leaves", async () => {
    const { path, conversationPath, page } = await openPage("own");
    await phone.open(conversationPath);
    phone.goOffline();
    for (const at of [path, conversationPath]) {
      const storedPage = await phone.open(at);
      expect(offlineHint(storedPage)).toContain("You are reading this page as it was");
      expect(storedPage.document.querySelector("main")?.text).toContain("Conversation");
    }
    phone.goOnline();
    await phone.press(page, {}, LEAVE);
    phone.goOffline();
    for (const at of [path, conversationPath]) expect(h1(await phone.open(at))).toBe(en.page.title);
  });

  it("stores messages offline, and sends each of them once", async () => {
    const { path, conversationPath, reference, page, storedMessages } = await openPage("own");
    const conversation = await phone.open(conversationPath);
    phone.goOffline();
    for (const [from, words] of [
      [page, WORDS],
      [conversation, "And again"],
    ] as const) {
      const waiting = await phone.press(from, { words }, BOX);
      expect(waiting.path).toBe(LIST);
      expect(unsentText(waiting)).toContain(en.unsent.waiting);
      expect(unsentText(waiting)).toContain(reference);
    }
    expect(await storedMessages()).toEqual([]);
    phone.goOnline();
    await Promise.all([phone.online(), phone.sync(), phone.open(path)]);
    await phone.online();
    expect((await storedMessages()).toSorted()).toEqual([WORDS, "And again"].toSorted());
    const done = await phone.open(LIST);
    expect(unsentText(done)).toContain(en.unsent.sent);
    expect(unsentText(done)).not.toContain(en.unsent.waiting);
    expect(done.document.querySelector(`#unsent a[href="${path}"]`)?.text).toBe(reference);
    expect((await phone.open(path)).document.querySelector("main")?.text).toContain("And again");
  });

  it("is deleted from the phone after its session has ended, but an unsent message is not", async () => {
    const { id, path, page, storedMessages } = await openPage("own");
    phone.goOffline();
    await phone.press(page, { words: WORDS }, BOX);
    await site.db.deleteFrom("request_sessions").where("request_id", "=", id).execute();
    phone.goOnline();
    await phone.online();
    expect(await storedMessages()).toEqual([]);
    const refused = await phone.open(LIST);
    expect(unsentText(refused)).toContain(en.unsent.refused);
    const refusedForm = await phone.press(refused, {}, `#unsent form[action="${path}"]`);
    const box = refusedForm.document.querySelector("form#again [name=words]");
    expect(box?.text.replace(/^\n/, "")).toBe(WORDS);
    expect((await phone.open(path)).path).toBe(paths.requestNumber("en"));
    phone.goOffline();
    expect(h1(await phone.open(path))).toBe(en.page.title);

    phone.goOnline();
    await openAs(phone.visitor, await issueAccessToken(site, id));
    expect((await phone.press(refusedForm, {}, "form#again")).path).toBe(path);
    expect(await storedMessages()).toEqual([WORDS]);
  });
});

describe("a family's page on somebody else's phone", () => {
  it("stores neither the page nor its messages", async () => {
    const { path, conversationPath, page, storedMessages } = await openPage("shared");
    await phone.open(conversationPath);
    phone.goOffline();
    for (const at of [path, conversationPath]) expect(h1(await phone.open(at))).toBe(en.page.title);
    const unsent = await phone.press(page, { words: WORDS }, BOX);
    expect(offlineHint(unsent)).toContain("Not sent: there is no internet connection");
    expect(unsentText(await phone.open(LIST))).not.toContain(en.unsent.waiting);
    phone.goOnline();
    await phone.online();
    expect(await storedMessages()).toEqual([]);
    await phone.press(page, { words: WORDS }, BOX);
    expect(await storedMessages()).toEqual([WORDS]);
  });

  it("deletes the pages of the family that used this phone before", async () => {
    const firstFamily = await openPage("own");
    const { path } = await openPage("shared");
    phone.goOffline();
    for (const at of [firstFamily.path, path]) expect(h1(await phone.open(at))).toBe(en.page.title);
  });
});

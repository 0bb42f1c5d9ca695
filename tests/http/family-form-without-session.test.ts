import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { insertFamilyBooking, issueAccessToken, openAs } from "../support/family-links";
import { openFamilyPage } from "../support/family-page";
import { eventsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

let familyCount = 0;
const WORDS = "আব্বার জ্বর এখন ১০২।\nকী করব?";
const { unopened } = texts("en").familyPage;

/** A family with an open page; `end` ends its session. */
async function aFamily(part = "") {
  const reference = `SETU-8100-${String(++familyCount).padStart(4, "0")}`;
  const { id } = await insertFamilyBooking(site, { reference });
  const visitor = await openFamilyPage(site, id);
  const path = paths.familyPage(reference, "en", part);
  const page = await visitor.get(path);
  const end = () => site.db.deleteFrom("request_sessions").where("request_id", "=", id).execute();
  return { id, reference, visitor, path, page, end };
}

describe("a form of a family's page after its session has ended", () => {
  it("keeps the text in the box, and sends it once after the link is opened again", async () => {
    const { id, visitor, path, page, end } = await aFamily();
    await end();
    const refused = await visitor.submit(page, { words: WORDS }, "form#write");
    expect(refused.status).toBe(403);
    expect(refused.path).toBe(path);
    expect(refused.document.querySelector("h1")?.text).toBe(unopened.title);
    expect(refused.headers.get("Cache-Control")).toContain("no-store");
    const box = refused.document.querySelector("form#again [name=words]");
    expect(box?.text.replace(/^\n/, "")).toBe(WORDS);
    // the link has not been opened yet
    const again = await visitor.submit(refused, {}, "form#again");
    expect(again.status).toBe(403);
    await openAs(visitor, await issueAccessToken(site, id));
    for (const from of [again, refused]) {
      const sent = await visitor.submit(from, {}, "form#again");
      expect(sent.path).toBe(path);
      expect(sent.text).toContain(texts("en").familyPage.conversation.sent);
    }
    const events = await eventsOf(site.db, { request_id: id, kind: "family" });
    expect(events.map(({ words }) => words.replaceAll("\r", ""))).toEqual([WORDS]);
  });

  it("shows none of the text to the next user of the browser", async () => {
    const { visitor, page, path, end } = await aFamily();
    await end();
    await visitor.submit(page, { words: WORDS }, "form#write");
    const other = await insertFamilyBooking(site, { reference: "SETU-8100-9999" });
    await openFamilyPage(site, other.id, { visitor });
    const otherPath = paths.familyPage(other.reference, "en");
    for (const at of [path, otherPath, paths.requestNumber("en")]) {
      expect((await visitor.get(at)).text).not.toContain("১০২");
    }
  });

  it("gives the same answer for an unknown request", async () => {
    const { visitor, page, path, end } = await aFamily();
    await end();
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const unknownPath = paths.familyPage("SETU-0000-0000", "en");
    const [one, other] = [
      await visitor.post(path, { words: WORDS, csrf }),
      await visitor.post(unknownPath, { words: WORDS, csrf }),
    ];
    expect(other.status).toBe(one.status);
    expect(other.text).toBe(one.text);
  });

  it("keeps the text when the language is changed", async () => {
    const { reference, visitor, page, end } = await aFamily();
    await end();
    const { csrf = "" } = Object.fromEntries(
      page.document
        .querySelectorAll("form#write input")
        .map((input) => [input.getAttribute("name"), input.getAttribute("value")]),
    );
    const bengali = paths.familyPage(reference, "bn");
    const bengaliPage = await visitor.post(bengali, { words: WORDS, csrf, "turn-language": "bn" });
    const { title } = texts("bn").familyPage.unopened;
    expect(bengaliPage.document.querySelector("h1")?.text).toBe(title);
    expect(bengaliPage.document.querySelector("form#again [name=words]")?.text).toContain("১০২");
  });

  it.each([
    ["cancel", "form#cancel", { words: WORDS }],
    ["details", "form#details", { fullName: "Rahima K." }],
    ["sharing", "form#share", { label: "Uncle in Dubai" }],
  ])("keeps the input of the part %s", async (part, form, typed) => {
    const { visitor, page, path, end } = await aFamily(part);
    await end();
    const refused = await visitor.submit(page, typed, form);
    expect(refused.status).toBe(403);
    const again = refused.document.querySelector("form#again");
    expect(again?.getAttribute("action")).toBe(path);
    for (const [name, value] of Object.entries(typed)) {
      const field = again?.querySelector(`[name=${name}]`);
      expect(field?.getAttribute("value") ?? field?.text.replace(/^\n/, "")).toBe(value);
      expect(again?.text).toContain(value.split("\n")[0]);
    }
  });

  it("redirects to the ways to open the page if the form has no input", async () => {
    const { visitor, page, reference, end } = await aFamily("sharing");
    await end();
    const answer = await visitor.submit(page, {}, 'form[action$="/own-phone"]');
    expect(answer.path).toBe(paths.requestNumber("en", { reference }));
  });
});

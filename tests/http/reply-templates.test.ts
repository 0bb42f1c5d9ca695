import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";
import { texts, translator } from "../support/words";

// Placeholders are refused or filled in, and templates chosen in the composer. The life of a
// template as a record of content: content-life.test.ts.

const LIST = "/dashboard/admin/reply-templates";
const ASKED = "sample-reply-asked";
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const path = (id: string) => `/dashboard/admin/bookings/${id}`;
const wordsOn = (page: Page) => page.document.querySelector("#act [name=words]")?.textContent;
const addTemplate = (page: Page, typed: Record<string, string>) =>
  nila.submit(page, { ...typed, insert: "on" }, "form#act");
const templatesOn = (page: Page) =>
  page.document
    .querySelectorAll("#act [name=template] optgroup")
    .map((group) => [
      group.getAttribute("label"),
      group.querySelectorAll("option").map((option) => option.getAttribute("value")?.split(" ")[1]),
    ]);

it("a template's preview shows it as coordinators see it, not as families do", async () => {
  const { preview, inHouse } = texts("en").editing;
  expect((await nila.get(`${LIST}/${ASKED}`)).text).not.toContain(preview.link);
  const page = await nila.get(`${LIST}/${ASKED}/preview`);
  expect(page.text).toContain(inHouse.preview);
  expect(page.text).not.toContain(preview.shown);
});

describe("unknown placeholder", () => {
  const errorFor = (name: string) => translator("en")("validation.placeholderUnknown", { name });

  it("is rejected in a new template, which is not saved", async () => {
    const typed = { title: "Of placeholders", occasion: "", body: "Dear {nmae}, {reference}" };
    const page = await nila.submit(await nila.get(`${LIST}/new`), typed);
    expect(page.status).toBe(400);
    expect(page.text).toContain(errorFor("{nmae}"));
    expect(page.document.querySelector("[name=body]")?.textContent).toContain("Dear {nmae}");
    expect((await nila.get(LIST)).text).not.toContain("Of placeholders");
    const saved = await nila.submit(page, { body: "Dear {name}, {reference}" });
    expect(saved.status).toBe(200);
    expect(saved.path).toMatch(new RegExp(`^${LIST}/`));
  });

  it.each(["", "?in=bn", "?in=th"])(
    "is rejected in tab %j of a template, and may be corrected",
    async (tab) => {
      const form = await nila.get(`${LIST}/${ASKED}${tab}`);
      const page = await nila.submit(form, { body: "{reference} {দাম}" }, "form#words");
      expect(page.status).toBe(400);
      expect(page.text).toContain(errorFor("{দাম}"));
      expect(page.document.querySelector("[name=body]")?.textContent).toContain("{দাম}");
      expect((await nila.submit(page, { body: "{reference}" }, "form#words")).text).toContain(
        "Saved.",
      );
    },
  );

  it("is distinguished from known ones, which are listed beside the text", async () => {
    const page = await nila.get(`${LIST}/${ASKED}?in=bn`);
    const terms = page.document.querySelectorAll("dt").map(({ text }) => text);
    for (const name of ["name", "reference", "hospital", "coordinator", "company", "phone"]) {
      expect(terms).toContain(`{${name}}`);
    }
  });
});

describe("composer", () => {
  it("offers published templates in their order, the family's language first", async () => {
    const id = await insertBooking(site.db, { language: "th" });
    const all = await templatesOn(await nila.get(path(id)));
    expect(all.map(([language]) => language)).toEqual(["ไทย", "English", "বাংলা"]);
    const ids = (
      await site.db.selectFrom("reply_templates").select("id").orderBy("position").execute()
    ).map((row) => row.id);
    for (const [, values] of all) expect(values).toEqual(ids);

    await nila.submit(await nila.get(`${LIST}/${ASKED}`), {}, "form#publication");
    await nila.submit(
      await nila.get(`${LIST}/sample-reply-papers?in=th`),
      { body: "" },
      "form#words",
    );
    const [thai, english] = await templatesOn(await nila.get(path(id)));
    expect(english?.[1]).toEqual(ids.filter((one) => one !== ASKED));
    expect(thai?.[1]).toEqual(ids.filter((one) => one !== ASKED && one !== "sample-reply-papers"));
  });

  it("inserts the chosen template after the text already entered, and keeps the rest of the form", async () => {
    const id = await insertBooking(site.db, { hospital: "bumrungrad-international" });
    const { reference } = await requestOf(site.db, id);
    const typed = { did: "wrote", words: "Typed before.", next: "acknowledged" };
    const page = await addTemplate(await nila.get(path(id)), { ...typed, template: `en ${ASKED}` });
    expect(page.status).toBe(200);
    const words = wordsOn(page) ?? "";
    expect(words).toMatch(/^\s*Typed before\.\s+Dear রহিমা খাতুন,/);
    expect(words).toContain(`about your request ${reference}`);
    expect(words).toContain("Hospital: Bumrungrad International Hospital");
    expect(words).toMatch(/Nila\s+Setu\s*$/);
    expect(
      page.document.querySelector("#act [name=did][value=wrote]")?.hasAttribute("checked"),
    ).toBe(true);
    expect(
      page.document.querySelector("#act option[value=acknowledged]")?.hasAttribute("selected"),
    ).toBe(true);
    expect(await eventsOf(site.db, { kind: "reply" })).toEqual([]);

    const again = await addTemplate(page, { template: "bn sample-reply-first" });
    expect(wordsOn(again)).toContain("Typed before.");
    expect(wordsOn(again)).toContain("প্রিয় রহিমা খাতুন,");
    const sent = await nila.submit(again, {}, "form#act");
    expect(sent.status).toBe(200);
    expect(await eventsOf(site.db, { kind: "reply" })).toHaveLength(1);
  });

  it("names a hospital in the template's language", async () => {
    const id = await insertBooking(site.db, { hospital: "bumrungrad-international" });
    const page = await addTemplate(await nila.get(path(id)), { template: `bn ${ASKED}` });
    expect(wordsOn(page)).toContain("হাসপাতাল: বামরুনগ্রাদ");
  });

  it.each([
    ["none", ""],
    ["an unpublished one", `bn ${ASKED}`],
    ["an unknown one", "fr nothing"],
  ])("asks for a template when %s was chosen, and keeps the text", async (_, template) => {
    const id = await insertBooking(site.db);
    const open = await nila.get(path(id));
    await nila.submit(await nila.get(`${LIST}/${ASKED}`), {}, "form#publication");
    const page = await addTemplate(open, { words: "Typed before.", template });
    expect(page.status).toBe(400);
    expect(page.text).toContain(texts("en").validation.choiceUnknown);
    expect(wordsOn(page)).toContain("Typed before.");
  });

  it.each(["wrote", "whatsapp"])("refuses an unfilled gap in the text of %j", async (did) => {
    const id = await insertBooking(site.db, { full_name: "", hospital: "" });
    const open = await nila.get(path(id));
    const filled = await addTemplate(open, { did, template: `bn ${ASKED}` });
    expect(wordsOn(filled)).toContain("হাসপাতাল: [হাসপাতাল?]");
    expect(wordsOn(filled)).toContain("প্রিয় [পরিবারের নাম?],");
    const page = await nila.submit(filled, {}, "form#act");
    expect(page.status).toBe(400);
    const gap = "[পরিবারের নাম?]";
    expect(page.text).toContain(translator("en")("validation.gapLeft", { gap }));
    expect(wordsOn(page)).toContain(gap);
    // the text area is tall enough to show the gap
    const area = page.document.querySelector("#act [name=words]");
    expect(area?.getAttribute("rows")).toBe("12");
    expect(await eventsOf(site.db, { kind: "reply" })).toEqual([]);
    expect(await site.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
    const words = (wordsOn(page) ?? "").replaceAll(/\[[^\]]*\?\]/g, "জানা");
    expect((await nila.submit(page, { words }, "form#act")).status).toBe(200);
    expect(await eventsOf(site.db, { kind: "reply" })).toHaveLength(1);
  });

  it("allows a gap in a note", async () => {
    const id = await insertBooking(site.db);
    const words = "Ask them about the [hospital?]";
    const page = await nila.submit(await nila.get(path(id)), { did: "note", words }, "form#act");
    expect(page.status).toBe(200);
  });

  it("offers nothing without templates, or for a merged request", async () => {
    const into = await insertBooking(site.db);
    const id = await insertBooking(site.db, { merged_into: into, status: "duplicate" });
    expect(templatesOn(await nila.get(path(id)))).toEqual([]);
    expect(templatesOn(await nila.get(path(into)))).not.toEqual([]);
    await site.db.updateTable("reply_templates").set({ status: "draft" }).execute();
    expect(templatesOn(await nila.get(path(into)))).toEqual([]);
  });
});

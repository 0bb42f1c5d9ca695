import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import { insertMember, member, recordPath, TEXT_FORM, textRow } from "../support/team";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

/** The tab of facts common to all languages. */
const FACTS = "?in=facts";
const TICKS = { "languages-bn": "on", "languages-hi": "on" };
/** Languages ticked in the form. */
const ticked = (page: Page) =>
  page.document
    .querySelectorAll(`${TEXT_FORM} input[type=checkbox][checked]`)
    .map((box) => box.getAttribute("name"));

describe("languages spoken by a member", () => {
  it("are shown with the member in the page's language, if entered", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: { name: "নীলা" } });
    expect((await site.visitor().get("/aboutus")).text).not.toContain("Speaks Ben");
    const saved = await nila.submit(await nila.get(recordPath(id, FACTS)), TICKS, TEXT_FORM);
    expect(saved.text).toContain("Saved.");
    expect(ticked(saved)).toEqual(["languages-bn", "languages-hi"]);
    expect(await member(site, id)).toMatchObject({ languages: "bn\nhi" });
    for (const [path, line] of [
      ["/aboutus", "Speaks Bengali and Hindi"],
      ["/bn/aboutus", "বাংলা ও হিন্দি ভাষায় কথা বলেন"],
      ["/th/aboutus", "ภาษาที่พูด: เบงกาลีและฮินดี"],
      [recordPath(id, "/preview"), "Speaks Bengali and Hindi"],
    ] as const) {
      expect((await nila.get(path)).text, path).toContain(line);
    }
    // a member without Thai text is shown in English, except for this line
    const { document } = await site.visitor().get("/th/aboutus");
    expect(document.querySelector("[lang=en] [lang=th]")?.text).toContain("ฮินดี");
    const none = await nila.submit(saved, { "languages-bn": "", "languages-hi": "" }, TEXT_FORM);
    expect(none.text).toContain("Saved.");
    expect((await site.visitor().get("/aboutus")).text).not.toContain("Speaks Ben");
    expect(await member(site, id)).toMatchObject({ languages: "" });
  });

  it("have their own tab, and do not make translations outdated", async () => {
    const id = await insertMember(site.db, { languages: "th" }, { en: {}, bn: {} });
    const bengali = await nila.get(recordPath(id, "?in=bn"));
    expect(bengali.document.querySelector(`${TEXT_FORM} input[type=checkbox]`)).toBeNull();
    await nila.submit(bengali, { role: "সমন্বয়কারী", ...TICKS }, TEXT_FORM);
    expect(await member(site, id)).toMatchObject({ languages: "th" });
    await nila.submit(await nila.get(recordPath(id, FACTS)), TICKS, TEXT_FORM);
    expect(await textRow(site, id, "en")).toMatchObject({ version: 1 });
    expect((await nila.get(recordPath(id, "?in=bn"))).text).not.toContain("older than English");
    await nila.submit(await nila.get(recordPath(id)), { bio: "By day." }, TEXT_FORM);
    expect((await nila.get(recordPath(id, "?in=bn"))).text).toContain("older than English");
  });

  it("stay ticked or unticked when the form is returned, and unknown languages are refused", async () => {
    const id = await insertMember(site.db, { languages: "th" });
    const typed = { ...TICKS, "languages-th": "", "languages-xx": "on", csrf: "old" };
    const form = await nila.get(recordPath(id, FACTS));
    expect(ticked(form)).toEqual(["languages-th"]);
    form.document.querySelector(`${TEXT_FORM} [name=languages-th]`)?.remove();
    const stale = await nila.submit(form, typed, TEXT_FORM);
    expect(stale.status).toBe(403);
    expect(ticked(stale)).toEqual(["languages-bn", "languages-hi"]);
    expect(await member(site, id)).toMatchObject({ languages: "th" });
    const saved = await nila.submit(stale, {}, TEXT_FORM);
    expect(saved.text).toContain("Saved.");
    expect(saved.path).toBe(recordPath(id, FACTS));
    expect(await member(site, id)).toMatchObject({ languages: "bn\nhi", facts_version: 2 });
  });

  it("are compared after a conflict, and the editor's choices stay ticked", async () => {
    const id = await insertMember(site.db);
    const [first, second] = [
      await nila.get(recordPath(id, FACTS)),
      await karim.get(recordPath(id, FACTS)),
    ];
    await nila.submit(first, TICKS, TEXT_FORM);
    const conflict = await karim.submit(second, { "languages-en": "on" }, TEXT_FORM);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toMatch(/Languages they speak\s*differs from yours\s*Bengali and Hindi/);
    expect(ticked(conflict)).toEqual(["languages-en"]);
    expect(await member(site, id)).toMatchObject({ languages: "bn\nhi" });
    const mine = await karim.submit(conflict, {}, TEXT_FORM);
    expect(mine.text).toContain("Saved.");
    expect(await member(site, id)).toMatchObject({ languages: "en" });
  });

  it("do not conflict with a change of text", async () => {
    const id = await insertMember(site.db);
    const [facts, english] = [
      await nila.get(recordPath(id, FACTS)),
      await karim.get(recordPath(id)),
    ];
    await nila.submit(facts, TICKS, TEXT_FORM);
    expect((await karim.submit(english, { role: "Night" }, TEXT_FORM)).text).toContain("Saved.");
    expect(await member(site, id)).toMatchObject({ languages: "bn\nhi" });
    expect(await textRow(site, id, "en")).toMatchObject({ role: "Night" });
  });

  it("are named in revisions, and restored with a revision", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(recordPath(id, FACTS)), TICKS, TEXT_FORM);
    await nila.submit(await nila.get(recordPath(id, FACTS)), { "languages-ta": "on" }, TEXT_FORM);
    const versions = await nila.get(recordPath(id, "/revisions?in=facts"));
    expect(versions.text).toContain("Languages they speak");
    expect(versions.text).toContain("Tamil");
    const back = await nila.submit(versions, {}, "form#restore");
    expect(back.text).toContain("Version 2 is back");
    expect(back.path).toBe(recordPath(id, FACTS));
    expect(await member(site, id)).toMatchObject({ languages: "bn\nhi" });
    // the languages are shown beside the member's text
    expect((await nila.get(recordPath(id))).text).toMatch(
      /Languages they speak\s*Bengali and Hindi/,
    );
  });

  it("stay when a revision of the text is restored", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(recordPath(id, FACTS)), TICKS, TEXT_FORM);
    await nila.submit(await nila.get(recordPath(id)), { bio: "By day." }, TEXT_FORM);
    const back = await nila.submit(
      await nila.get(recordPath(id, "/revisions")),
      {},
      "form#restore",
    );
    expect(back.text).toContain("Version 1 is back");
    expect(await member(site, id)).toMatchObject({ languages: "bn\nhi" });
    expect(await textRow(site, id, "en")).toMatchObject({ bio: "Answers at night." });
  });
});

it("a preview shows the language of the editor's tab, and links back in the coordinator's language", async () => {
  const texts = { en: { name: "Nila R." }, bn: { name: "নীলা আর." } };
  const id = await insertMember(site.db, { status: "draft" }, texts);
  const address = recordPath(id);
  nila.cookies.set("app-language", "th");
  for (const [language, { name }] of Object.entries(texts)) {
    const tab = await nila.get(`${address}?in=${language}`);
    const href = tab.document
      .querySelectorAll("main a")
      .map((link) => link.getAttribute("href") ?? "")
      .find((path) => path.includes("/preview"));
    const preview = await nila.get(href ?? "");
    expect(preview.document.querySelector("html")?.getAttribute("lang")).toBe("th");
    expect(preview.document.querySelector(`main [lang=${language}]`)?.text).toContain(name);
    const back = preview.document.querySelector(`main a[href*='${id}']`);
    expect(back?.getAttribute("href")).toBe(`/th${address}${language === "en" ? "" : "?in=bn"}`);
  }
});

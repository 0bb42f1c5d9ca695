import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import { insertMember, member, record, WORDS, words } from "../support/team";
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

const ON = { "speaks-bn": "on", "speaks-hi": "on" };
/** The languages whose boxes are ticked in the form. */
const ticked = (page: Page) =>
  page.document
    .querySelectorAll(`${WORDS} input[type=checkbox][checked]`)
    .map((box) => box.getAttribute("name"));

describe("the languages that a member speaks", () => {
  it("stand with the member in the words of the page, and nowhere while nobody has said", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: { name: "নীলা" } });
    expect((await site.visitor().get("/aboutus")).text).not.toContain("Speaks Ben");
    const saved = await nila.submit(await nila.get(record(id)), ON, WORDS);
    expect(saved.text).toContain("Saved.");
    expect(ticked(saved)).toEqual(["speaks-bn", "speaks-hi"]);
    expect(await member(site, id)).toMatchObject({ spoken_languages: "bn,hi" });
    for (const [path, line] of [
      ["/aboutus", "Speaks Bengali and Hindi"],
      ["/bn/aboutus", "বাংলা ও হিন্দি ভাষায় কথা বলেন"],
      ["/th/aboutus", "ภาษาที่พูด: เบงกาลีและฮินดี"],
      [record(id, "/preview"), "Speaks Bengali and Hindi"],
    ] as const) {
      expect((await nila.get(path)).text, path).toContain(line);
    }
    // a member without Thai words is read in English, but for this line
    const { document } = await site.visitor().get("/th/aboutus");
    expect(document.querySelector("[lang=en] [lang=th]")?.text).toContain("ฮินดี");
    const none = await nila.submit(saved, { "speaks-bn": "", "speaks-hi": "" }, WORDS);
    expect(none.text).toContain("Saved.");
    expect((await site.visitor().get("/aboutus")).text).not.toContain("Speaks Ben");
    expect(await member(site, id)).toMatchObject({ spoken_languages: null });
  });

  it("are written beside the English alone, and make no translation older", async () => {
    const id = await insertMember(site.db, { spoken_languages: "th" }, { en: {}, bn: {} });
    const bengali = await nila.get(record(id, "?in=bn"));
    expect(bengali.document.querySelector(`${WORDS} input[type=checkbox]`)).toBeNull();
    await nila.submit(bengali, { role: "সমন্বয়কারী", ...ON }, WORDS);
    expect(await member(site, id)).toMatchObject({ spoken_languages: "th" });
    await nila.submit(await nila.get(record(id)), ON, WORDS);
    expect(await words(site, id, "en")).toMatchObject({ version: 2 });
    expect((await nila.get(record(id, "?in=bn"))).text).not.toContain("older than English");
    await nila.submit(await nila.get(record(id)), { bio: "By day." }, WORDS);
    expect((await nila.get(record(id, "?in=bn"))).text).toContain("older than English");
  });

  it("stay ticked, and unticked, where something else is wrong; others than those are none", async () => {
    const id = await insertMember(site.db, { spoken_languages: "th" });
    const typed = { ...ON, "speaks-th": "", "speaks-xx": "on", name: "" };
    const form = await nila.get(record(id));
    form.document.querySelector(`${WORDS} [name=speaks-th]`)?.remove();
    const refused = await nila.submit(form, typed, WORDS);
    expect(refused.status).toBe(400);
    expect(ticked(refused)).toEqual(["speaks-bn", "speaks-hi"]);
    expect(await member(site, id)).toMatchObject({ spoken_languages: "th" });
    const saved = await nila.submit(refused, { name: "Nila" }, WORDS);
    expect(saved.text).toContain("Saved.");
    expect(await member(site, id)).toMatchObject({ spoken_languages: "bn,hi" });
  });

  it("are compared where two changed them at once, and one's own stay ticked", async () => {
    const id = await insertMember(site.db);
    const [first, second] = [await nila.get(record(id)), await karim.get(record(id))];
    await nila.submit(first, ON, WORDS);
    const conflict = await karim.submit(second, { "speaks-en": "on", role: "Night" }, WORDS);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toMatch(/Languages they speak\s*differs from yours\s*Bengali and Hindi/);
    expect(ticked(conflict)).toEqual(["speaks-en"]);
    expect(await member(site, id)).toMatchObject({ spoken_languages: "bn,hi" });
    const mine = await karim.submit(conflict, {}, WORDS);
    expect(mine.text).toContain("Saved.");
    expect(await member(site, id)).toMatchObject({ spoken_languages: "en" });
    expect(await words(site, id, "en")).toMatchObject({ role: "Night" });
  });

  it("are in earlier versions by their names, and come back with one", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(record(id)), ON, WORDS);
    await nila.submit(await nila.get(record(id)), { bio: "By day.", "speaks-ta": "on" }, WORDS);
    const versions = await nila.get(record(id, "/revisions"));
    expect(versions.text).toContain("Languages they speak");
    expect(versions.text).toContain("Tamil");
    const back = await nila.submit(versions, {}, "form#restore");
    expect(back.text).toContain("Version 2 is back");
    expect(await member(site, id)).toMatchObject({ spoken_languages: "bn,hi" });
    expect((await nila.get(record(id))).text).toContain("Languages they speak");
  });

  it("stay where a version comes back that is older than they are", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(record(id)), { bio: "By day.", ...ON }, WORDS);
    await site.db
      .updateTable("revisions")
      .set({ fields: JSON.stringify({ name: "Nila", role: "Volunteer", bio: "Rings." }) })
      .where("record_id", "=", id)
      .where("version", "=", 1)
      .execute();
    const back = await nila.submit(await nila.get(record(id, "/revisions")), {}, "form#restore");
    expect(back.text).toContain("Version 1 is back");
    expect(await member(site, id)).toMatchObject({ spoken_languages: "bn,hi" });
    expect(await words(site, id, "en")).toMatchObject({ role: "Volunteer" });
  });
});

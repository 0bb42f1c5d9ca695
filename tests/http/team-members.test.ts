import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { auditOf } from "../support/audit-of";
import { type Site, startSite } from "../support/site";
import {
  fieldValue,
  insertMember,
  LIST,
  member,
  NOWHERE,
  names,
  recordPath,
  shownOnPublicPages,
  TEXT_FORM,
  textRow,
} from "../support/team";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

describe("new member", () => {
  const typed = {
    name: "Farida Yasmin",
    role: "Night coordinator",
    bio: "Rings back.\nAt any hour.",
  };

  it("is a draft at the end of the order, for coordinators only", async () => {
    const form = await nila.get(`${LIST}/new`);
    const saved = await nila.submit(form, typed);
    expect(saved.status).toBe(200);
    expect(saved.text).toContain("Saved as a draft.");
    expect(saved.document.querySelector("h1")?.text).toBe("Farida Yasmin");
    expect(saved.text).toContain("Only coordinators see this.");
    expect(fieldValue(saved, "bio")).toBe("Rings back.\nAt any hour.");
    const list = await nila.get(LIST);
    expect(names(list)).toHaveLength(5);
    expect(names(list).at(-1)).toBe("Farida Yasmin");
    expect(await shownOnPublicPages(site, "Farida Yasmin")).toEqual(NOWHERE);
    const id = saved.path.split("/").at(-1) ?? "";
    expect(await auditOf(site, id)).toEqual(["content-added Nila"]);
  });

  it("is created once, however often the form is sent, and again with other content", async () => {
    const form = await nila.get(`${LIST}/new`);
    const first = await nila.submit(form, typed);
    const again = await nila.submit(form, typed);
    expect(again.path).toBe(first.path);
    const other = await nila.submit(form, { ...typed, name: "Farida Begum" });
    expect(other.path).not.toBe(first.path);
    expect(names(await nila.get(LIST)).slice(4)).toEqual(["Farida Yasmin", "Farida Begum"]);
  });

  it("needs a name and short texts, and keeps the input", async () => {
    const form = await nila.get(`${LIST}/new`);
    const long = "ক".repeat(2500);
    const failed = await nila.submit(form, { name: "  \n ", role: long, bio: `${long}x` });
    expect(failed.status).toBe(400);
    expect(failed.html).toMatch(/<title[^>]*>Error: New team member/);
    const problems = failed.document.querySelectorAll("[role=alert] li").map(({ text }) => text);
    expect(problems).toEqual([
      "Name is required.",
      "Role: This text is too long. Please shorten it.",
      "About the person: This text is too long. Please shorten it.",
    ]);
    expect(failed.html).toContain(`${long}x`);
    const saved = await nila.submit(failed, { name: "Rafi", role: "", bio: "" });
    expect(saved.text).toContain("Saved as a draft.");
  });

  it("may have any name: markup in it is shown as text", async () => {
    const name = `<script>alert(1)</script><b>"O'Neil"</b> {{x}}`;
    const form = await nila.get(`${LIST}/new`);
    const saved = await nila.submit(form, { ...typed, name });
    const published = await nila.submit(saved, {}, "form#publication");
    for (const page of [published, await nila.get(LIST), await nila.get("/aboutus")]) {
      expect(page.html).not.toContain("<script>alert(1)");
      expect(page.document.textContent.replace(/\s+/g, " ")).toContain(`<b>"O'Neil"</b> {{x}}`);
    }
    const question = await nila.get(`${saved.path}/deletion`);
    expect(question.html).not.toContain("<script>alert(1)");
    expect(question.document.querySelector("h1")?.textContent).toBe(`Delete ${name}?`);
  });

  it("keeps all input when sent from a form with a stale token", async () => {
    const form = await nila.get(`${LIST}/new`);
    const stale = await nila.submit(form, { ...typed, csrf: "old" });
    expect(stale.status).toBe(403);
    const saved = await nila.submit(stale, {});
    expect(saved.document.querySelector("h1")?.text).toBe("Farida Yasmin");
  });
});

describe("text of a member", () => {
  it("is edited in each language beside the English, and its state is shown", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const tab = await nila.get(recordPath(id, "?in=bn"));
    expect(tab.text).toContain("Answers at night.");
    expect(tab.document.querySelector("[aria-label=Languages]")?.text).toContain("missing: 3");
    expect(tab.text).toContain("families read this in English");
    const partly = await nila.submit(tab, { name: "নীলা আক্তার" }, TEXT_FORM);
    expect(partly.text).toContain("Saved.");
    expect(partly.path).toBe(recordPath(id, "?in=bn"));
    expect(partly.document.querySelector("[aria-label=Languages]")?.text).toContain("missing: 2");
    const full = await nila.submit(partly, { role: "সমন্বয়কারী", bio: "রাতে থাকেন।" }, TEXT_FORM);
    const current = full.document.querySelector("[aria-label=Languages] [aria-current=page]");
    expect(current?.textContent).toBe("বাংলাfilled");
    expect(await textRow(site, id, "bn")).toMatchObject({ name: "নীলা আক্তার", version: 2 });
    expect(await auditOf(site, id)).toEqual(["content-changed bn Nila", "content-changed bn Nila"]);
  });

  it("is public in a language once complete, and in English until then", async () => {
    const id = await insertMember(site.db);
    const tab = await nila.get(recordPath(id, "?in=bn"));
    const partly = await nila.submit(tab, { name: "নীলা আক্তার" }, TEXT_FORM);
    const english = await nila.get("/bn/aboutus");
    expect(english.text).toContain("Nila Akter");
    expect(english.text).not.toContain("নীলা আক্তার");
    await nila.submit(partly, { role: "সমন্বয়কারী", bio: "রাতে থাকেন।" }, TEXT_FORM);
    const bengali = await nila.get("/bn/aboutus");
    expect(bengali.text).toContain("নীলা আক্তার");
    expect(bengali.text).not.toContain("Nila Akter");
  });

  it("counts as outdated once the English has changed, until it is saved again", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: { name: "নীলা" } });
    await nila.submit(await nila.get(recordPath(id)), { bio: "Answers by day." }, TEXT_FORM);
    const older = await nila.get(recordPath(id, "?in=bn"));
    expect(
      older.document.querySelector("[aria-label=Languages] [aria-current=page]")?.text,
    ).toContain("older than English");
    expect(older.text).toContain("The English was changed on 20 November 2026");
    expect((await nila.get(LIST)).text).toContain("বাংলা: older than English");
    // saving the same text confirms that it is current
    const confirmed = await nila.submit(older, {}, TEXT_FORM);
    expect(confirmed.text).not.toContain("older than English");
    expect(await textRow(site, id, "bn")).toMatchObject({ version: 1, english_version: 2 });
  });

  it("stays outdated when saved after the English changed meanwhile", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: { name: "নীলা" } });
    const bengali = await nila.get(recordPath(id, "?in=bn"));
    await karim.submit(await karim.get(recordPath(id)), { bio: "Answers by day." }, TEXT_FORM);
    const saved = await nila.submit(bengali, { name: "নীলা আক্তার" }, TEXT_FORM);
    expect(saved.text).toContain("Saved.");
    expect(saved.text).toContain("The English was changed on");
  });

  it("may have gaps in English as a draft, and none once published", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const gap = await nila.submit(await nila.get(recordPath(id)), { role: "" }, TEXT_FORM);
    expect(gap.text).toContain("Saved.");
    expect(gap.text).toContain("Fill in every field in English first");
    expect(gap.document.querySelector("form#publication")).toBeNull();
    const full = await nila.submit(gap, { role: "Coordinator" }, TEXT_FORM);
    const published = await nila.submit(full, {}, "form#publication");
    const refused = await nila.submit(published, { role: "", name: "Nila A." }, TEXT_FORM);
    expect(refused.status).toBe(400);
    expect(refused.document.querySelector("[role=alert] a")?.getAttribute("href")).toBe("#role");
    expect(fieldValue(refused, "name")).toBe("Nila A.");
    expect(await textRow(site, id, "en")).toMatchObject({
      role: "Coordinator",
      name: "Nila Akter",
    });
  });

  it("loses the sample mark only with a new English name", async () => {
    const id = "sample-team-1";
    await nila.submit(await nila.get(recordPath(id)), { bio: "At night." }, TEXT_FORM);
    expect(await member(site, id)).toMatchObject({ sample: 1, status: "published" });
    await nila.submit(await nila.get(recordPath(id)), { name: "Farida Yasmin" }, TEXT_FORM);
    expect(await member(site, id)).toMatchObject({ sample: 0 });
  });

  it("is not saved without a change", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(recordPath(id)), {}, TEXT_FORM);
    await nila.submit(await nila.get(recordPath(id, "?in=th")), {}, TEXT_FORM);
    expect(await auditOf(site, id)).toEqual([]);
    expect(await member(site, id)).toMatchObject({ version: 1 });
    expect(await textRow(site, id, "th")).toBeUndefined();
  });
});

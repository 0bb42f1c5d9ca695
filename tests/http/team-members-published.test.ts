import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { auditOf } from "../support/audit-of";
import { type Site, startSite } from "../support/site";
import {
  insertMember,
  LIST,
  member,
  NOWHERE,
  names,
  recordPath,
  shownOnPublicPages,
  TEXT_FORM,
} from "../support/team";
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

/** Moves the clock on, so that events differ in time. */
const passMinute = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};

describe("publishing", () => {
  it("shows a member to everybody, and hides them again", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    expect(await shownOnPublicPages(site, "Nila Akter")).toEqual(NOWHERE);
    const published = await nila.submit(await nila.get(recordPath(id)), {}, "form#publication");
    expect(published.text).toContain("Published. Families see it now.");
    expect((await shownOnPublicPages(site, "Nila Akter")).slice(0, 3)).toEqual([true, true, true]);
    expect(published.document.querySelector("main a[href='/aboutus']")).not.toBeNull();
    passMinute();
    const withdrawn = await nila.submit(published, {}, "form#publication");
    expect(withdrawn.text).toContain("It is a draft again.");
    expect(await shownOnPublicPages(site, "Nila Akter")).toEqual(NOWHERE);
    expect(await auditOf(site, id)).toEqual(["content-published Nila", "content-withdrawn Nila"]);
  });

  it("is refused without the English text", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const open = await nila.get(recordPath(id));
    await karim.submit(await karim.get(recordPath(id)), { bio: "" }, TEXT_FORM);
    const { version } = (await member(site, id)) ?? { version: 0 };
    const refused = await nila.submit(open, { version: String(version) }, "form#publication");
    expect(refused.status).toBe(400);
    expect(refused.document.querySelector("[role=alert]")?.text).toContain("Fill in every field");
    expect(await member(site, id)).toMatchObject({ status: "draft" });
  });

  it("asks again if somebody has changed the text meanwhile", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const open = await nila.get(recordPath(id));
    passMinute();
    await karim.submit(await karim.get(recordPath(id)), { bio: "Something else." }, TEXT_FORM);
    const conflict = await nila.submit(open, {}, "form#publication");
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Something else.");
    expect(conflict.text).toContain("Content changed: English");
    expect(await member(site, id)).toMatchObject({ status: "draft" });
    const done = await nila.submit(conflict, {}, "form#publication");
    expect(done.text).toContain("Published.");
  });

  it("happens once when two coordinators click at once", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const pages = [await nila.get(recordPath(id)), await karim.get(recordPath(id))];
    const answers = await Promise.all([
      nila.submit(pages[0] as Page, {}, "form#publication"),
      karim.submit(pages[1] as Page, {}, "form#publication"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await auditOf(site, id)).toHaveLength(1);
  });
});

describe("deleting", () => {
  it("asks for confirmation on its own page, and removes the member everywhere", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: { name: "নীলা" } });
    const page = await nila.get(recordPath(id));
    const link = page.document.querySelector(`main a[href$="/deletion"]`)?.getAttribute("href");
    const question = await nila.get(link ?? "");
    expect(question.document.querySelector("h1")?.text).toBe("Delete Nila Akter?");
    expect(question.text).toContain("Nila Akter\u00a0· Coordinator");
    expect(question.text).toContain("The words in English, বাংলা");
    expect(question.text).toContain("It is on the site now");
    expect(await member(site, id)).toBeDefined();
    const gone = await nila.submit(question, {}, "form#confirmation");
    expect(gone.path).toBe(LIST);
    expect(gone.text).toContain("Deleted. It stays in the bin for 30\u00a0days.");
    expect(names(gone)).not.toContain("Nila Akter");
    expect(await shownOnPublicPages(site, "Nila Akter")).toEqual(NOWHERE);
    expect((await nila.get(recordPath(id))).status).toBe(404);
    expect(await auditOf(site, id)).toEqual(["content-deleted Nila"]);
  });

  it("asks again after a colleague's change", async () => {
    const id = await insertMember(site.db);
    const question = await nila.get(recordPath(id, "/deletion"));
    await karim.submit(await karim.get(recordPath(id)), { role: "Head of nights" }, TEXT_FORM);
    const again = await nila.submit(question, {}, "form#confirmation");
    expect(again.status).toBe(409);
    expect(again.document.querySelector("[role=alert]")?.text).toContain("Somebody changed this");
    expect(again.text).toContain("Nila Akter\u00a0· Head of nights");
    const gone = await nila.submit(again, {}, "form#confirmation");
    expect(gone.text).toContain("Deleted.");
  });

  it("is reported as done to the second of two coordinators", async () => {
    const id = await insertMember(site.db);
    const pages = [
      await nila.get(recordPath(id, "/deletion")),
      await karim.get(recordPath(id, "/deletion")),
    ];
    await nila.submit(pages[0] as Page, {}, "form#confirmation");
    const second = await karim.submit(pages[1] as Page, {}, "form#confirmation");
    expect(second.path).toBe(LIST);
    expect(second.text).toContain("Somebody had already deleted it.");
  });

  it("keeps the input of a colleague who is writing", async () => {
    const id = await insertMember(site.db);
    const open = await karim.get(recordPath(id));
    await nila.submit(await nila.get(recordPath(id, "/deletion")), {}, "form#confirmation");
    expect((await karim.submit(open, { role: "x" }, TEXT_FORM)).path).toContain("/kept-forms/");
    expect((await karim.submit(open, {}, "form#publication")).status).toBe(404);
  });
});

describe("pages of the team", () => {
  it("are complete in three languages, with their own numerals", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const pages = [
      LIST,
      `${LIST}/new`,
      recordPath(id),
      recordPath(id, "?in=th"),
      recordPath(id, "/deletion"),
    ];
    for (const prefix of ["", "/bn", "/th"]) {
      for (const path of pages) {
        const page = await nila.get(prefix + path);
        expect(page.status).toBe(200);
        expect(page.text).not.toMatch(/editing\.|team\.|\{\{|undefined/);
      }
    }
    const bengali = await nila.get(`/bn${LIST}`);
    expect(bengali.text).toContain("সদস্য: ৫");
    expect(bengali.text).toContain("বাকি: ৩");
    expect((await nila.get(`/th${LIST}`)).text).toContain("ทีมงาน: 5");
    const saved = await nila.submit(await nila.get(`/bn${LIST}/new`), { name: "Rafi" });
    expect(saved.path).toMatch(/^\/bn\/dashboard/);
    expect(saved.text).toContain("খসড়া হিসেবে সংরক্ষণ করা হয়েছে।");
  });

  it("name acts and people in the audit, and link existing records", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(recordPath(id, "?in=bn")), { name: "নীলা" }, TEXT_FORM);
    const log = await nila.get("/dashboard/admin/audit?kind=content-changed");
    expect(log.text).toContain("Content changed");
    expect(log.text).toContain("Team member · বাংলা");
    expect(log.document.querySelector(`main td a[href="${recordPath(id)}"]`)).not.toBeNull();
    await nila.submit(await nila.get(recordPath(id, "/deletion")), {}, "form#confirmation");
    const after = await nila.get("/dashboard/admin/audit");
    expect(after.text).toContain("Content deleted");
    expect(after.document.querySelector(`main td a[href="${recordPath(id)}"]`)).toBeNull();
  });

  it("write only ids to the log", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(recordPath(id)), { name: "Zubaida Unsaved" }, TEXT_FORM);
    expect(site.logs.join("\n")).not.toContain("Zubaida");
  });
});

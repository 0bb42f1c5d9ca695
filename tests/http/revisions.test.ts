import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import { insertMember, recordPath, TEXT_FORM, textRow } from "../support/team";
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

const passMinute = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};
const save = async (visitor: Visitor, id: string, typed: Record<string, string>, tab = "") => {
  passMinute();
  return visitor.submit(await visitor.get(recordPath(id, tab)), typed, TEXT_FORM);
};
const storedRevisions = async (id: string) => {
  const rows = await site.db
    .selectFrom("revisions")
    .selectAll()
    .where("record_id", "=", id)
    .orderBy("language")
    .orderBy("version")
    .execute();
  return rows.map(({ language, version, fields }) => [language, version, JSON.parse(fields).role]);
};
/** Removed and added words of a comparison. */
const marks = (page: Page) =>
  page.document
    .querySelectorAll("main del > span[lang], main ins > span[lang]")
    .map((span) => `${span.parentNode?.tagName.toLowerCase()} ${span.textContent}`);
const versionsOn = (page: Page) =>
  page.document.querySelectorAll("main tbody th").map((cell) => cell.text.trim());

describe("revisions", () => {
  it("are kept from the first change on, including the original", async () => {
    const id = await insertMember(site.db);
    await save(nila, id, { role: "Head of nights" });
    await save(karim, id, { role: "Head of days" });
    await save(nila, id, { role: "প্রধান" }, "?in=bn");
    expect(await storedRevisions(id)).toEqual([
      ["bn", 1, "প্রধান"],
      ["en", 1, "Coordinator"],
      ["en", 2, "Head of nights"],
      ["en", 3, "Head of days"],
    ]);
  });

  it("are kept for a new member, but not for a save without changes", async () => {
    const form = await nila.get("/dashboard/admin/team-member/new");
    const page = await nila.submit(form, { name: "Farida", role: "Nurse", bio: "" });
    const id = page.path.split("/").at(-1) ?? "";
    await save(nila, id, {});
    // facts common to all languages have their own revisions
    expect(await storedRevisions(id)).toEqual([
      ["", 1, undefined],
      ["en", 1, "Nurse"],
    ]);
  });

  it("are limited to fifty per language, dropping the oldest", async () => {
    const id = await insertMember(site.db);
    await site.db.updateTable("team_member_texts").set({ version: 52 }).execute();
    const stored = [
      ["", 1],
      ["bn", 1],
      ["en", 1],
      ["en", 2],
      ["en", 3],
      ["en", 52],
    ] as const;
    for (const [language, version] of stored) {
      await site.db
        .insertInto("revisions")
        .values({
          record_kind: "team-member",
          record_id: id,
          language,
          version,
          english_version: 0,
          fields: JSON.stringify({ role: `Of version ${version}` }),
          actor_id: null,
          at: site.clock.now.toISOString(),
        })
        .execute();
    }
    await save(nila, id, { role: "Newest" });
    expect((await storedRevisions(id)).map((row) => row.slice(0, 2))).toEqual([
      ["", 1],
      ["bn", 1],
      ["en", 52],
      ["en", 53],
    ]);
  });

  it("are compared word by word, two at a time, marked by more than colour", async () => {
    const id = await insertMember(site.db);
    await save(nila, id, { role: "Head of nights", bio: "Answers by day." });
    await save(karim, id, { role: "Head of days" });
    const link = (await nila.get(recordPath(id))).document.querySelector(
      "main a[href$='/revisions']",
    );
    const page = await nila.get(link?.getAttribute("href") ?? "");
    expect(page.document.querySelector("h1")?.text).toBe("Earlier versions: Nila Akter");
    expect(versionsOn(page)).toEqual(["Version 3 now", "Version 2", "Version 1"]);
    expect(marks(page)).toEqual(["del nights", "ins days"]);
    expect(page.text).toContain("Not changed: Name, About the person");
    expect(page.text).toContain("removed: nights");
    const all = await nila.submit(page, { from: "1", to: "3" }, "main form[method=get]");
    expect(marks(all)).toEqual([
      "del Coordinator",
      "ins Head of days",
      "del at",
      "ins by",
      "del night",
      "ins day",
    ]);
    // the reverse order shows the same comparison
    expect(marks(await nila.get(recordPath(id, "/revisions?from=3&to=1")))).toEqual(marks(all));
  });

  it("show a notice if one is missing, and return 404 at an invalid address", async () => {
    const id = await insertMember(site.db);
    await save(nila, id, { role: "Head of nights" });
    const page = await nila.get(recordPath(id, "/revisions?from=7&to=9"));
    expect(page.text).toContain("is not kept any more");
    expect(marks(page)).toEqual(["del Coordinator", "ins Head of nights"]);
    for (const path of [
      recordPath("none", "/revisions"),
      recordPath(id, "/revisions?in=xx"),
      `/dashboard/admin/bookings/${id}/revisions`,
      `/dashboard/admin/%00/${id}/revisions`,
      recordPath("9".repeat(400), "/revisions"),
    ]) {
      expect((await nila.get(path)).status, path).toBe(404);
      const csrf = page.document.querySelector("#restore [name=csrf]")?.getAttribute("value") ?? "";
      const posted = await nila.post(path, { csrf, version: "1", seen: "2" });
      expect(posted.status, path).toBe(404);
    }
    expect(await textRow(site, id, "en")).toMatchObject({ role: "Head of nights", version: 2 });
  });
});

describe("activity log", () => {
  it("names the changed fields and links to their old and new values", async () => {
    const id = await insertMember(site.db);
    await save(nila, id, { role: "Head of nights", bio: "Zubaida Unsaved" });
    const log = await nila.get("/dashboard/admin/audit?kind=content-changed");
    expect(log.text).toContain("Role, About the person");
    const link = log.document.querySelector("main td a[href*='/revisions']");
    expect(link?.getAttribute("href")).toBe(recordPath(id, "/revisions?in=en&from=1&to=2"));
    const page = await nila.get(link?.getAttribute("href") ?? "");
    expect(marks(page)).toContain("ins Head of nights");
    const rows = await site.db.selectFrom("audit_events").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("Zubaida");
    const history = await nila.get(recordPath(id));
    expect(history.text).toContain("Content changed: English");
    expect(
      history.document.querySelector(
        "main a[href*='from=1&amp;to=2'], main a[href*='from=1&to=2']",
      ),
    ).not.toBeNull();
  });
});

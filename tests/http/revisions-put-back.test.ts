import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { auditOf } from "../support/audit-of";
import { type Site, startSite } from "../support/site";
import { fieldValue, insertMember, recordPath, TEXT_FORM, textRow } from "../support/team";
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

describe("restoring a revision", () => {
  it("saves it as the newest revision, and keeps those in between", async () => {
    const id = await insertMember(site.db);
    await save(nila, id, { role: "Head of nights" });
    await save(karim, id, { role: "Head of days" });
    const page = await nila.get(recordPath(id, "/revisions?from=1&to=3"));
    passMinute();
    const back = await nila.submit(page, {}, "form#restore");
    expect(back.path).toBe(recordPath(id));
    expect(back.text).toContain("Version 1 is back.");
    expect(fieldValue(back, "role")).toBe("Coordinator");
    expect(await textRow(site, id, "en")).toMatchObject({ role: "Coordinator", version: 4 });
    expect((await storedRevisions(id)).map(([, version]) => version)).toEqual([1, 2, 3, 4]);
    expect(await auditOf(site, id)).toEqual([
      "content-changed en Nila",
      "content-changed en Karim",
      "content-reverted en Nila",
    ]);
  });

  it("marks a translation as outdated if it was made from earlier English", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: { role: "পুরোনো" } });
    await save(nila, id, { role: "Head of nights" });
    await save(nila, id, { role: "নতুন" }, "?in=bn");
    const page = await nila.get(recordPath(id, "/revisions?in=bn&from=1"));
    const back = await nila.submit(page, {}, "form#restore");
    expect(back.path).toBe(recordPath(id, "?in=bn"));
    expect(back.text).toContain("older than English");
    expect(await textRow(site, id, "bn")).toMatchObject({ role: "পুরোনো", english_version: 1 });
  });

  it("is refused after a colleague's change, and shows that change", async () => {
    const id = await insertMember(site.db);
    await save(nila, id, { role: "Head of nights" });
    const page = await nila.get(recordPath(id, "/revisions"));
    await save(karim, id, { role: "Head of days" });
    const conflict = await nila.submit(page, {}, "form#restore");
    expect(conflict.status).toBe(409);
    expect(conflict.document.querySelector("[role=alert]")?.text).toContain("Somebody saved other");
    expect(marks(conflict)).toEqual(["del Coordinator", "ins Head of days"]);
    expect(await textRow(site, id, "en")).toMatchObject({ role: "Head of days", version: 3 });
    const back = await nila.submit(conflict, {}, "form#restore");
    expect(back.text).toContain("Version 1 is back.");
  });

  it("happens once when two coordinators do it at the same moment", async () => {
    const id = await insertMember(site.db);
    await save(nila, id, { role: "Head of nights" });
    const pages = [
      await nila.get(recordPath(id, "/revisions")),
      await karim.get(recordPath(id, "/revisions")),
    ];
    await Promise.all([
      nila.submit(pages[0] as Page, {}, "form#restore"),
      karim.submit(pages[1] as Page, {}, "form#restore"),
    ]);
    expect(await textRow(site, id, "en")).toMatchObject({ role: "Coordinator", version: 3 });
    expect((await auditOf(site, id)).filter((line) => line.includes("reverted"))).toHaveLength(1);
  });

  it("is refused if it has gaps and the record is published, or if it no longer exists", async () => {
    const id = await insertMember(site.db, { status: "draft" }, { en: { bio: "" } });
    await save(nila, id, { bio: "Answers." });
    await nila.submit(await nila.get(recordPath(id)), {}, "form#publication");
    const page = await nila.get(recordPath(id, "/revisions"));
    const refused = await nila.submit(page, {}, "form#restore");
    expect(refused.status).toBe(400);
    expect(refused.document.querySelector("[role=alert]")?.text).toContain(en.revisions.incomplete);
    const none = await nila.submit(page, { version: "77" }, "form#restore");
    expect(none.status).toBe(409);
    expect(none.document.querySelector("[role=alert]")?.text).toContain("not kept any more");
    expect(await textRow(site, id, "en")).toMatchObject({ bio: "Answers.", version: 2 });
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eraseExpired } from "~/features/upkeep/retention.server";
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
  textRow,
} from "../support/team";
import type { Page, Visitor } from "../support/visitor";

const BIN = "/dashboard/admin/bin";
const TOAST = "[role=status] form";
let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const remove = async (visitor: Visitor, id: string) =>
  visitor.submit(await visitor.get(recordPath(id, "/deletion")), {}, "form#confirmation");
const advanceDays = (days: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + days * 24 * 60 * 60 * 1000);
};
const erase = () => eraseExpired({ db: site.db, now: () => site.clock.now, log: () => {} });

describe("deleted record", () => {
  it("is restored unchanged with one click on the toast's button", async () => {
    await nila.submit(await nila.get(recordPath("sample-team-2")), { bio: "Ours." }, TEXT_FORM);
    const before = names(await nila.get(LIST));
    const gone = await remove(nila, "sample-team-2");
    const button = gone.document.querySelector(`${TOAST} button`);
    expect(button?.text).toBe("Undo");
    expect(names(gone)).not.toEqual(before);
    const back = await nila.submit(gone, {}, TOAST);
    expect(back.path).toBe(recordPath("sample-team-2"));
    expect(back.text).toContain("It is back, as it was.");
    expect(names(await nila.get(LIST))).toEqual(before);
    expect(await member(site, "sample-team-2")).toMatchObject({
      status: "published",
      deleted_at: null,
    });
    expect(await textRow(site, "sample-team-2", "en")).toMatchObject({ bio: "Ours." });
  });

  it("is listed in the bin with the person, the time and the days left", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: { name: "নীলা" } });
    await remove(karim, id);
    advanceDays(2);
    nila = await coordinator(site, "Nila of today");
    const bin = await nila.get(BIN);
    expect(bin.text).toContain("In the bin: 1");
    const cells = bin.document
      .querySelectorAll("main tbody tr > *")
      .map((cell) => cell.text.trim());
    expect(cells.slice(0, 2)).toEqual(["Nila Akter", "Team member"]);
    expect(cells.slice(3, 5)).toEqual(["Karim", "28\u00a0days"]);
    expect((await nila.get(`/bn${BIN}`)).text).toMatch(/নীলা.*২৮\u00a0দিন/);
    expect(await shownOnPublicPages(site, "Nila Akter")).toEqual(NOWHERE);
    const back = await nila.submit(bin, {});
    expect(back.path).toBe(recordPath(id));
    expect((await shownOnPublicPages(site, "Nila Akter")).slice(0, 3)).toEqual([true, false, true]);
    expect(await auditOf(site, id)).toEqual([
      "content-deleted Karim",
      "content-restored Nila of today",
    ]);
    expect((await nila.get(BIN)).text).toContain("The bin is empty");
  });

  it("is restored once when two coordinators click, and the second is told", async () => {
    const id = await insertMember(site.db);
    await remove(nila, id);
    const pages = [await nila.get(BIN), await karim.get(BIN)];
    await nila.submit(pages[0] as Page, {});
    const second = await karim.submit(pages[1] as Page, {});
    expect(second.path).toBe(BIN);
    expect(second.text).toContain("It is not in the bin any more.");
    expect(await auditOf(site, id)).toHaveLength(2);
  });

  it.each([
    { kind: "booking", id: "x" },
    { kind: "__proto__", id: "x" },
    { kind: "team-member", id: "9".repeat(400) },
    { kind: "", id: "" },
  ])("is not restored by an invalid form: %j", async (fields) => {
    const id = await insertMember(site.db);
    await remove(nila, id);
    const page = await nila.submit(await nila.get(BIN), fields);
    expect(page.status).toBe(200);
    expect(page.text).toContain("It is not in the bin any more.");
    expect(await member(site, id)).toMatchObject({ deleted_at: expect.any(String) });
  });

  it("cannot be changed, published or deleted in the bin", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const form = await karim.get(recordPath(id));
    const question = await karim.get(recordPath(id, "/deletion"));
    await remove(nila, id);
    expect((await karim.submit(form, { role: "x" }, TEXT_FORM)).path).toContain("/kept-forms/");
    expect((await karim.submit(form, {}, "form#publication")).status).toBe(404);
    expect((await karim.submit(question, {}, "form#confirmation")).text).toContain(
      "Somebody had already deleted it.",
    );
    expect((await karim.get(recordPath(id, "/revisions"))).status).toBe(404);
  });

  it("is linked from the activity log again after it is restored", async () => {
    const id = await insertMember(site.db);
    await remove(nila, id);
    advanceDays(0.1);
    const linkInLog = async () =>
      (await nila.get("/dashboard/admin/audit")).document.querySelector(
        `main td a[href="${recordPath(id)}"]`,
      );
    expect(await linkInLog()).toBeNull();
    await nila.submit(await nila.get(BIN), {});
    expect(await linkInLog()).not.toBeNull();
  });

  it("is erased with its revisions after thirty days, and not before", async () => {
    const id = await insertMember(site.db);
    const other = await insertMember(site.db);
    for (const one of [id, other]) {
      await nila.submit(await nila.get(recordPath(one)), { role: "Head of nights" }, TEXT_FORM);
    }
    await remove(nila, id);
    const revisions = () =>
      site.db.selectFrom("revisions").select("record_id").distinct().execute();
    advanceDays(30);
    await erase();
    expect(await member(site, id)).toBeDefined();
    site.clock.now = new Date(site.clock.now.getTime() + 1000);
    await erase();
    expect(await member(site, id)).toBeUndefined();
    expect(await textRow(site, id, "en")).toBeUndefined();
    expect(await revisions()).toEqual([{ record_id: other }]);
  });

  it("loses old revisions after a year, but not the current text", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(recordPath(id)), { role: "Head of nights" }, TEXT_FORM);
    advanceDays(366);
    await erase();
    const versions = await site.db.selectFrom("revisions").select(["version"]).execute();
    expect(versions).toEqual([{ version: 2 }]);
  });
});

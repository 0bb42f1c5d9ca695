import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#db/transactions";
import { allErasures } from "~/features/audit/erasures.server";
import { replayErasures } from "~/features/upkeep/backups/replay.server";
import { coordinator } from "../support/admin";
import { auditOf } from "../support/audit-of";
import {
  FACT_FORM,
  fieldValue,
  hospital,
  insertHospital,
  recordPath,
} from "../support/edited-hospitals";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const ID = "riverside";
let site: Site;
let nila: Visitor;
let karim: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
  await insertHospital(site.db, { id: ID, slug: ID });
});
afterEach(() => site.close());

const change = async (visitor: Visitor, fields: Record<string, string>, id = ID) => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  return visitor.submit(await visitor.get(recordPath(id, "?in=facts")), fields, FACT_FORM);
};

describe("revisions of a hospital's facts", () => {
  it("show readable values when compared, and can be restored", async () => {
    await change(nila, { city: "Madras", country: "thailand", "specialties-0": "cardiology" });
    await change(karim, { website: "https://riverside.example/", slug: "by-the-river" });
    const facts = await nila.get(recordPath(ID, "?in=facts"));
    const link = facts.document
      .querySelector("main a[href$='revisions?in=facts']")
      ?.getAttribute("href");
    expect(link).toBe(recordPath(ID, "/revisions?in=facts"));
    const page = await nila.get(`${link}&from=1&to=3`);
    expect(page.status).toBe(200);
    const main = page.document.querySelector("main")?.text ?? "";
    expect(main).toContain("The same in every language");
    expect(main).toMatch(/removed: ?India/);
    expect(main).toMatch(/added: ?Thailand/);
    expect(main).toMatch(/added: ?Cardiology|added: ?Heart/);
    const back = await nila.submit(page, {}, "form#restore");
    expect(back.path).toBe(recordPath(ID, "?in=facts"));
    expect(back.text).toContain("Version 1 is back.");
    expect(fieldValue(back, "city", FACT_FORM)).toBe("Chennai");
    expect(await hospital(site, ID)).toMatchObject({
      country: "india",
      slug: ID,
      website: "",
      facts_version: 4,
    });
    expect(await auditOf(site, ID)).toEqual([
      "content-changed facts Nila",
      "content-changed facts Karim",
      "content-reverted facts Nila",
    ]);
    const audit = await nila.get("/dashboard/admin/audit");
    expect(audit.text).toContain("the same in every language");
    const compare = audit.document.querySelector("main a[href*='in=facts']");
    expect((await nila.get(compare?.getAttribute("href") ?? "")).status).toBe(200);
  });

  it("are restored without an address that another hospital has taken", async () => {
    await change(nila, { slug: "by-the-river", city: "Madras" });
    await insertHospital(site.db, { id: "other", slug: ID });
    const page = await nila.get(recordPath(ID, "/revisions?in=facts&from=1&to=2"));
    const back = await nila.submit(page, {}, "form#restore");
    expect(back.text).toContain("Version 1 is back.");
    expect(await hospital(site, ID)).toMatchObject({ city: "Chennai", slug: "by-the-river" });
  });

  it("do not overwrite a change made meanwhile", async () => {
    await change(nila, { city: "Madras" });
    const page = await nila.get(recordPath(ID, "/revisions?in=facts&from=1&to=2"));
    await change(karim, { city: "Chenai" });
    const refused = await nila.submit(page, {}, "form#restore");
    expect(refused.status).toBe(409);
    expect((await hospital(site, ID))?.city).toBe("Chenai");
  });

  it("begin when the hospital is created, and are separate from its text's revisions", async () => {
    const form = await nila.get("/dashboard/admin/hospital-list/new");
    const place = { name: "Hill Hospital", country: "india", city: "Vellore" };
    const added = await nila.submit(form, place);
    const id = added.path.split("/").at(-1) ?? "";
    await change(nila, { city: "Katpadi" }, id);
    const page = await nila.get(recordPath(id, "/revisions?in=facts"));
    expect(page.document.querySelectorAll("main tbody tr")).toHaveLength(2);
    expect(page.document.querySelectorAll("main tbody td").map(({ text }) => text)).toContain(
      "Nila",
    );
    const words = await nila.get(recordPath(id, "/revisions"));
    expect(words.document.querySelectorAll("main tbody tr")).toHaveLength(1);
    expect((await nila.get("/dashboard/admin/pictures/none/revisions?in=facts")).status).toBe(404);
  });
});

it("a deleted hospital is deleted again in a restored backup", async () => {
  const question = await nila.get(recordPath(ID, "/deletion"));
  await nila.submit(question, {}, "form#confirmation");
  const erasures = await allErasures(site.db);
  expect(erasures).toMatchObject([{ kind: "content hospital-list", rowId: ID }]);
  await site.db.deleteFrom("erasures").execute();
  await site.db.updateTable("hospitals").set({ deleted_at: null }).execute();
  await inTransaction(site.db, (trx) => replayErasures(trx, erasures, site.clock.now));
  expect((await site.visitor().get(`/hospitals/${ID}`)).status).toBe(404);
  expect((await nila.get("/dashboard/admin/bin")).text).toContain("Riverside");
});

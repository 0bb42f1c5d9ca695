import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { auditOf } from "../support/audit-of";
import {
  fieldValue,
  hospital,
  insertHospital,
  LIST,
  lines,
  problems,
  recordPath,
  TEXT_FORM,
  textRow,
} from "../support/edited-hospitals";
import { foundHospitals } from "../support/hospitals";
import { type Site, startSite } from "../support/site";
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

const typed = { name: "Sunrise Hospital", country: "thailand", city: "Bangkok" };
const idOf = (path: string) => path.split("?")[0]?.split("/").at(-1) ?? "";

describe("new hospital", () => {
  it("is a draft for coordinators only, at an address made from its name", async () => {
    const saved = await nila.submit(await nila.get(`${LIST}/new`), typed);
    expect(saved.text).toContain("Saved as a draft.");
    expect(saved.document.querySelector("h1")?.text).toBe("Sunrise Hospital");
    expect(fieldValue(saved, "location")).toBe("Bangkok, Thailand");
    const id = idOf(saved.path);
    expect(await hospital(site, id)).toMatchObject({ slug: "sunrise-hospital", status: "draft" });
    expect(await auditOf(site, id)).toEqual(["content-added Nila"]);
    expect((await site.visitor().get("/hospitals/sunrise-hospital")).status).toBe(404);
    expect(await foundHospitals(site.db, "sunrise")).toEqual([]);
    expect((await site.visitor().get("/sitemaps/hospitals-1.xml")).html).not.toContain("sunrise");
  });

  it("is created once per form, and a second hospital of the same name gets another address", async () => {
    const form = await nila.get(`${LIST}/new`);
    const first = await nila.submit(form, typed);
    expect((await nila.submit(form, typed)).path).toBe(first.path);
    const other = await nila.submit(await nila.get(`${LIST}/new`), typed);
    expect(other.path).not.toBe(first.path);
    expect(await hospital(site, idOf(other.path))).toMatchObject({ slug: "sunrise-hospital-2" });
  });

  it("is rejected with the missing fields, and keeps the input", async () => {
    const form = await nila.get(`${LIST}/new`);
    const failed = await nila.submit(form, { name: "", country: "atlantis", city: "Bangkok" });
    expect(failed.status).toBe(400);
    expect(problems(failed)).toEqual(["Name is required.", "Country: Choose one from the list."]);
    expect(fieldValue(failed, "city", "form#new")).toBe("Bangkok");
  });

  it("gets a plain ASCII address from a Bengali or accented name", async () => {
    const form = await nila.get(`${LIST}/new`);
    const name = "সূর্যোদয় হাসপাতাল";
    const named = await nila.submit(form, { ...typed, name });
    expect(await hospital(site, idOf(named.path))).toMatchObject({ slug: "hospital" });
    const refused = await nila.submit(form, { ...typed, name, slug: "সূর্যোদয়" });
    expect(refused.status).toBe(400);
    expect(problems(refused)).toEqual([
      "Write the link in small English letters, digits and hyphens.",
    ]);
    const saved = await nila.submit(refused, { slug: " ../Süryo'day%00/<b>? " });
    expect(await hospital(site, idOf(saved.path))).toMatchObject({ slug: "suryoday-00-b" });
  });

  it("is rejected if its address was taken meanwhile, and keeps the input", async () => {
    const form = await nila.get(`${LIST}/new`);
    await insertHospital(site.db, { slug: "sunrise" });
    const taken = await nila.submit(form, { ...typed, slug: "sunrise" });
    expect(taken.status).toBe(409);
    expect(problems(taken)).toEqual(["Another hospital has this link. Choose a different one."]);
    expect(fieldValue(taken, "name", "form#new")).toBe("Sunrise Hospital");
    expect(fieldValue(taken, "country", "form#new")).toBe("thailand");
    const saved = await nila.submit(taken, { slug: "sunrise-bangkok" });
    expect(saved.text).toContain("Saved as a draft.");
  });

  it("may have any name: markup in it is shown as text", async () => {
    const name = `<script>alert(1)</script><b>"O'Neil"</b>`;
    const saved = await nila.submit(await nila.get(`${LIST}/new`), { ...typed, name });
    const id = idOf(saved.path);
    const recordPaths = ["", "/preview", "/deletion"].map((part) => recordPath(id, part));
    for (const path of [...recordPaths, LIST]) {
      const page = await nila.get(path);
      expect(page.html).not.toContain("<script>alert(1)");
      expect(page.document.textContent).toContain(`<b>"O'Neil"</b>`);
    }
  });
});

describe("text of a hospital", () => {
  it("is shown in a language when its translation is complete, and in English until then", async () => {
    const id = await insertHospital(site.db, { slug: "riverside" });
    const tab = await nila.get(recordPath(id, "?in=bn"));
    expect(tab.text).toContain("A hospital by the river.");
    expect(tab.document.querySelector("[aria-label=Languages]")?.text).toContain("missing: 9");
    const partly = await nila.submit(tab, { name: "নদীতীর", bio: "নদীর ধারে।" }, TEXT_FORM);
    expect(partly.text).toContain("Saved.");
    const english = await site.visitor().get("/bn/hospitals/riverside");
    expect(english.document.querySelector("h1")?.text).toBe("Riverside Hospital");
    const rest = { location: "চেন্নাই", address: "রিভার রোড", about: "এখানে।" };
    await nila.submit(partly, { ...rest, "key_highlights-1": "নদীর পাশে" }, TEXT_FORM);
    const bengali = await site.visitor().get("/bn/hospitals/riverside");
    expect(bengali.document.querySelector("h1")?.text).toBe("নদীতীর");
    expect(bengali.text).toContain("নদীর পাশে");
    // a list without any translation is shown in English
    expect(bengali.text).toContain("An interpreter");
    expect((await site.visitor().get("/bn/hospitals?q=নদীতীর")).text).toContain("নদীতীর");
  });

  it("is found by its current text in every language, and no longer by its earlier text", async () => {
    const id = await insertHospital(site.db, { slug: "riverside" }, { en: {}, bn: {} });
    expect(await foundHospitals(site.db, "riverside")).toEqual(["riverside"]);
    await nila.submit(await nila.get(recordPath(id)), { name: "Lakeview Hospital" }, TEXT_FORM);
    expect(await foundHospitals(site.db, "riverside")).toEqual([]);
    expect(await foundHospitals(site.db, "lakeview")).toEqual(["riverside"]);
    expect((await site.visitor().get("/hospitals?q=lakeview")).text).toContain("Lakeview");
  });

  it("cannot have empty English fields after it is published", async () => {
    const id = await insertHospital(site.db);
    const typed = { bio: " ", name: "Other" };
    const refused = await nila.submit(await nila.get(recordPath(id)), typed, TEXT_FORM);
    expect(refused.status).toBe(400);
    expect(problems(refused)).toEqual(["In one sentence: Please fill this in."]);
    expect(fieldValue(refused, "name")).toBe("Other");
    expect(await textRow(site, id, "en")).toMatchObject({ name: "Riverside Hospital", version: 1 });
  });

  it("is rejected if too long, and keeps all input", async () => {
    const id = await insertHospital(site.db);
    const long = "x".repeat(201);
    const refused = await nila.submit(
      await nila.get(recordPath(id)),
      { "key_highlights-1": long },
      TEXT_FORM,
    );
    expect(refused.status).toBe(400);
    expect(problems(refused)).toEqual([
      "Key highlights 2: This text is too long. Please shorten it.",
    ]);
    expect(lines(refused, "key_highlights")).toEqual(["Open since 1980", long]);
  });

  it("counts as outdated after the English has changed, until it is saved again", async () => {
    const id = await insertHospital(site.db, {}, { en: {}, bn: {} });
    await nila.submit(await nila.get(recordPath(id)), { bio: "Changed." }, TEXT_FORM);
    const older = await nila.get(recordPath(id, "?in=bn"));
    expect(older.text).toContain("older than English");
    const saved = await nila.submit(older, {}, TEXT_FORM);
    expect(saved.text).not.toContain("older than English");
  });

  it("conflicts when two coordinators save at once: the second sees the first's text, and both are kept", async () => {
    const id = await insertHospital(site.db);
    const nilasPage = await nila.get(recordPath(id));
    await karim.submit(await karim.get(recordPath(id)), { bio: "Karim's." }, TEXT_FORM);
    const conflict = await nila.submit(nilasPage, { bio: "Nila's." }, TEXT_FORM);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Karim's.");
    expect(fieldValue(conflict, "bio")).toBe("Nila's.");
    const saved = await nila.submit(conflict, {}, TEXT_FORM);
    expect(saved.text).toContain("Saved.");
    expect(await textRow(site, id, "en")).toMatchObject({ bio: "Nila's.", version: 3 });
  });

  it("can be compared with earlier revisions, and restored", async () => {
    const id = await insertHospital(site.db);
    const changed = { "key_highlights-0": "Since 1990" };
    await nila.submit(await nila.get(recordPath(id)), changed, TEXT_FORM);
    const page = await nila.get(recordPath(id, "/revisions"));
    expect(page.text).toContain("Key highlights");
    const restored = await nila.submit(page, {}, `form[action*="/revisions"][method=post]`);
    expect(restored.status).toBe(200);
    expect(lines(restored, "key_highlights")).toEqual(["Open since 1980", "By the river"]);
    const events = ["content-changed", "content-reverted"].map((kind) => `${kind} en Nila`);
    expect(await auditOf(site, id)).toEqual(events);
  });

  it("returns 404 for an unknown hospital, whatever the id", async () => {
    for (const id of ["-1", "0", "9".repeat(400), "sample-team-1", "%F0%9F%98%80"]) {
      for (const part of ["", "?in=facts", "/deletion", "/preview", "/publication", "/revisions"]) {
        expect((await nila.get(recordPath(id, part))).status, id.slice(0, 9) + part).toBe(404);
      }
    }
    expect((await nila.get(recordPath(await insertHospital(site.db), "?in=xx"))).status).toBe(404);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sweepBin } from "~/features/content/bin.server";
import { languages } from "~/locales/languages";
import { coordinator } from "../support/admin";
import { auditOf, engineAreas, recordOf, remove, singleAreas } from "../support/content-areas";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { texts } from "../support/words";

// The life of a record in each area of the engine. Earlier versions and the bin:
// content-areas.test.ts; concurrent editors: content-at-once.test.ts.

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const WORDS = "form#words";
const NAME = "Of the life";

describe.each(engineAreas)("$kind", (area) => {
  const list = `/dashboard/admin/${area.kind}`;

  it("is listed, and found by its text and by missing parts", async () => {
    const { path } = recordOf(await area.add(nila, NAME));
    const isListed = async (query: string) =>
      (await nila.get(list + query)).document.querySelector(`tbody th a[href="${path}"]`) !== null;
    const draft = area.asksReason ? "pending" : "draft";
    const wordsQuery = area.hasWords ? ["?words=missing"] : [];
    for (const query of ["", "?search=OF+the+life", `?status=${draft}`, ...wordsQuery]) {
      expect(await isListed(query), query).toBe(true);
    }
    for (const query of [
      "?search=life+nowhere",
      "?search=%25",
      "?status=published",
      "?words=older",
    ]) {
      expect(await isListed(query), query).toBe(false);
    }
  });

  it.runIf(area.hasWords && area.hasFacts)(
    "has a facts tab with its own revisions, without conflicts with the text",
    async () => {
      const { path, id } = recordOf(await area.add(nila, NAME));
      const tab = `${path}?in=facts`;
      const [facts, words] = [await nila.get(tab), await karim.get(path)];
      const saved = await nila.submit(facts, area.facts, WORDS);
      expect(saved.path).toBe(tab);
      expect(saved.text).toContain("Saved.");
      // a simultaneous change of the text does not conflict
      expect((await karim.submit(words, { [area.field]: "Karim's" }, WORDS)).status).toBe(200);
      const versions = await nila.get(`${path}/revisions?in=facts`);
      expect(versions.document.querySelectorAll("main tbody tr")).toHaveLength(2);
      const back = await nila.submit(versions, {}, "form#restore");
      expect(back.path).toBe(tab);
      expect((await auditOf(site, id)).slice(-3)).toEqual([
        "content-changed Nila",
        "content-changed Karim",
        "content-reverted Nila",
      ]);
    },
  );

  it("is previewed as a draft, published and unpublished in each language", async () => {
    const { path } = recordOf(await area.addWhole(nila, NAME));
    for (const language of languages) {
      const prefix = language === "en" ? "" : `/${language}`;
      const tabs = area.hasFacts ? ["", "?in=bn", "?in=facts"] : ["", "?in=bn"];
      for (const part of [...tabs, "/preview", "/publication", "/deletion"]) {
        const page = await nila.get(prefix + path + part);
        expect(page.status, prefix + part).toBe(200);
        expect(page.text, prefix + part).not.toMatch(/\{\{|undefined|editing\./);
      }
      expect((await nila.get(`${prefix}${path}/preview`)).text).toContain(NAME);
    }
    const published = await nila.submit(await nila.get(path), {}, "form#publication");
    const { toasts, inHouse } = texts("en").editing;
    const areaToasts = area.isPublic ? toasts : inHouse.toasts;
    expect(published.text).toContain(areaToasts.published);
    const row = `tbody tr:has(a[href="${path}"])`;
    expect((await nila.get(list)).document.querySelector(row)?.text).toContain("Published");
    const page = area.asksReason ? await nila.get(`${path}/publication`) : published;
    const withdrawn = await nila.submit(page, { reason: "Asked to" }, "form#publication");
    expect(withdrawn.text).toContain(area.asksReason ? toasts.rejected : areaToasts.withdrawn);
  });

  it("is erased with its revisions when its time in the bin is over", async () => {
    const { path, id } = recordOf(await area.add(nila, NAME));
    await remove(nila, path);
    const revisions = () =>
      site.db.selectFrom("revisions").select("version").where("record_id", "=", id);
    expect(await revisions().execute()).not.toEqual([]);
    const before = new Date(site.clock.now.getTime() + 1000).toISOString();
    await sweepBin(site.db, before);
    expect(await revisions().execute()).toEqual([]);
    expect((await nila.get("/dashboard/admin/bin")).text).not.toContain(NAME);
    const erasures = await site.db.selectFrom("erasures").select("kind").execute();
    expect(erasures).toEqual([{ kind: `content ${area.kind}` }]);
  });
});

describe.each(singleAreas)("single record of $kind", ({ kind, path, id, field, facts }) => {
  it("opens its facts at the area's address, and has a tab for each language", async () => {
    for (const language of languages) {
      const prefix = language === "en" ? "" : `/${language}`;
      const page = await nila.get(prefix + path);
      expect(page.path).toBe(prefix + path);
      expect(page.text).not.toMatch(/\{\{|undefined|editing\./);
      const tabs = page.document.querySelectorAll("main nav a[href*='in=']");
      expect(tabs.map((tab) => tab.getAttribute("href"))).toEqual(
        languages.map((code) => `${prefix}${path}?in=${code}`),
      );
      for (const name of Object.keys(facts)) {
        expect(page.document.querySelector(`${WORDS} [name="${name}"]`), name).not.toBeNull();
      }
    }
    expect((await nila.get(`${path}/${id}`)).path).toBe(path);
    expect((await nila.get(`${path}/${id}?in=bn`)).path).toBe(`${path}?in=bn`);
  });

  it("keeps separate revisions of text and facts", async () => {
    const [factsPage, words] = [await nila.get(path), await karim.get(`${path}?in=en`)];
    const saved = await nila.submit(factsPage, facts, WORDS);
    expect(saved.path).toBe(path);
    expect(saved.text).toContain("Saved.");
    const savedText = await karim.submit(words, { [field]: "Karim's" }, WORDS);
    expect(savedText.path).toBe(`${path}?in=en`);
    for (const query of ["", "?in=en"]) {
      const versions = await nila.get(`${path}/${id}/revisions${query}`);
      const back = await nila.submit(versions, {}, "form#restore");
      expect(back.path, query).toBe(path + query);
      expect(back.text).toContain("is back");
    }
    expect((await auditOf(site, id)).slice(-4)).toEqual([
      "content-changed Nila",
      "content-changed Karim",
      "content-reverted Nila",
      "content-reverted Nila",
    ]);
  });

  it("shows the first editor's change to the second", async () => {
    const tab = `${path}?in=en`;
    const karimsPage = await karim.get(tab);
    await nila.submit(await nila.get(tab), { [field]: "Nila's" }, WORDS);
    const conflict = await karim.submit(karimsPage, { [field]: "Karim's" }, WORDS);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Nila's");
    expect((await karim.submit(conflict, {}, WORDS)).html).toContain("Karim&#x27;s");
  });

  it("cannot be added, listed, published, previewed or deleted", async () => {
    const page = await nila.get(path);
    expect(page.document.querySelector("form#publication")).toBeNull();
    for (const below of [
      "/new",
      "/order",
      "/2",
      "/2/revisions",
      ...["publication", "preview", "pictures", "deletion"].map((name) => `/${id}/${name}`),
    ]) {
      expect((await nila.get(path + below)).status, below).toBe(404);
      expect(page.html).not.toContain(`${path}${below}"`);
    }
    expect((await nila.get(`${path}?in=fr`)).status).toBe(404);
    expect(
      (await nila.get("/dashboard/admin")).document.querySelector(`nav a[href="${path}"]`),
    ).not.toBeNull();
    expect(kind).toBe(path.split("/").at(-1));
  });
});

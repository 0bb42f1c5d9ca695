import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import {
  FACT_FORM,
  fieldValue,
  insertHospital,
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

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
});
afterEach(() => site.close());

const HIGHLIGHTS = ["One", "Two", "Three"];

describe("list in a hospital's text", () => {
  it("can be extended, reordered and shortened without losing input or saving", async () => {
    const id = await insertHospital(site.db, {}, { en: { keyHighlights: HIGHLIGHTS } });
    const form = await nila.get(recordPath(id));
    const press = (page: typeof form, list: string, more = {}) =>
      nila.submit(page, { ...more, list }, TEXT_FORM);
    const added = await press(form, "add key_highlights", {
      bio: "Typed",
      "key_highlights-0": "1st",
    });
    expect(added.status).toBe(200);
    expect(problems(added)).toEqual([]);
    expect(added.html).not.toContain("<title>Error:");
    expect(lines(added, "key_highlights")).toEqual(["1st", "Two", "Three", ""]);
    expect(fieldValue(added, "bio")).toBe("Typed");
    expect(added.document.querySelector("[autofocus]")?.id).toBe("key_highlights-3");
    const moved = await press(added, "up key_highlights 2", { "key_highlights-3": "Four" });
    expect(lines(moved, "key_highlights")).toEqual(["1st", "Three", "Two", "Four"]);
    const fewer = await press(moved, "remove key_highlights 0");
    expect(lines(fewer, "key_highlights")).toEqual(["Three", "Two", "Four"]);
    expect(await textRow(site, id, "en")).toMatchObject({ version: 1 });
    const saved = await nila.submit(fewer, {}, TEXT_FORM);
    expect(saved.text).toContain("Saved.");
    expect(await textRow(site, id, "en")).toMatchObject({
      bio: "Typed",
      key_highlights: "Three\nTwo\nFour",
    });
  });

  it("keeps each item on one line, even if line breaks were typed or pasted", async () => {
    const id = await insertHospital(site.db, {}, { en: { keyHighlights: HIGHLIGHTS } });
    const broken = { "key_highlights-0": "A ward\r\nby the fort\n" };
    const form = await nila.get(recordPath(id));
    const added = await nila.submit(form, { ...broken, list: "add key_highlights" }, TEXT_FORM);
    expect(lines(added, "key_highlights")[0]?.trim()).toBe("A ward by the fort");
    await nila.submit(added, { ...broken, "key_highlights-3": "Four" }, TEXT_FORM);
    expect(await textRow(site, id, "en")).toMatchObject({
      key_highlights: "A ward by the fort\nTwo\nThree\nFour",
    });
  });

  it("moves its translations with it, item by item", async () => {
    const bn = { keyHighlights: ["এক", "দুই", "তিন"] };
    const id = await insertHospital(site.db, {}, { en: { keyHighlights: HIGHLIGHTS }, bn });
    const down = await nila.submit(
      await nila.get(recordPath(id)),
      { list: "down key_highlights 0" },
      TEXT_FORM,
    );
    await nila.submit(down, {}, TEXT_FORM);
    expect(await textRow(site, id, "en")).toMatchObject({ key_highlights: "Two\nOne\nThree" });
    expect(await textRow(site, id, "bn")).toMatchObject({ key_highlights: "দুই\nএক\nতিন" });
    // only the order changed: the translation is still current
    expect((await nila.get(recordPath(id, "?in=bn"))).text).not.toContain("older than English");
    const gone = await nila.submit(
      await nila.get(recordPath(id)),
      { list: "remove key_highlights 0", "key_highlights-2": "Changed" },
      TEXT_FORM,
    );
    await nila.submit(gone, {}, TEXT_FORM);
    expect(await textRow(site, id, "bn")).toMatchObject({ key_highlights: "এক\nতিন" });
    const isOlder = async () =>
      (await nila.get(recordPath(id, "?in=bn"))).text.includes("older than English");
    expect(await isOlder()).toBe(true);
    // moving items does not make an outdated translation current
    const up = { list: "up key_highlights 1" };
    await nila.submit(
      await nila.submit(await nila.get(recordPath(id)), up, TEXT_FORM),
      {},
      TEXT_FORM,
    );
    expect(await textRow(site, id, "en")).toMatchObject({ key_highlights: "Changed\nOne" });
    expect(await isOlder()).toBe(true);
  });

  it("keeps an English item's place in a translation that lacks it", async () => {
    const id = await insertHospital(
      site.db,
      { slug: "riverside" },
      { en: { keyHighlights: HIGHLIGHTS }, bn: { keyHighlights: [] } },
    );
    await nila.submit(
      await nila.get(recordPath(id, "?in=bn")),
      { "key_highlights-2": "তিন" },
      TEXT_FORM,
    );
    expect(await textRow(site, id, "bn")).toMatchObject({ key_highlights: "\n\nতিন" });
    expect(fieldValue(await nila.get(recordPath(id, "?in=bn")), "key_highlights-2")).toBe("তিন");
    const items = (await site.visitor().get("/bn/hospitals/riverside")).document
      .querySelectorAll("main ul[class] li")
      .map(({ text }) => text);
    expect(items).toContain("তিন");
    expect(items).not.toContain("");
  });

  it("refuses too many items, and an invalid order", async () => {
    const many = Array.from({ length: 15 }, (_, index) => `Line ${index}`);
    const id = await insertHospital(site.db, {}, { en: { keyHighlights: many } });
    const form = await nila.get(recordPath(id));
    expect(form.document.querySelector("#key_highlights-add")).toBeNull();
    for (const list of ["add key_highlights", "up key_highlights 0", "remove key_highlights 99"]) {
      expect(lines(await nila.submit(form, { list }, TEXT_FORM), "key_highlights"), list).toEqual(
        many,
      );
    }
    for (const list of ["up __proto__ 0", "up key_highlights -1", "up key_highlights 1e9", "x"]) {
      expect((await nila.submit(form, { list }, TEXT_FORM)).status, list).toBe(200);
    }
    expect(await textRow(site, id, "en")).toMatchObject({ key_highlights: many.join("\n") });
  });

  it("keeps its input when sent from a form with a stale token", async () => {
    const id = await insertHospital(site.db);
    const form = await nila.get(recordPath(id));
    const stale = await nila.submit(
      form,
      { csrf: "old", list: "add key_highlights", bio: "Typed" },
      TEXT_FORM,
    );
    expect(stale.status).toBe(403);
    expect(fieldValue(stale, "bio")).toBe("Typed");
    expect(lines(stale, "key_highlights")).toEqual(["Open since 1980", "By the river"]);
  });
});

describe("specialties of a hospital", () => {
  it("are chosen, sorted and saved; the public finds the hospital by them at once", async () => {
    const id = await insertHospital(site.db, { slug: "riverside" });
    const form = await nila.get(recordPath(id, "?in=facts"));
    const press = (page: typeof form, fields: Record<string, string>) =>
      nila.submit(page, fields, FACT_FORM);
    const heart = { list: "add specialties", "specialties-added": "cardiology" };
    const one = await press(form, { ...heart, city: "Madras" });
    expect(lines(one, "specialties", FACT_FORM)).toEqual(["cardiology"]);
    expect(fieldValue(one, "city", FACT_FORM)).toBe("Madras");
    const twice = await press(one, heart);
    expect(lines(twice, "specialties", FACT_FORM)).toEqual(["cardiology"]);
    const two = await press(one, { list: "add specialties", "specialties-added": "fertility" });
    const reordered = await press(two, { list: "up specialties 1" });
    expect(lines(reordered, "specialties", FACT_FORM)).toEqual(["fertility", "cardiology"]);
    expect(await foundHospitals(site.db, "riverside", { specialty: "fertility" })).toEqual([]);
    const saved = await press(reordered, {});
    expect(saved.text).toContain("Saved.");
    expect(fieldValue(saved, "specialties-0", FACT_FORM)).toBe("fertility");
    expect(await foundHospitals(site.db, "riverside", { specialty: "fertility" })).toEqual([
      "riverside",
    ]);
    const page = await site.visitor().get("/hospitals/riverside");
    const shown = page.document
      .querySelectorAll("main a[href*='specialty=']")
      .map(({ text }) => text);
    expect(shown).toEqual(["Fertility", "Heart"]);
  });
});

import { afterEach, beforeEach, expect, it } from "vitest";
import { pathInLanguage } from "~/locales/languages";
import { coordinator } from "../support/admin";
import { engineAreas, recordOf } from "../support/content-areas";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

// A list counts the records with missing or outdated text, and shows them.

let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const names = (page: Page) =>
  page.document.querySelectorAll("table tbody th a").map((link) => link.textContent.trim());
const chip = (page: Page, label: string) =>
  page.document
    .querySelectorAll('nav[aria-label="Words"] a')
    .find((link) => link.textContent.startsWith(label));
const countOn = (page: Page, label: string) =>
  Number(chip(page, label)?.textContent.replace(label, ""));

/** Fills in every field of a tab. */
async function fillTab(path: string, text: string): Promise<void> {
  const page = await nila.get(path);
  const controls = page.document
    .querySelectorAll("form#words input:not([type=hidden]), form#words textarea")
    .map((control) => control.getAttribute("name") ?? "")
    .filter((name) => name !== "leave-empty");
  const fields = Object.fromEntries(controls.map((name) => [name, text]));
  expect((await nila.submit(page, fields, "form#words")).text).toContain("Saved.");
}

const MISSING = "Missing words";
const OLDER = "Older than English";

it.each(engineAreas.filter(({ hasWords }) => hasWords))(
  "the list of $kind links to missing translations",
  async (area) => {
    const list = `/dashboard/admin/${area.kind}`;
    const before = await nila.get(list);
    await area.addWhole(nila, "With gaps");
    for (const name of ["Whole", "Behind"]) {
      const { path } = recordOf(await area.addWhole(nila, name));
      for (const tab of ["?in=bn", "?in=th"]) await fillTab(path + tab, name);
      if (name === "Whole") continue;
      await nila.submit(await nila.get(path), { [area.field]: "Behind it" }, "form#words");
    }
    const all = await nila.get(list);
    expect(countOn(all, MISSING)).toBe(countOn(before, MISSING) + 1);
    expect(countOn(all, OLDER)).toBe(countOn(before, OLDER) + 1);

    const missing = await nila.get(chip(all, MISSING)?.getAttribute("href") ?? "");
    expect(names(missing)).toHaveLength(countOn(all, MISSING));
    expect(names(missing)).toContain("With gaps");
    expect(chip(missing, MISSING)?.getAttribute("aria-current")).toBe("true");
    const behind = await nila.get(chip(missing, OLDER)?.getAttribute("href") ?? "");
    expect(names(behind)).toHaveLength(countOn(all, OLDER));
    expect(names(behind).join()).toContain("Behind");

    // the filter is combined with others, and then removed
    const result = await nila.submit(missing, { search: "Whole" }, "search form");
    expect(result.path).toContain("words=missing");
    expect(names(result)).not.toContain("With gaps");
    expect(names(missing)).toEqual(expect.arrayContaining(names(result)));
    expect(names(await nila.get(`${list}?words=missing&status=published`))).not.toContain(
      "With gaps",
    );
    const unfiltered = await nila.get(chip(missing, MISSING)?.getAttribute("href") ?? "");
    expect(names(unfiltered)).toEqual(names(all));
    expect(names(await nila.get(`${list}?words=everything`))).toEqual(names(all));
  },
);

it.each(engineAreas.filter(({ hasWords }) => hasWords))(
  "headings about a record of $kind mark its name as English",
  async (area) => {
    const { path } = recordOf(await area.add(nila, "Only English"));
    const parts = ["", "/publication", "/deletion", "/revisions"];
    for (const part of area.hasPicture ? [...parts, "/pictures"] : parts) {
      for (const language of ["bn", "th"] as const) {
        const page = await nila.get(pathInLanguage(`${path}${part}`, language));
        const marked = page.document.querySelector("h1 [lang=en]")?.textContent;
        expect([part, language, marked]).toEqual([part, language, "Only English"]);
      }
      const english = await nila.get(`${path}${part}`);
      expect(english.document.querySelector("h1")?.innerHTML).not.toContain("lang=");
    }
  },
);

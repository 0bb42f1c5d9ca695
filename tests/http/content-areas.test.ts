import { afterEach, beforeEach, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { areas, auditOf, recordOf, remove } from "../support/content-areas";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

// Acts on a record from its creation to the bin and back, in every area.

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
const wait = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};
/** The removed and added text of a comparison. */
const marks = (page: Page) =>
  page.document
    .querySelectorAll("main del, main ins")
    .map((mark) => `${mark.tagName.toLowerCase()} ${mark.textContent}`);

it.each(areas)("$kind keeps its revisions and returns from the bin unchanged", async (area) => {
  const { path, id } = recordOf(await area.add(nila, "Of the walk"));
  const form = () => nila.get(path);
  const currentText = async () => {
    const control = (await form()).document.querySelector(`${area.form} [name=${area.field}]`);
    return control?.getAttribute("value") ?? control?.textContent.trim();
  };
  const first = await currentText();
  for (const text of ["Second words", "Third words"]) {
    wait();
    const saved = await nila.submit(await form(), { [area.field]: text }, area.form);
    expect(saved.status).toBe(200);
  }
  expect(await currentText()).toBe("Third words");

  wait();
  const compared = await karim.get(`${path}/revisions`);
  expect(marks(compared).join()).toMatch(/del .*Second.*ins .*Third/);
  // restores the version from before both changes
  const before = compared.document.querySelectorAll("[name=from]")[2]?.getAttribute("value");
  const older = await karim.get(`${path}/revisions?from=${before}`);
  const restored = await karim.submit(older, {}, "form#restore");
  expect(restored.status).toBe(200);
  expect(await currentText()).toBe(first);

  for (const way of ["toast", "bin"] as const) {
    wait();
    const gone = await remove(nila, path);
    expect(gone.text).toContain("It stays in the bin for 30\u00a0days.");
    expect((await nila.get(path)).status).toBe(404);
    wait();
    const from = way === "toast" ? gone : await karim.get("/dashboard/admin/bin");
    const who = way === "toast" ? nila : karim;
    const undone = await who.submit(from, {}, "form[action$='/bin/restorations']");
    expect(undone.path).toBe(path);
    expect(undone.text).toContain("It is back, as it was.");
    expect(await currentText()).toBe(first);
  }
  expect((await auditOf(site, id)).slice(-7)).toEqual([
    "content-changed Nila",
    "content-changed Nila",
    "content-reverted Karim",
    "content-deleted Nila",
    "content-restored Nila",
    "content-deleted Nila",
    "content-restored Karim",
  ]);
});

it.each(areas)("$kind conflicts again if another change came before the retry", async (area) => {
  const { path } = recordOf(await area.add(nila, "Of the walk"));
  const form = (who = nila) => who.get(path);
  const save = async (who: Visitor, page: Page, text: string) =>
    who.submit(page, { [area.field]: text }, area.form);
  const karimsForm = await form(karim);
  wait();
  await save(nila, await form(), "First of Nila");
  const conflict = await save(karim, karimsForm, "Of Karim");
  expect(conflict.status).toBe(409);
  expect(conflict.text).toContain("First of Nila");
  wait();
  await save(nila, await form(), "Second of Nila");
  const again = await karim.submit(conflict, {}, area.form);
  expect(again.status).toBe(409);
  expect(again.text).toContain("Second of Nila");
  wait();
  expect((await karim.submit(again, {}, area.form)).status).toBe(200);
  expect((await form()).html).toContain("Of Karim");
});

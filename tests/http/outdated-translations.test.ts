import { afterEach, beforeEach, expect, it } from "vitest";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { recordPath as hospitalRecord, insertHospital } from "../support/edited-hospitals";
import { type Site, startSite } from "../support/site";
import { insertMember, recordPath, TEXT_FORM, textRow } from "../support/team";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
});
afterEach(() => site.close());

/** English words marked as new. */
const newWords = (page: Page) =>
  page.document
    .querySelectorAll("main ins")
    .map((element) => element.text.replace("new: ", "").trim());

it("an outdated translation shows the changed English, and can be confirmed", async () => {
  const id = await insertMember(site.db, {}, { en: {}, bn: { bio: "রাতে উত্তর দেন।" } });
  const english = await nila.get(recordPath(id));
  await nila.submit(english, { bio: "Answers at night and on Fridays." }, TEXT_FORM);
  const older = await nila.get(recordPath(id, "?in=bn"));
  expect(newWords(older)).toEqual(["and on Fridays"]);
  // the page shows the complete English, since the translation is made from it
  const text = older.document.querySelector("main p:has(ins)")?.text;
  expect(text).toContain("Answers at night");
  const button = older.document
    .querySelectorAll(`${TEXT_FORM} button`)
    .find((one) => one.text === en.editing.stillRight);
  expect(button?.getAttribute("type") ?? "submit").toBe("submit");
  const saved = await nila.submit(older, {}, TEXT_FORM);
  expect(saved.text).toContain(en.editing.toasts.saved);
  expect(newWords(saved)).toEqual([]);
  expect(saved.text).not.toContain(en.editing.stillRight);
  const stored = await textRow(site, id, "bn");
  expect(stored).toMatchObject({ bio: "রাতে উত্তর দেন।", version: 1, english_version: 2 });
});

it("changed lines of a hospital's lists are marked, unless the earlier English is missing", async () => {
  const id = await insertHospital(site.db, {}, { en: {}, bn: {} });
  const english = await nila.get(hospitalRecord(id));
  await nila.submit(english, { "key_highlights-0": "Open since 1979" }, TEXT_FORM);
  expect(newWords(await nila.get(hospitalRecord(id, "?in=bn")))).toEqual(["1979"]);
  await site.db.deleteFrom("revisions").execute();
  const unmarked = await nila.get(hospitalRecord(id, "?in=bn"));
  expect(newWords(unmarked)).toEqual([]);
  expect(unmarked.text).toContain("Open since 1979");
  expect(unmarked.text).toContain(en.editing.stillRight);
});

it("a text with gaps is also called outdated, and the changed English of the costs is marked", async () => {
  const costs = "/dashboard/admin/costs";
  const save = async (address: string, typed: Record<string, string>) => {
    const saved = await nila.submit(await nila.get(address), typed, TEXT_FORM);
    expect(saved.text).toContain(en.editing.toasts.saved);
  };
  await save(`${costs}?in=en`, { source: "our own quotes", payers: "The family." });
  await save(`${costs}?in=bn`, { source: "আমাদের হিসাব", payers: "" });
  const gaps = await nila.get(`${costs}?in=bn`);
  expect(gaps.text).toContain(en.editing.gapsByField);
  expect(gaps.text).not.toContain(en.editing.stillRight);
  await save(`${costs}?in=en`, { source: "our own quotes of 2026" });
  const both = await nila.get(`${costs}?in=bn`);
  expect(newWords(both)).toEqual(["of 2026"]);
  expect(both.text).toContain(en.editing.gapsByField);
  expect(both.text).toContain(en.editing.stillRight);
  const tab = both.document.querySelector('main nav [aria-current="page"]')?.text;
  expect(tab).toBe("বাংলাmissing: 1, older than English");

  // a team member's page shows the same as the page of costs
  const id = await insertMember(site.db, {}, { en: {}, bn: { role: "" } });
  await nila.submit(
    await nila.get(recordPath(id)),
    { bio: "Answers at night and at noon." },
    TEXT_FORM,
  );
  const member = await nila.get(recordPath(id, "?in=bn"));
  expect(member.text).toContain(en.editing.gaps);
  expect(newWords(member)).toEqual(["and at noon"]);
  // saving with gaps still confirms that the rest is current
  const saved = await nila.submit(member, {}, TEXT_FORM);
  expect(saved.text).not.toContain(en.editing.stillRight);
});

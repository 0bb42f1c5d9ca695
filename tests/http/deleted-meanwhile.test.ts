import { afterAll, beforeAll, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertFormRows } from "../support/forms";
import { jpegFile } from "../support/pictures";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { FORMS_ID } from "../support/visitors-by-route";

let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite();
  await insertFormRows(site);
  nila = await coordinator(site);
});
afterAll(() => site.close());

/** Moves the clock on between two submissions, because the history is ordered by time. */
const advanceClock = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 1000);
};
async function putIntoBin(area: string): Promise<void> {
  advanceClock();
  const question = await nila.get(`/dashboard/admin/${area}/${FORMS_ID}/deletion`);
  await nila.submit(question, {}, "form#confirmation");
}
async function takeOutOfBin(): Promise<void> {
  advanceClock();
  const bin = await nila.get("/dashboard/admin/bin");
  const form = `form[action$="/bin/restorations"]:has([name=id][value="${FORMS_ID}"])`;
  await nila.submit(bin, {}, form);
}

const KEPT = "What you typed is still here";
const forms = [
  ["hospital-list", "", "form#words", { bio: "By the river, and quiet." }],
  ["hospital-list", "?in=facts", "form#words", { city: "Vellore" }],
  ["blog-posts", "", "form#words", { excerpt: "What to ask the airline." }],
  ["blog-posts", "?in=facts", "form#words", { slug: "asked-of-airlines" }],
  ["team-member", "", "form#words", { role: "Head of the nights" }],
  ["videos-reviews", "", "form#words", { title: "How we came to Chennai" }],
  ["patient-reviews", "", "form#words", { text: "They rang at two." }],
  ["pictures", "", "form#alts", { alt_bn: "একজন নার্স" }],
] as const;

it.each(forms)(
  "keeps a form whose record was deleted meanwhile, and saves it if the record is restored (%s%s)",
  async (area, part, form, typed) => {
    const page = await nila.get(`/dashboard/admin/${area}/${FORMS_ID}${part}`);
    await putIntoBin(area);
    const kept = await nila.submit(page, typed, form);
    expect(kept.path).toContain("/kept-forms/");
    expect(kept.document.querySelector("h1")?.text).toBe(KEPT);
    expect(kept.document.querySelector(`a[href$="/admin/bin"]`)).not.toBeNull();
    const [words = ""] = Object.values(typed);
    expect(kept.document.querySelector("main dl")?.text).toContain(words);
    await takeOutOfBin();
    const saved = await nila.submit(kept, {}, "form#kept");
    expect(saved.path).toContain(`/${area}/${FORMS_ID}`);
    expect(saved.document.toString()).toContain(words);
    expect(saved.text).not.toContain(KEPT);
  },
);

it.each([
  ["a preview", "blog-posts", "", "form#words", { excerpt: "Ask.", preview: "on" }],
  [
    "an added line",
    "hospital-list",
    "",
    "form#words",
    { bio: "By the fort.", list: "add key_highlights" },
  ],
  ["a refusal", "hospital-list", "?in=facts", "form#words", { city: "Fort", website: "none" }],
] as const)("keeps the input on a page of its own instead of in the form: %s", async (...row) => {
  const [, area, part, form, typed] = row;
  const page = await nila.get(`/dashboard/admin/${area}/${FORMS_ID}${part}`);
  await putIntoBin(area);
  const kept = await nila.submit(page, typed, form);
  const [words = ""] = Object.values(typed);
  expect(kept.document.querySelector("h1")?.text).toBe(KEPT);
  expect(kept.document.querySelector("main dl")?.text).toContain(words);
  await takeOutOfBin();
  const back = await nila.submit(kept, {}, "form#kept");
  expect(back.path).toContain(`/${area}/${FORMS_ID}`);
  expect(back.document.toString()).toContain(words);
  expect(back.text.includes("Saved.")).toBe(row[0] !== "a refusal");
});

it("names changed picture descriptions in the history as on the form", async () => {
  const { text } = await nila.get(`/dashboard/admin/pictures/${FORMS_ID}`);
  expect(text).not.toContain("alt_bn");
});

it("gives the deleted record as the reason, not an expired log-in", async () => {
  const page = await nila.get(`/dashboard/admin/hospital-list/${FORMS_ID}`);
  await putIntoBin("hospital-list");
  await nila.submit(page, { bio: "Left for later." }, "form#words");
  const home = await nila.get("/dashboard/admin");
  const link = home.document.querySelector('main a[href*="kept-forms"]');
  const kept = await nila.get(link?.getAttribute("href") ?? "");
  expect(kept.text).toContain("was deleted while you wrote");
  expect(kept.text).not.toContain("You had been logged out");
  expect(kept.document.querySelector('a[href$="/admin/bin"]')).not.toBeNull();
  await takeOutOfBin();
});

it("answers an upload for a deleted picture with the bin", async () => {
  const page = await nila.get(`/dashboard/admin/pictures/${FORMS_ID}/replacement`);
  await putIntoBin("pictures");
  const bin = await nila.submitFile(page, {}, await jpegFile(), "form#replacement");
  expect(bin.path).toBe("/dashboard/admin/bin");
  expect(bin.text).toContain("Somebody deleted this picture or record meanwhile.");
});

it("shows a kept form only to its writer", async () => {
  const [kept] = await site.db.selectFrom("kept_forms").select("id").execute();
  const karim = await coordinator(site, "Karim");
  expect((await karim.get(`/dashboard/admin/kept-forms/${kept?.id}`)).status).toBe(404);
});

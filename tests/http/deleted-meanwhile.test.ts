import { afterAll, beforeAll, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { FORMS_ID } from "../support/cast";
import { layForms } from "../support/forms";
import { jpegFile } from "../support/pictures";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite();
  await layForms(site);
  nila = await coordinator(site);
});
afterAll(() => site.close());

const KEPT = "What you typed is still here";
const forms = [
  ["hospitals", "hospital-list", "", "form#words", { bio: "By the river, and quiet." }],
  ["hospitals", "hospital-list", "/facts", "form#facts", { city: "Vellore" }],
  ["posts", "blog-posts", "", "form#words", { excerpt: "What to ask the airline." }],
  ["posts", "blog-posts", "/facts", "form#facts", { slug: "asked-of-airlines" }],
  ["team_members", "team-member", "", "form#words", { role: "Head of the nights" }],
  ["video_reviews", "videos-reviews", "", "form#words", { title: "How we came to Chennai" }],
  ["reviews", "patient-reviews", "/correction", "form#correction", { text: "They rang at two." }],
  ["pictures", "pictures", "", "form#alts", { alt_bn: "একজন নার্স" }],
] as const;

it.each(forms)(
  "what is typed while its record of %s is deleted is kept, and saved once it is back (%s%s)",
  async (table, area, part, form, typed) => {
    const page = await nila.get(`/dashboard/admin/${area}/${FORMS_ID}${part}`);
    const question = await nila.get(`/dashboard/admin/${area}/${FORMS_ID}/deletion`);
    await nila.submit(question, {}, "form#confirmation");
    const kept = await nila.submit(page, typed, form);
    expect(kept.path).toContain("/kept-forms/");
    expect(kept.document.querySelector("h1")?.text).toBe(KEPT);
    expect(kept.document.querySelector(`a[href$="/admin/bin"]`)).not.toBeNull();
    const [words = ""] = Object.values(typed);
    expect(kept.document.querySelector("main dl")?.text).toContain(words);
    await site.db.updateTable(table).set({ deleted_at: null }).where("id", "=", FORMS_ID).execute();
    const saved = await nila.submit(kept, {}, "form#kept");
    expect(saved.path).toContain(`/${area}/${FORMS_ID}`);
    expect(saved.document.toString()).toContain(words);
    expect(saved.text).not.toContain(KEPT);
  },
);

it("a change of a picture's descriptions is named in its history as on the form", async () => {
  const { text } = await nila.get(`/dashboard/admin/pictures/${FORMS_ID}`);
  expect(text).not.toContain("alt_bn");
});

it("is said at every look to belong to a deleted record, not to a log-in that had run out", async () => {
  const page = await nila.get(`/dashboard/admin/hospital-list/${FORMS_ID}`);
  const question = await nila.get(`/dashboard/admin/hospital-list/${FORMS_ID}/deletion`);
  await nila.submit(question, {}, "form#confirmation");
  await nila.submit(page, { bio: "Left for later." }, "form#words");
  const home = await nila.get("/dashboard/admin");
  const link = home.document.querySelector('main a[href*="kept-forms"]');
  const kept = await nila.get(link?.getAttribute("href") ?? "");
  expect(kept.text).toContain("was deleted while you wrote");
  expect(kept.text).not.toContain("You had been logged out");
  expect(kept.document.querySelector('a[href$="/admin/bin"]')).not.toBeNull();
});

it("a file for a picture that was deleted leads to the bin, from where the picture comes back", async () => {
  const page = await nila.get(`/dashboard/admin/pictures/${FORMS_ID}/replacement`);
  const question = await nila.get(`/dashboard/admin/pictures/${FORMS_ID}/deletion`);
  await nila.submit(question, {}, "form#confirmation");
  const bin = await nila.submitFile(page, {}, await jpegFile(), "form#replacement");
  expect(bin.path).toBe("/dashboard/admin/bin");
  expect(bin.text).toContain("Somebody deleted this picture or record meanwhile.");
});

it("is kept for its writer alone", async () => {
  const [kept] = await site.db.selectFrom("kept_forms").select("id").execute();
  const karim = await coordinator(site, "Karim");
  expect((await karim.get(`/dashboard/admin/kept-forms/${kept?.id}`)).status).toBe(404);
});

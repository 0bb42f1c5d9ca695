import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { uploadedPictureId } from "../support/pictures";
import { insertPost } from "../support/posts";
import { type Site, startSite } from "../support/site";
import { insertStory } from "../support/story";
import { insertMember } from "../support/team";
import { insertVideo } from "../support/videos";
import type { Page, Visitor } from "../support/visitor";

// Common parts of all content editors.

let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const areaPath = (name: string) => `/dashboard/admin/${name}`;
/** Open items of a checklist. */
const openItems = (page: Page) =>
  page.document
    .querySelectorAll("section li")
    .map((line) => line.textContent)
    .filter((text) => text.endsWith("(open)"))
    .map((text) => text.replace(" (open)", ""));
const names = (page: Page) =>
  page.document.querySelectorAll("table tbody th a").map((link) => link.textContent.trim());
const chip = (page: Page, text: string) =>
  page.document
    .querySelectorAll('nav[aria-label="Status"] a')
    .find((link) => link.textContent.startsWith(text));

describe("checklist before publishing", () => {
  it("asks for a post's languages, a described cover and up-to-date translations", async () => {
    await insertPost(site, "packing", "Bring all of them.", { status: "draft" });
    await site.db
      .updateTable("post_texts")
      .set({ updated_at: "2025-01-01T00:00:00.000Z" })
      .where("record_id", "=", "packing")
      .execute();
    const page = areaPath("blog-posts/packing");
    expect(openItems(await nila.get(page))).toEqual([
      "বাংলা: missing: 3",
      "ไทย: missing: 3",
      "No cover of its own: the drawing of the category is shown",
      "The English was written or checked within the last year",
    ]);
    const pictureId = await uploadedPictureId(nila);
    await nila.submit(
      await nila.get(`${page}/pictures`),
      {},
      `form:has([name=pictureId][value="${pictureId}"])`,
    );
    const long = { excerpt: "x".repeat(161) };
    await nila.submit(await nila.get(page), long, "form#words");
    // the page that publishes the post shows the checklist too
    for (const address of [page, `${page}/publication`]) {
      expect(openItems(await nila.get(address))).toEqual([
        "বাংলা: missing: 3",
        "ไทย: missing: 3",
        "Each picture is described in three languages",
        "At most 160 characters in the sentence or two",
      ]);
    }
  });

  it("warns of contact details in a story, and of a hospital that is not on the site", async () => {
    await site.db
      .updateTable("hospitals")
      .set({ status: "draft" })
      .where("id", "=", "sample-cmc-vellore")
      .execute();
    const id = await insertStory(site.db, {
      text: "Ring me: ০১৭১১-২৩৪৫৬৭",
      hospital_id: "sample-cmc-vellore",
    });
    const page = await nila.get(areaPath(`patient-reviews/${id}`));
    expect(openItems(page)).toEqual([
      "A phone number, an email or a link is in it",
      "The hospital that it names is not on the site",
    ]);
    expect(page.text).toContain("Consent: Ticked the box on our form, 19 November 2026");
    const fixed = { text: "They rang at night.", hospital_id: "" };
    await nila.submit(await nila.get(areaPath(`patient-reviews/${id}`)), fixed, "form#words");
    expect(openItems(await nila.get(areaPath(`patient-reviews/${id}`)))).toEqual([]);
  });

  it("lists the gaps of a sample video review and of a member", async () => {
    const video = await insertVideo(site.db, { sample: 1, link: "https://old.example/1" });
    expect(openItems(await nila.get(areaPath(`videos-reviews/${video}`)))).toEqual([
      "বাংলা: missing: 2",
      "ไทย: missing: 2",
      "The link opens a video on YouTube, Facebook or Vimeo",
      "Still a sample that we made up",
    ]);
    const member = await insertMember(site.db, { status: "draft" }, { en: { bio: "" } });
    expect(openItems(await nila.get(areaPath(`team-member/${member}/publication`)))).toEqual([
      "English is complete",
      "বাংলা: missing: 3",
      "ไทย: missing: 3",
      "No photo: a figure is drawn",
    ]);
  });
});

describe("preview", () => {
  it("shows a story, a video review and a member as families will see them, including drafts", async () => {
    const story = await insertStory(site.db, { text: "<b>They rang</b> at night." });
    const video = await insertVideo(
      site.db,
      { status: "draft" },
      { en: {}, bn: { title: "চেন্নাই যাত্রা", patient: "" } },
    );
    const member = await insertMember(site.db, { status: "draft" }, { en: { name: "Nila R." } });
    for (const [address, words] of [
      [areaPath(`patient-reviews/${story}`), "<b>They rang</b> at night."],
      [areaPath(`videos-reviews/${video}`), "A journey to Chennai"],
      [areaPath(`team-member/${member}`), "Nila R."],
    ] as const) {
      const editor = await nila.get(address);
      const link = editor.document
        .querySelectorAll("a")
        .find((a) => a.textContent === "See it as families will");
      expect(link?.getAttribute("href")).toBe(`${address}/preview`);
      const preview = await nila.get(`${address}/preview`);
      expect(preview.text).toContain("A preview of a draft: only coordinators see this page.");
      expect(preview.text).toContain(words);
      expect(preview.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe(
        "noindex",
      );
      // incomplete Bengali falls back to English
      expect((await nila.get(`/bn${address}/preview`)).text).toContain(words);
      expect((await site.visitor().send(`${address}/preview`)).status).toBe(303);
      expect((await site.visitor().get("/reviews")).text).not.toContain(words);
    }
    await nila.submit(await nila.get(areaPath(`videos-reviews/${video}`)), {}, "form#publication");
    const publishedPreview = await nila.get(areaPath(`videos-reviews/${video}/preview`));
    expect(publishedPreview.text).toContain("A preview: this is how families see it.");
  });

  it("of a post also works after a conflict, and loses nothing", async () => {
    await insertPost(site, "packing", "Bring all of them.", { status: "draft" });
    const karim = await coordinator(site, "Karim");
    const nilasPage = await nila.get(areaPath("blog-posts/packing"));
    await karim.submit(
      await karim.get(areaPath("blog-posts/packing")),
      { body: "Karim's." },
      "form#words",
    );
    const conflict = await nila.submit(nilasPage, { body: "## Mine" }, "form#words");
    expect(conflict.status).toBe(409);
    const preview = await nila.submit(conflict, { preview: "on" }, "form#words");
    expect(preview.document.querySelector("article h2")?.text).toBe("Mine");
    const saved = await nila.submit(preview, { preview: "" }, "form#words");
    expect(saved.text).toContain("Saved.");
    expect(saved.document.querySelector("[name=body]")?.textContent.trim()).toBe("## Mine");
  });
});

describe("list", () => {
  it("of the team is searched in all languages, and sortable only without a filter", async () => {
    await insertMember(site.db, { status: "draft" }, { en: { name: "Rima" }, bn: { name: "রিমা" } });
    const all = await nila.get(areaPath("team-member"));
    expect(all.document.querySelectorAll('[aria-label^="Move up"]').length).toBeGreaterThan(0);
    const found = await nila.get(areaPath(`team-member?search=${encodeURIComponent("রিমা")}`));
    expect(names(found)).toEqual(["Rima"]);
    expect(found.document.querySelectorAll('[aria-label^="Move"]')).toHaveLength(0);
    const drafts = await nila.get(chip(all, "Draft")?.getAttribute("href") ?? "");
    expect(names(drafts)).toEqual(["Rima"]);
    expect(chip(drafts, "Draft")?.getAttribute("aria-current")).toBe("true");
    expect(chip(drafts, "Draft")?.textContent).toBe("Draft 1");
    // a search keeps the chosen state
    const nobody = await nila.submit(drafts, { search: "Nobody" }, "search form");
    expect(nobody.path).toContain("status=draft");
    expect(nobody.text).toContain("Nothing found");
  });

  it.each([
    ["blog-posts", "Scheduled 0"],
    ["hospital-list", "Draft 0"],
    ["patient-reviews", "Waiting 1"],
    ["videos-reviews", "Draft 1"],
  ])("of %s counts each state, and links to the bin", async (name, text) => {
    await insertStory(site.db);
    await insertVideo(site.db, { status: "draft" });
    const list = await nila.get(areaPath(name));
    expect(chip(list, text.split(" ")[0] ?? "")?.textContent).toBe(text);
    expect(chip(list, "Bin")?.getAttribute("href")).toBe(areaPath("bin"));
    expect(list.document.querySelector("tbody a[href$=preview], tbody a")).not.toBeNull();
  });
});

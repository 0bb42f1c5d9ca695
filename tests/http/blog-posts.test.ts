import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/blog-posts";
const WORDS = "form#words";
const PUBLICATION = "form#publication";

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const postFields = {
  title: "What to pack for Chennai",
  excerpt: "A short list.",
  body: "## Papers\n\nBring **all** of them.",
  category: "travel-tips",
};
const addPost = async (given: Record<string, string> = {}) =>
  nila.submit(await nila.get(`${LIST}/new`), { ...postFields, ...given });
const getAsVisitor = (path: string) => site.visitor().get(path);
const fieldValue = (page: Page, selector: string) => {
  const control = page.document.querySelector(selector);
  return control?.getAttribute("value") ?? control?.textContent.replace(/^\n/, "");
};

describe("new post", () => {
  it("starts as a draft with a unique address made from its title", async () => {
    const added = await addPost();
    expect(added.text).toContain("Blog created successfully.");
    expect(added.text).toContain("/blog/what-to-pack-for-chennai");
    expect((await getAsVisitor("/blog/what-to-pack-for-chennai")).status).toBe(404);
    const second = await addPost({ excerpt: "Another list." });
    expect(second.text).toContain("/blog/what-to-pack-for-chennai-2");
    const bengali = await addPost({ title: "চেন্নাই" });
    expect(bengali.text).toContain("/blog/post");
  });

  it("is created once, however often the form is sent", async () => {
    const form = await nila.get(`${LIST}/new`);
    const first = await nila.submit(form, postFields);
    expect((await nila.submit(form, postFields)).path).toBe(first.path);
    expect((await nila.get(`${LIST}?search=pack chennai`)).text).toContain("Posts found: 1");
  });

  it("keeps its input when rejected for a taken or invalid address, a missing video or a long text", async () => {
    await addPost({ slug: "packing" });
    const form = await nila.get(`${LIST}/new`);
    const taken = await nila.submit(form, { ...postFields, slug: "packing", excerpt: "Kept <b>" });
    expect(taken.status).toBe(409);
    expect(taken.text).toContain("Another post has this link, or had it.");
    expect(fieldValue(taken, "[name=excerpt]")).toBe("Kept <b>");
    expect(fieldValue(taken, "[name=body]")).toBe(postFields.body);
    const wrong = { slug: "???", link: "https://evil.example/v", category: "", title: " " };
    const failed = await nila.submit(form, { ...postFields, ...wrong, body: "ক".repeat(40_001) });
    expect(failed.status).toBe(400);
    const problems = failed.document.querySelectorAll("[role=alert] li").map(({ text }) => text);
    expect(problems).toEqual([
      "Title: Please fill this in.",
      "Text: This text is too long. Please shorten it.",
      "Category: Please fill this in.",
      "This is not a link to a video on YouTube, Facebook or Vimeo.",
      "Write the link in small English letters, digits and hyphens.",
    ]);
    expect(fieldValue(failed, "[name=body]")).toHaveLength(40_001);
    const saved = await nila.submit(form, { ...postFields, body: "ক".repeat(40_000) });
    expect(saved.text).toContain("Blog created successfully.");
  });
});

describe("preview", () => {
  it("shows the input, saves nothing, and keeps it in the form", async () => {
    const post = await addPost();
    const previewPage = await nila.submit(
      post,
      { body: "## New\n\nWords <script>alert(1)</script> [x](javascript:alert(1))", preview: "on" },
      WORDS,
    );
    expect(previewPage.status).toBe(200);
    const panel = previewPage.document.querySelector("main [role=status]");
    expect(panel?.querySelector("h2 ~ article h2")?.text).toBe("New");
    expect(previewPage.html).not.toContain("<script>alert(1)");
    expect(panel?.querySelectorAll("a")).toHaveLength(0);
    expect(fieldValue(previewPage, `${WORDS} [name=body]`)).toContain("## New");
    expect(previewPage.html).not.toMatch(/<title[^>]*>Error/);
    expect(fieldValue(await nila.get(post.path), `${WORDS} [name=body]`)).toBe(postFields.body);
    // the preview's form has the version that was opened, so saving after Karim is a conflict
    await karim.submit(await karim.get(post.path), { title: "Karim's" }, WORDS);
    expect((await nila.submit(previewPage, {}, WORDS)).status).toBe(409);
  });

  it("shows coordinators a draft as families will see it", async () => {
    const post = await addPost();
    const preview = `${post.path}/preview`;
    const page = await nila.get(preview);
    expect(page.document.querySelector("h1")?.text).toBe(postFields.title);
    expect(page.document.querySelector("article strong")?.text).toBe("all");
    expect(page.html).toContain('content="noindex"');
    expect((await site.visitor().get(preview)).path).toContain("/admin/login");
    const bengali = await nila.get(`/bn${preview}`);
    expect(bengali.document.querySelector("h1")?.text).toBe(postFields.title);
  });
});

describe("post", () => {
  it("appears in every list when published, and disappears when unpublished", async () => {
    const post = await addPost({ featured: "on", link: "https://youtu.be/dQw4w9WgXcQ?si=x" });
    const published = await nila.submit(post, {}, PUBLICATION);
    expect(published.text).toContain("Published. Families see it now.");
    const places = [
      "/blog",
      "/blog?category=travel-tips",
      "/blog/rss.xml",
      "/sitemaps/posts-1.xml",
    ];
    const slug = "what-to-pack-for-chennai";
    for (const place of places) expect((await getAsVisitor(place)).html, place).toContain(slug);
    const page = await getAsVisitor(`/blog/${slug}`);
    expect(page.document.querySelector("article h2")?.text).toBe("Papers");
    expect(page.html).toContain("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
    await nila.submit(published, {}, PUBLICATION);
    for (const place of places) expect((await getAsVisitor(place)).html, place).not.toContain(slug);
    expect((await getAsVisitor(`/blog/${slug}`)).status).toBe(404);
  });

  it("appears by itself at its scheduled time in Bangladesh", async () => {
    const post = await addPost();
    const schedule = { day: "2026-11-20", time: "15:30" };
    const invalid = await nila.submit(post, { ...schedule, time: "25:00" }, PUBLICATION);
    expect(invalid.status).toBe(400);
    expect(invalid.text).toContain("Enter a time as hours and minutes.");
    expect((await nila.submit(post, { day: "", time: "09:30" }, PUBLICATION)).status).toBe(400);
    const scheduled = await nila.submit(invalid, schedule, PUBLICATION);
    expect(scheduled.text).toContain("Scheduled. It appears by itself when its time comes.");
    expect(scheduled.text).toContain("Families see this from");
    const slug = "/blog/what-to-pack-for-chennai";
    site.clock.now = new Date("2026-11-20T09:29:59.000Z");
    expect((await getAsVisitor(slug)).status).toBe(404);
    expect((await nila.get(`${LIST}?status=scheduled`)).text).toContain("Posts found: 1");
    site.clock.now = new Date("2026-11-20T09:30:00.000Z");
    expect((await getAsVisitor(slug)).status).toBe(200);
    expect((await getAsVisitor("/blog")).html).toContain(slug);
  });

  it.each([
    ["before the scheduled time", "2026-11-20T09:00:00.000Z"],
    ["after the scheduled time", "2026-11-20T11:00:00.000Z"],
  ])("is dated by its publication after scheduling and unscheduling, %s", async (_, at) => {
    const scheduled = await nila.submit(
      await addPost(),
      { day: "2026-11-20", time: "15:30" },
      PUBLICATION,
    );
    const back = await nila.submit(scheduled, {}, PUBLICATION);
    site.clock.now = new Date(at);
    expect((await getAsVisitor("/blog/what-to-pack-for-chennai")).status).toBe(404);
    await nila.submit(back, { day: "", time: "" }, PUBLICATION);
    expect((await getAsVisitor("/blog/what-to-pack-for-chennai")).status).toBe(200);
    const row = site.db.selectFrom("posts").select("published_at");
    const stored = await row.where("slug", "=", "what-to-pack-for-chennai").executeTakeFirst();
    expect(stored).toEqual({ published_at: at });
  });

  it("is shown in a language when its translation is complete, and in English until then", async () => {
    const post = await addPost();
    await nila.submit(post, {}, PUBLICATION);
    const tab = await nila.get(`${post.path}?in=bn`);
    const partly = await nila.submit(tab, { title: "চেন্নাইয়ে কী নেবেন" }, WORDS);
    const address = "/bn/blog/what-to-pack-for-chennai";
    expect((await getAsVisitor(address)).document.querySelector("h1")?.text).toBe(postFields.title);
    expect((await getAsVisitor("/bn/blog")).text).toContain(postFields.title);
    await nila.submit(partly, { excerpt: "ছোট তালিকা।", body: "সব কাগজ।" }, WORDS);
    expect((await getAsVisitor(address)).text).toContain("চেন্নাইয়ে কী নেবেন");
    expect((await getAsVisitor("/bn/blog")).text).toContain("চেন্নাইয়ে কী নেবেন");
  });
});

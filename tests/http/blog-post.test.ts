import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { insertPost } from "../support/posts";
import { expectContentPage } from "../support/public-lists";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string) => site.visitor().get(path);

describe("post", () => {
  it.each(languages)("is rendered from Markdown, in %s", async (language) => {
    const page = await get(paths.post("flying-with-oxygen", language));
    expectContentPage(page, language);
    const { post } = texts(language).blog;
    expect(page.document.querySelectorAll("article h2").length).toBeGreaterThan(2);
    expect(page.document.querySelectorAll("article ol > li").length).toBeGreaterThan(2);
    expect(page.text).toContain(post.sample);
    expect(page.text).toContain(
      { en: "14 July 2026", bn: "১৪ জুলাই ২০২৬", th: "14 กรกฎาคม" }[language],
    );
    expect(page.document.querySelector("a[href^='https://wa.me/?text=']")?.textContent).toContain(
      post.whatsapp,
    );
    const address = `http://localhost:3000${paths.post("flying-with-oxygen", language)}`;
    expect(page.text).toContain(address);
    expect(page.text).toContain(post.related);
  });

  it("has breadcrumbs for readers and for search engines", async () => {
    const page = await get("/th/blog/flying-with-oxygen");
    const { common, blog } = texts("th");
    const crumbs = page.document.querySelectorAll(`nav[aria-label="${common.breadcrumbs}"] a`);
    const category = blog.categories["travel-tips"];
    expect(crumbs.map((link) => link.textContent)).toEqual([
      common.nav.home,
      common.nav.blog,
      category,
    ]);
    const [json = ""] = page.html.match(/\{[^<]*"BreadcrumbList"[^<]*/) ?? [];
    const { itemListElement } = JSON.parse(json) as { itemListElement: { item: string }[] };
    expect(itemListElement.map(({ item }) => item)).toEqual([
      "http://localhost:3000/th",
      "http://localhost:3000/th/blog",
      "http://localhost:3000/th/blog?category=travel-tips",
      "http://localhost:3000/th/blog/flying-with-oxygen",
    ]);
  });

  it("shows HTML as text, and removes pictures and unsafe links", async () => {
    await insertPost(
      site,
      "hostile",
      '<script>alert(1)</script>\n\n[a](javascript:alert(1)) ![x](https://tracker.example/x.png)\n\n<a href="x" onclick="x">y</a>',
    );
    const page = await get("/blog/hostile");
    const article = page.document.querySelector("article");
    expect(article?.querySelectorAll("script, img, a")).toHaveLength(0);
    expect(article?.textContent).toContain("<script>alert(1)</script>");
    // the title is escaped
    expect(page.html).not.toContain("Title <hostile>");
  });

  it("links a video on a known host only", async () => {
    await insertPost(site, "with-video", "Words", {
      link: "https://youtu.be/dQw4w9WgXcQ?si=track",
    });
    await insertPost(site, "with-trap", "Words", {
      link: "https://evil.example/watch?v=dQw4w9WgXcQ",
    });
    const good = await get("/blog/with-video");
    const link = good.document.querySelector(
      "a[href='https://www.youtube.com/watch?v=dQw4w9WgXcQ']",
    );
    expect(link?.textContent).toContain("YouTube");
    expect(good.html).not.toContain("<iframe");
    const bad = await get("/blog/with-trap");
    expect(bad.status).toBe(200);
    expect(bad.html).not.toContain("evil.example");
  });

  it("falls back to English, with a notice", async () => {
    await insertPost(site, "only-english", "Words");
    const page = await get("/th/blog/only-english");
    expect(page.text).toContain(texts("th").common.notInLanguage);
    expect(page.document.querySelector("article")?.getAttribute("lang")).toBe("en");
  });

  it("shows an edit at once", async () => {
    await insertPost(site, "edited", "The first words");
    expect((await get("/blog/edited")).text).toContain("The first words");
    await site.db
      .updateTable("post_texts")
      .set({ body: "Other words" })
      .where("record_id", "=", "edited")
      .execute();
    expect((await get("/blog/edited")).text).toContain("Other words");
  });

  it("opens under a slug that is also the address of a page", async () => {
    await insertPost(site, "contact", "Our desk.");
    for (const language of languages) {
      const page = await get(paths.post("contact", language));
      expect([page.status, page.document.querySelector("h1")?.text]).toEqual([
        200,
        "Title <contact>",
      ]);
    }
  });

  it("returns 404 as a draft, when deleted, or under an unknown slug", async () => {
    await insertPost(site, "draft", "Words", { status: "draft" });
    await insertPost(site, "gone", "Words");
    expect((await get("/blog/gone")).status).toBe(200);
    await site.db.deleteFrom("posts").where("slug", "=", "gone").execute();
    for (const slug of ["draft", "gone", "no-such-post", "%00", "%3Cscript%3E"]) {
      expect((await get(`/blog/${slug}`)).status).toBe(404);
      const page = await get(`/bn/blog/${slug}`);
      expect(page.status).toBe(404);
      expect(page.text).toContain(texts("bn").errors.notFound.title);
    }
    expect((await get("/blog?all=1")).html).not.toContain("/blog/draft");
  });
});

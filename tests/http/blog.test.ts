import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postCategories } from "~/features/blog/post";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { readsItsLanguage } from "../support/public-lists";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string) => site.visitor().get(path);
type Page = Awaited<ReturnType<typeof get>>;

/** The posts that are linked, each once. */
function postsOn(page: Page): string[] {
  const links = page.document.querySelectorAll("main a[href*='/blog/']");
  const hrefs = links.map((link) => link.getAttribute("href") ?? "");
  return [...new Set(hrefs.filter((href) => !href.includes("rss.xml")))];
}

async function insertPost(
  slug: string,
  body: string,
  given: { video_url?: string; status?: "draft"; published_at?: string; featured?: 1 } = {},
  at: Site = site,
) {
  const now = "2026-01-01T00:00:00.000Z";
  await at.db
    .insertInto("posts")
    .values({
      id: slug,
      slug,
      category: "travel-tips",
      featured: 0,
      cover: null,
      video_url: null,
      status: "published",
      published_at: now,
      sample: 0,
      created_at: now,
      updated_at: now,
      ...given,
    })
    .execute();
  await at.db
    .insertInto("post_texts")
    .values({
      post_id: slug,
      language: "en",
      title: `Title <${slug}>`,
      excerpt: "An excerpt",
      body,
    })
    .execute();
}

describe("the blog", () => {
  it.each(languages)("has its featured post, categories and calls, in %s", async (language) => {
    const { blog } = texts(language);
    const page = await get(paths.blog(language));
    readsItsLanguage(page, language);
    expect(postsOn(page)[0]).toBe(paths.post(featured, language));
    for (const category of postCategories) {
      const link = page.document.querySelector(
        `main a[href="${paths.blog(language, { category })}"]`,
      );
      expect(link?.textContent).toBe(blog.categories[category]);
    }
    expect(page.text).toContain(blog.story.title);
    const all = page.document.querySelector(`a[href="${paths.blog(language, { all: 1 })}"]`);
    expect(all?.textContent).toBe(blog.watchAll);
    const feed = page.document.querySelector("link[type='application/rss+xml']");
    expect(feed?.getAttribute("href")).toBe(paths.blogFeed(language));
  });

  let featured: string;
  beforeAll(async () => {
    const row = await site.db
      .selectFrom("posts")
      .select("slug")
      .where("featured", "=", 1)
      .executeTakeFirstOrThrow();
    featured = row.slug;
  });

  it("lists all, and those of a category", async () => {
    expect(postsOn(await get("/blog?all=1"))).toHaveLength(10);
    const page = await get("/blog?category=travel-tips");
    expect(page.document.querySelector("h1")?.textContent).toBe("Travel and recovery tips");
    expect(postsOn(page).length).toBeGreaterThanOrEqual(2);
    expect(page.document.querySelector("[aria-current=page]")).not.toBeNull();
  });

  it.each(["all=1&page=-1", "all=1&page=9999999", "page=%00", "category=%00", "category=<b>"])(
    "answers ?%s",
    async (query) => {
      const page = await get(`/blog?${query}`);
      expect(page.status).toBe(200);
      expect(postsOn(page).length).toBeGreaterThan(0);
    },
  );
});

describe("a post", () => {
  it.each(languages)("is rendered from Markdown, in %s", async (language) => {
    const page = await get(paths.post("flying-with-oxygen", language));
    readsItsLanguage(page, language);
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

  it("shows the way from the home page, to readers and to search engines", async () => {
    const page = await get("/th/blog/flying-with-oxygen");
    const { common, blog } = texts("th");
    const way = page.document.querySelectorAll(`nav[aria-label="${common.breadcrumbs}"] a`);
    const category = blog.categories["travel-tips"];
    expect(way.map((link) => link.textContent)).toEqual([common.nav.home, blog.title, category]);
    const [things = ""] = page.html.match(/\{[^<]*"BreadcrumbList"[^<]*/) ?? [];
    const { itemListElement } = JSON.parse(things) as { itemListElement: { item: string }[] };
    expect(itemListElement.map(({ item }) => item)).toEqual([
      "http://localhost:3000/th",
      "http://localhost:3000/th/blog",
      "http://localhost:3000/th/blog?category=travel-tips",
      "http://localhost:3000/th/blog/flying-with-oxygen",
    ]);
  });

  it("lets no HTML, no script and no picture through", async () => {
    await insertPost(
      "hostile",
      '<script>alert(1)</script>\n\n[a](javascript:alert(1)) ![x](https://tracker.example/x.png)\n\n<a href="x" onclick="x">y</a>',
    );
    const page = await get("/blog/hostile");
    const article = page.document.querySelector("article");
    expect(article?.querySelectorAll("script, img, a")).toHaveLength(0);
    expect(article?.textContent).toContain("<script>alert(1)</script>");
    expect(page.html).not.toContain("Title <hostile>");
  });

  it("opens a video where it lies, and links nowhere for a host we do not know", async () => {
    await insertPost("with-video", "Words", { video_url: "https://youtu.be/dQw4w9WgXcQ?si=track" });
    await insertPost("with-trap", "Words", {
      video_url: "https://evil.example/watch?v=dQw4w9WgXcQ",
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

  it("shows English, and says so, where the reader's language is missing", async () => {
    await insertPost("only-english", "Words");
    const page = await get("/th/blog/only-english");
    expect(page.text).toContain(texts("th").common.notInLanguage);
    expect(page.document.querySelector("article")?.getAttribute("lang")).toBe("en");
  });

  it("follows an edit at once", async () => {
    await insertPost("edited", "The first words");
    expect((await get("/blog/edited")).text).toContain("The first words");
    await site.db
      .updateTable("post_texts")
      .set({ body: "Other words" })
      .where("post_id", "=", "edited")
      .execute();
    expect((await get("/blog/edited")).text).toContain("Other words");
  });

  it("is not found as a draft, deleted, or under an unknown slug", async () => {
    await insertPost("draft", "Words", { status: "draft" });
    await insertPost("gone", "Words");
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

describe("a post of a later day", () => {
  it("is nowhere before its time, and everywhere from then on", async () => {
    const own = await startSite();
    const at = "2026-11-20T12:00:00.000Z";
    await insertPost("later", "Words", { published_at: at, featured: 1 }, own);
    const read = async () => {
      const visitor = own.visitor();
      const post = (await visitor.get("/blog/later")).status;
      const addresses = ["/blog", "/blog?all=1", "/blog?category=travel-tips"];
      const related = "/th/blog/flying-with-oxygen";
      const pages = [...addresses, related, "/blog/rss.xml", paths.sitemapPart("posts-1")];
      const naming: string[] = [];
      for (const address of pages) {
        if ((await (await own.fetch(address)).text()).includes("blog/later")) naming.push(address);
      }
      const all = await visitor.get("/blog?all=1");
      return { post, naming, all: pages, count: all.document.querySelector("[role=status]")?.text };
    };
    own.clock.now = new Date("2026-11-20T11:59:59.999Z");
    expect(await read()).toMatchObject({ post: 404, naming: [], count: "Posts: 10" });
    own.clock.now = new Date(at);
    const after = await read();
    expect(after).toMatchObject({ post: 200, naming: after.all, count: "Posts: 11" });
    await own.close();
  });

  it("makes no part of the sitemap on its own", async () => {
    const own = await startSite();
    await own.db.deleteFrom("posts").execute();
    await insertPost("later", "Words", { published_at: "2026-11-21T00:00:00.000Z" }, own);
    const parts = async () => (await own.fetch("/sitemap.xml")).text();
    expect(await parts()).not.toContain("posts-1");
    expect((await own.fetch(paths.sitemapPart("posts-1"))).status).toBe(404);
    own.clock.now = new Date("2026-11-21T00:00:00.000Z");
    expect(await parts()).toContain("posts-1");
    await own.close();
  });
});

describe("the feed", () => {
  it("is RSS in the language that is asked for", async () => {
    for (const [query, language] of [
      ["", "en"],
      ["?language=bn", "bn"],
      ["?language=th", "th"],
      ["?language=%00", "en"],
    ] as const) {
      const response = await site.fetch(`/blog/rss.xml${query}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toMatch(/^application\/rss\+xml/);
      const xml = await response.text();
      expect(xml).toContain(`<language>${language}</language>`);
      expect(xml).toContain(
        `<link>http://localhost:3000${paths.post("flying-with-oxygen", language)}</link>`,
      );
    }
  });

  it("escapes titles", async () => {
    await insertPost("in-feed", "Words");
    const xml = await (await site.fetch("/blog/rss.xml")).text();
    expect(xml).toContain("Title &lt;in-feed&gt;");
  });
});

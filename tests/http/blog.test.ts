import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postCategories } from "~/features/content/posts/post";
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
type Page = Awaited<ReturnType<typeof get>>;

/** Linked posts, each once. */
function postsOn(page: Page): string[] {
  const links = page.document.querySelectorAll("main a[href*='/blog/']");
  const hrefs = links.map((link) => link.getAttribute("href") ?? "");
  return [...new Set(hrefs.filter((href) => !href.includes("rss.xml")))];
}

describe("blog", () => {
  it.each(languages)(
    "shows its featured post, categories and calls to action, in %s",
    async (language) => {
      const { blog } = texts(language);
      const page = await get(paths.blog(language));
      expectContentPage(page, language);
      expect(postsOn(page)[0]).toBe(paths.post(featured, language));
      for (const category of postCategories) {
        const link = page.document.querySelector(
          `main a[href="${paths.blog(language, { category })}"]`,
        );
        expect(link?.textContent).toBe(blog.categories[category]);
      }
      expect(page.text).toContain(blog.story.title);
      const all = page.document.querySelector(`a[href="${paths.blog(language, { all: 1 })}"]`);
      expect(all?.textContent).toBe(blog.allPosts);
      // the link to all posts comes before the story section
      expect(page.html.indexOf(blog.allPosts)).toBeLessThan(page.html.indexOf(blog.story.title));
      const feed = page.document.querySelector("link[type='application/rss+xml']");
      expect(feed?.getAttribute("href")).toBe(paths.blogFeed(language));
    },
  );

  let featured: string;
  beforeAll(async () => {
    const row = await site.db
      .selectFrom("posts")
      .select("slug")
      .where("featured", "=", 1)
      .executeTakeFirstOrThrow();
    featured = row.slug;
  });

  it("lists all posts, or one category", async () => {
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

describe("scheduled post", () => {
  it("appears nowhere before its time, and everywhere afterwards", async () => {
    const otherSite = await startSite();
    const at = "2026-11-20T12:00:00.000Z";
    const toursCount = async () => {
      const page = await otherSite.visitor().get("/blog?category=hospital-tours");
      return page.document.querySelector("[role=status]")?.text;
    };
    const before = await toursCount();
    await insertPost(otherSite, "later", "Words", { published_at: at, featured: 1 });
    const readPages = async () => {
      const visitor = otherSite.visitor();
      const post = (await visitor.get("/blog/later")).status;
      const addresses = ["/blog", "/blog?all=1", "/blog?category=travel-tips"];
      const related = "/th/blog/flying-with-oxygen";
      const pages = [...addresses, related, "/blog/rss.xml", paths.sitemapPart("posts-1")];
      const pagesWithPost: string[] = [];
      for (const address of pages) {
        const html = await (await otherSite.fetch(address)).text();
        if (html.includes("blog/later")) pagesWithPost.push(address);
      }
      const all = await visitor.get("/blog?all=1");
      const count = all.document.querySelector("[role=status]")?.text;
      return { post, pagesWithPost, all: pages, count };
    };
    otherSite.clock.now = new Date("2026-11-20T11:59:59.999Z");
    expect(await readPages()).toMatchObject({ post: 404, pagesWithPost: [], count: "Posts: 10" });
    // the count of another category does not change
    expect(await toursCount()).toBe(before);
    otherSite.clock.now = new Date(at);
    const after = await readPages();
    expect(after).toMatchObject({ post: 200, pagesWithPost: after.all, count: "Posts: 11" });
    await otherSite.close();
  });

  it("adds no part to the sitemap before its time if it is the only post", async () => {
    const otherSite = await startSite();
    await otherSite.db.deleteFrom("posts").execute();
    await insertPost(otherSite, "later", "Words", { published_at: "2026-11-21T00:00:00.000Z" });
    const sitemapIndex = async () => (await otherSite.fetch("/sitemap.xml")).text();
    expect(await sitemapIndex()).not.toContain("posts-1");
    expect((await otherSite.fetch(paths.sitemapPart("posts-1"))).status).toBe(404);
    otherSite.clock.now = new Date("2026-11-21T00:00:00.000Z");
    expect(await sitemapIndex()).toContain("posts-1");
    await otherSite.close();
  });
});

describe("feed", () => {
  it("is RSS in the requested language", async () => {
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
    await insertPost(site, "in-feed", "Words");
    const xml = await (await site.fetch("/blog/rss.xml")).text();
    expect(xml).toContain("Title &lt;in-feed&gt;");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { REGISTERS_WORKER } from "~/on-phone";
import { paths } from "~/paths";
import { serviceKeys } from "~/service-keys";
import { type Site, startSite } from "../support/site";
import { insertStory } from "../support/story";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("home page", () => {
  it("runs only the script that registers the service worker, after the first visit", async () => {
    const visitor = site.visitor();
    await visitor.get("/");
    const page = await visitor.get("/");
    const scripts = page.document.querySelectorAll("script:not([type='application/ld+json'])");
    expect(scripts.map(({ text }) => text)).toEqual([REGISTERS_WORKER]);
    expect(REGISTERS_WORKER.length).toBeLessThan(300);
  });

  it.each(languages)("shows contact channels, promises and services in %s", async (code) => {
    const { document } = await site.visitor().get(paths.home(code));
    const main = document.querySelector("main");
    expect(main?.querySelector("a[href='tel:+8801000000000']")?.textContent).toContain("01000");
    expect(main?.querySelector("a[href^='https://wa.me/']")).toBeTruthy();
    expect(main?.querySelector(`a[href='${paths.booking(code)}']`)).toBeTruthy();
    expect(main?.querySelectorAll("dt")).toHaveLength(4);
    for (const key of serviceKeys) {
      expect(main?.querySelector(`a[href='${paths.service(key, code)}']`)).toBeTruthy();
    }
    expect(main?.querySelectorAll("ol > li")).toHaveLength(5);
    expect(main?.querySelectorAll("details")).toHaveLength(5);
  });

  it("shows the countries, cities and number of hospitals, without drafts", async () => {
    const thailand = async () => {
      const { document } = await site.visitor().get("/bn");
      const link = `main a[href='${paths.hospitals("bn", { country: "thailand" })}']`;
      return document.querySelector(link)?.text;
    };
    expect(await thailand()).toBe("থাইল্যান্ড ৩ ব্যাংকক");
    await setStatus("draft");
    expect(await thailand()).toBe("থাইল্যান্ড ২ ব্যাংকক");
    await setStatus("published");
  });

  const setStatus = (status: "draft" | "published") =>
    site.db
      .updateTable("hospitals")
      .set({ status })
      .where("slug", "=", "bangkok-hospital")
      .execute();

  it.each(languages)("shows one review, labelled as a sample, in %s", async (code) => {
    const { document } = await site.visitor().get(paths.home(code));
    const reviews = document.querySelectorAll("main figure");
    expect(reviews).toHaveLength(1);
    expect(reviews[0]?.textContent).toContain(texts(code).common.sample);
  });

  it("shows families' reviews before samples, and the reader's language first", async () => {
    const otherSite = await startSite();
    const reviewIn = async (language: "bn" | "th") => {
      const figure = (await otherSite.visitor().get(paths.home(language))).document.querySelector(
        "figure",
      );
      return {
        text: figure?.querySelector("blockquote")?.textContent,
        lang: figure?.querySelector("blockquote")?.getAttribute("lang"),
        isSample: figure?.textContent.includes(texts(language).common.sample),
        stars: figure?.querySelectorAll("figcaption svg").length,
      };
    };
    // these stories are older than the samples
    const insert = (id: string, language: "bn" | "th", published_at: string) =>
      insertStory(otherSite.db, {
        ...{ id, language, published_at, text: `Real ${id}`, status: "published" },
      });
    await insert("one", "th", "2020-01-02T00:00:00.000Z");
    expect(await reviewIn("th")).toEqual({
      text: "Real one",
      lang: undefined,
      isSample: false,
      stars: 5,
    });
    expect(await reviewIn("bn")).toMatchObject({ text: "Real one", lang: "th", isSample: false });
    await insert("two", "bn", "2020-01-01T00:00:00.000Z");
    expect(await reviewIn("bn")).toMatchObject({ text: "Real two", lang: undefined });
    expect(await reviewIn("th")).toMatchObject({ text: "Real one" });
    await otherSite.close();
  });

  it("is complete without hospitals and reviews", async () => {
    const empty = await startSite();
    await empty.db.deleteFrom("hospitals").execute();
    await empty.db.deleteFrom("reviews").execute();
    const page = await empty.visitor().get("/");
    expect(page.status).toBe(200);
    expect(page.document.querySelectorAll("main figure")).toHaveLength(0);
    expect(page.text).not.toContain(texts("en").home.hospitals.title);
    await empty.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serviceKeys } from "~/features/services/service";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("home", () => {
  it("runs no script once the loading screen has been seen", async () => {
    const visitor = site.visitor();
    await visitor.get("/");
    const page = await visitor.get("/");
    const scripts = page.document.querySelectorAll("script");
    expect(scripts.map((script) => script.getAttribute("type"))).toEqual(["application/ld+json"]);
  });

  it.each(languages)("shows the ways to us, the promises and the services in %s", async (code) => {
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
    expect(main?.querySelectorAll("details")).toHaveLength(3);
  });

  it("names hospitals by country, and leaves drafts out", async () => {
    const before = await site.visitor().get("/bn");
    expect(before.text).toContain("থাইল্যান্ড");
    expect(before.text).toContain("ব্যাংকক হাসপাতাল");
    await setStatus("draft");
    expect((await site.visitor().get("/bn")).text).not.toContain("ব্যাংকক হাসপাতাল");
    await setStatus("published");
  });

  const setStatus = (status: "draft" | "published") =>
    site.db
      .updateTable("hospitals")
      .set({ status })
      .where("slug", "=", "bangkok-hospital")
      .execute();

  it.each(languages)("marks every sample review in %s", async (code) => {
    const { document } = await site.visitor().get(paths.home(code));
    const reviews = document.querySelectorAll("main figure");
    expect(reviews).toHaveLength(3);
    for (const review of reviews) {
      expect(review.textContent).toContain(texts(code).common.sample);
    }
  });

  it.each(languages)("says of samples alone that they are none, in %s", async (language) => {
    const own = await startSite();
    const { samples, someSamples } = texts(language).home.reviews;
    const read = async () => {
      const page = await own.visitor().get(paths.home(language));
      return {
        said: [samples, someSamples].filter((text) => page.text.includes(text)),
        first: page.document.querySelector("main figure blockquote")?.textContent,
      };
    };
    expect((await read()).said).toEqual([samples]);
    const review = {
      name: "A",
      place: "B",
      country: "india",
      treatment: "cardiology",
      rating: 4,
      language,
      // older than the samples
      published_at: "2020-01-01T00:00:00.000Z",
      submitted_at: "2020-01-01T00:00:00.000Z",
      consented_at: "2020-01-01T00:00:00.000Z",
      status: "published" as const,
      sample: 0 as const,
    };
    const insert = (id: string) =>
      own.db
        .insertInto("reviews")
        .values({ ...review, id, submission_key: id, content_hash: id, text: `Real ${id}` })
        .execute();
    await insert("one");
    expect(await read()).toEqual({ said: [someSamples], first: "Real one" });
    await insert("two");
    await insert("three");
    expect((await read()).said).toEqual([]);
    await own.close();
  });

  it("is whole without hospitals and reviews", async () => {
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

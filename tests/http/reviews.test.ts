import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { expectContentPage } from "../support/public-lists";
import { type Site, startSite } from "../support/site";
import { insertStory } from "../support/story";
import { insertVideo } from "../support/videos";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string) => site.visitor().get(path);
const reviewsOn = (page: Awaited<ReturnType<typeof get>>) =>
  page.document.querySelectorAll("main blockquote");

const insertReview = (rating: number, given: Parameters<typeof insertStory>[1] = {}) =>
  insertStory(site.db, {
    rating,
    name: "<b>Rahima</b>",
    hospital_id: "sample-cmc-vellore",
    text: "First line\n<script>second</script>",
    status: "published",
    ...given,
  });

describe("reviews", () => {
  beforeEach(async () => {
    await site.db.deleteFrom("reviews").where("sample", "=", 0).execute();
  });

  it.each(languages)(
    "are labelled as samples once, without an average, in %s",
    async (language) => {
      const { reviews, common } = texts(language);
      const page = await get(paths.reviews(language));
      expectContentPage(page, language);
      expect(reviewsOn(page)).toHaveLength(9);
      expect(page.text).toContain(reviews.summary.none);
      expect(page.text).toContain(reviews.summary.allSamples);
      const badges = page.document.querySelectorAll("figure span");
      expect(badges.filter((badge) => badge.textContent === common.sample)).toHaveLength(0);
      expect(page.html).not.toContain("aggregateRating");
    },
  );

  it.each(languages)("in %s come first for its readers, each with stars", async (language) => {
    const cards = (await get(paths.reviews(language))).document.querySelectorAll("main figure");
    const marks = cards.map((card) => card.querySelector("blockquote")?.getAttribute("lang"));
    const ownMarks = marks.filter((lang) => lang === undefined);
    expect(ownMarks.length).toBeGreaterThan(1);
    expect(marks.slice(0, ownMarks.length)).toEqual(ownMarks);
    expect(new Set(marks).size).toBe(languages.length);
    for (const card of cards) {
      expect(card.querySelectorAll("svg")).toHaveLength(5);
      expect(card.text).toMatch(/[1-5১-৫]/);
    }
  });

  it("have an average of published family reviews only, with their number", async () => {
    await insertReview(5);
    await insertReview(4);
    await insertReview(4);
    await insertReview(1, { status: "draft" });
    const page = await get("/reviews");
    expect(page.text).toContain("4.3 out of 5");
    expect(page.text).toContain("Average of the published reviews shown (3)");
    expect(reviewsOn(page)).toHaveLength(12);
    expect(page.text).toContain("Reviews: 12");
    // among real reviews each sample has its own label
    const { common, reviews } = texts("en");
    const badges = page.document.querySelectorAll("figure span");
    expect(badges.filter((badge) => badge.textContent === common.sample)).toHaveLength(9);
    expect(page.text).toContain(reviews.summary.samples);
    expect((await get("/bn/reviews")).text).toContain("৪.৩");
  });

  it("show the text escaped, the hospital, and never an email", async () => {
    await insertReview(2);
    const page = await get("/reviews?country=india&treatment=cardiology");
    expect(page.html).toContain("First line\n&lt;script&gt;");
    expect(page.html).not.toContain("<b>Rahima");
    expect(page.html).not.toContain("rahima@example.com");
    expect(page.document.querySelector("figcaption a")?.getAttribute("href")).toBe(
      "/hospitals/cmc-vellore",
    );
  });

  it("are filtered by country and treatment, including the average", async () => {
    await insertReview(2);
    await insertReview(5, { country: "malaysia" });
    const page = await get("/reviews?country=malaysia");
    expect(reviewsOn(page)).toHaveLength(1);
    expect(page.text).toContain("5 out of 5");
    const none = await get("/reviews?country=malaysia&treatment=fertility");
    expect(none.text).toContain("No reviews for this choice yet");
    expect(none.document.querySelector("main a[href='/reviews']")).not.toBeNull();
  });

  it("name their language, if it is not the reader's", async () => {
    await insertReview(3, { country: "malaysia" });
    for (const language of ["bn", "th"] as const) {
      const page = await get(paths.reviews(language, { country: "malaysia" }));
      const caption = page.document.querySelector("figcaption");
      expect(caption?.textContent).toContain(texts(language).reviews.writtenIn.en);
    }
    const own = await get("/reviews?country=malaysia");
    expect(own.document.querySelector("figcaption")?.textContent).not.toContain("Written in");
  });

  it("do not show or offer unlisted countries and treatments", async () => {
    await insertReview(3, { country: "other", treatment: "other" });
    const page = await get("/reviews");
    const captions = page.document.querySelectorAll("main figcaption");
    const caption = captions.find(({ textContent }) => textContent.includes("Rahima"));
    // the hospital and the day remain
    expect(caption?.querySelectorAll("span").map((line) => line.textContent)).toEqual([
      "<b>Rahima</b>, Dhaka",
    ]);
    expect(page.document.querySelector("option[value=other]")).toBeNull();
    // an unlisted country filters nothing: the nine samples and this one
    expect(reviewsOn(await get("/reviews?country=other"))).toHaveLength(10);
  });

  it("have pages of twelve, and are each on one of them", async () => {
    for (let index = 0; index < 16; index++) {
      await insertReview(4, { text: `Story ${index}`, language: index < 8 ? "en" : "bn" });
    }
    expect(reviewsOn(await get("/reviews"))).toHaveLength(12);
    const seen = [1, 2, 3].map(async (page) => reviewsOn(await get(`/reviews?page=${page}`)));
    const lists = await Promise.all(seen);
    expect(lists.map((list) => list.length)).toEqual([12, 12, 1]);
    expect(new Set(lists.flat().map(({ text }) => text)).size).toBe(25);
  });

  it.each(["page=-1", "page=9999999", "country=%00", "treatment=<script>", "page=1e9"])(
    "are shown at ?%s",
    async (query) => {
      const page = await get(`/reviews?${query}`);
      expect(page.status).toBe(200);
      expect(reviewsOn(page).length).toBeGreaterThan(0);
    },
  );

  it("link to videos on known hosts", async () => {
    const videos = [
      ["One", "https://vimeo.com/76979871"],
      ["Two", "https://evil.example/1"],
      ["Three", "javascript:alert(1)"],
    ] as const;
    for (const [title, link] of videos) {
      await insertVideo(site.db, { link }, { en: { title } });
    }
    await insertVideo(site.db, { status: "draft" }, { en: { title: "Four" } });
    const page = await get("/reviews");
    expect(page.document.querySelector("a[href='https://vimeo.com/76979871']")?.textContent).toBe(
      "One",
    );
    for (const trace of ["evil.example", "javascript:", "Four"]) {
      expect(page.html).not.toContain(trace);
    }
    await site.db.deleteFrom("video_reviews").execute();
  });

  it.each(languages)("ask for the first review if there is none, in %s", async (language) => {
    const { reviews } = texts(language);
    await site.db.deleteFrom("reviews").execute();
    const page = await get(paths.reviews(language));
    const main = page.document.querySelector("main");
    expect(main?.textContent).toContain(reviews.summary.none);
    expect(main?.querySelector(`a[href="${paths.shareYourStory(language)}"]`)).not.toBeNull();
    // no filter, and no second message that there is nothing
    expect(main?.querySelector("select")).toBeNull();
    expect(main?.textContent).not.toContain(reviews.empty.title);
    const chosen = await get(paths.reviews(language, { country: "india" }));
    expect(chosen.text).toContain(reviews.empty.title);
    expect(chosen.text).not.toContain(reviews.summary.none);
  });
});

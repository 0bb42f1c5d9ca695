import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
const reviewsOn = (page: Awaited<ReturnType<typeof get>>) =>
  page.document.querySelectorAll("main blockquote");

async function insertReview(
  rating: number,
  given: { status?: "pending"; country?: string; treatment?: string } = {},
) {
  const id = randomUUID();
  await site.db
    .insertInto("reviews")
    .values({
      id,
      submission_key: id,
      content_hash: id,
      name: "<b>Rahima</b>",
      email: "rahima@example.com",
      place: "Dhaka",
      country: "india",
      treatment: "cardiology",
      hospital_id: "sample-cmc-vellore",
      rating,
      text: "First line\n<script>second</script>",
      language: "en",
      consented_at: "2026-11-01T00:00:00.000Z",
      status: "published",
      submitted_at: "2026-11-01T00:00:00.000Z",
      published_at: "2026-11-02T00:00:00.000Z",
      sample: 0,
      ...given,
    })
    .execute();
}

describe("the reviews", () => {
  beforeEach(async () => {
    await site.db.deleteFrom("reviews").where("sample", "=", 0).execute();
  });

  it.each(languages)("are marked as samples and make no average, in %s", async (language) => {
    const { reviews, common } = texts(language);
    const page = await get(paths.reviews(language));
    readsItsLanguage(page, language);
    expect(reviewsOn(page)).toHaveLength(9);
    expect(page.text).toContain(reviews.summary.none);
    expect(page.text).toContain(reviews.summary.samples);
    const badges = page.document.querySelectorAll("figure span");
    expect(badges.filter((badge) => badge.textContent === common.sample)).toHaveLength(9);
    expect(page.html).not.toContain("aggregateRating");
  });

  it("averages published reviews of families alone, and says how many", async () => {
    await insertReview(5);
    await insertReview(4);
    await insertReview(4);
    await insertReview(1, { status: "pending" });
    const page = await get("/reviews");
    expect(page.text).toContain("4.3 out of 5");
    expect(page.text).toContain("Average of the published reviews shown (3)");
    expect(reviewsOn(page)).toHaveLength(12);
    expect(page.text).toContain("Reviews: 12");
    expect((await get("/bn/reviews")).text).toContain("৪.৩");
  });

  it("shows what was written as text, its hospital, and never an email", async () => {
    await insertReview(2);
    const page = await get("/reviews?country=india&treatment=cardiology");
    expect(page.html).toContain("First line\n&lt;script&gt;");
    expect(page.html).not.toContain("<b>Rahima");
    expect(page.html).not.toContain("rahima@example.com");
    expect(page.document.querySelector("figcaption a")?.getAttribute("href")).toBe(
      "/hospitals/cmc-vellore",
    );
  });

  it("are filtered by country and treatment, the average too", async () => {
    await insertReview(2);
    await insertReview(5, { country: "malaysia" });
    const page = await get("/reviews?country=malaysia");
    expect(reviewsOn(page)).toHaveLength(1);
    expect(page.text).toContain("5 out of 5");
    const none = await get("/reviews?country=malaysia&treatment=fertility");
    expect(none.text).toContain("No review fits this choice yet");
    expect(none.document.querySelector("main a[href='/reviews']")).not.toBeNull();
  });

  it("say in which language they are written, where it is not the reader's", async () => {
    await insertReview(3, { country: "malaysia" });
    for (const language of ["bn", "th"] as const) {
      const page = await get(paths.reviews(language, { country: "malaysia" }));
      const { writtenIn } = texts(language).reviews;
      expect(page.document.querySelector("figcaption")?.textContent).toContain(writtenIn.en);
    }
    const own = await get("/reviews?country=malaysia");
    expect(own.text).not.toContain(texts("en").reviews.writtenIn.en);
  });

  it("say nothing of a country and a treatment that are not listed, nor offer them", async () => {
    await insertReview(3, { country: "other", treatment: "other" });
    const page = await get("/reviews");
    const captions = page.document.querySelectorAll("main figcaption");
    const caption = captions.find(({ textContent }) => textContent.includes("Rahima"));
    // the hospital and the day are left
    expect(caption?.querySelectorAll("span").map((line) => line.textContent)).toEqual([
      "<b>Rahima</b>, Dhaka",
    ]);
    expect(page.document.querySelector("option[value=other]")).toBeNull();
    expect(reviewsOn(await get("/reviews?country=other"))).toHaveLength(10);
  });

  it("come in pages of twelve", async () => {
    for (let index = 0; index < 16; index++) await insertReview(4);
    expect(reviewsOn(await get("/reviews"))).toHaveLength(12);
    const seen = [1, 2, 3].map(async (page) => reviewsOn(await get(`/reviews?page=${page}`)));
    expect((await Promise.all(seen)).map((list) => list.length)).toEqual([12, 12, 1]);
  });

  it.each(["page=-1", "page=9999999", "country=%00", "treatment=<script>", "page=1e9"])(
    "answer ?%s",
    async (query) => {
      const page = await get(`/reviews?${query}`);
      expect(page.status).toBe(200);
      expect(reviewsOn(page).length).toBeGreaterThan(0);
    },
  );

  it("link to videos on hosts we know", async () => {
    const video = { patient: "A father", status: "published" as const, sample: 0 as const };
    const at = { published_at: "2026-11-01T00:00:00.000Z", created_at: "2026-11-01T00:00:00.000Z" };
    await site.db
      .insertInto("video_reviews")
      .values([
        { ...video, ...at, id: "1", title: "One", video_url: "https://vimeo.com/76979871" },
        { ...video, ...at, id: "2", title: "Two", video_url: "https://evil.example/1" },
        { ...video, ...at, id: "3", title: "Three", video_url: "javascript:alert(1)" },
        {
          ...video,
          ...at,
          id: "4",
          title: "Four",
          video_url: "https://vimeo.com/1",
          status: "draft" as const,
        },
      ])
      .execute();
    const page = await get("/reviews");
    expect(page.document.querySelector("a[href='https://vimeo.com/76979871']")?.textContent).toBe(
      "One",
    );
    for (const trace of ["evil.example", "javascript:", "Four"]) {
      expect(page.html).not.toContain(trace);
    }
    await site.db.deleteFrom("video_reviews").execute();
  });
});

const story = {
  name: "রহিমা",
  place: "ঢাকা",
  country: "india",
  treatment: "cardiology",
  hospital: "cmc-vellore",
  rating: "4",
  text: "প্রথম লাইন\nদ্বিতীয় লাইন",
  email: "Rahima@Example.com",
  consent: "on",
};

const stories = () => site.db.selectFrom("reviews").selectAll().where("sample", "=", 0).execute();

describe("share your story", () => {
  beforeEach(async () => {
    await site.db.deleteFrom("reviews").where("sample", "=", 0).execute();
    await site.db.deleteFrom("rate_limits").execute();
  });

  it("keeps a story for a coordinator, and thanks", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/bn/share-your-story");
    const page = await visitor.submit(form, story);
    expect(page.path).toBe("/bn/share-your-story/sent");
    expect(page.text).toContain(texts("bn").reviews.story.sent.title);
    expect(page.text).toContain(texts("bn").messages.actionCompleted);
    expect(await stories()).toMatchObject([
      {
        name: "রহিমা",
        place: "ঢাকা",
        hospital_id: "sample-cmc-vellore",
        rating: 4,
        text: "প্রথম লাইন\nদ্বিতীয় লাইন",
        email: "rahima@example.com",
        language: "bn",
        status: "pending",
        published_at: null,
        consented_at: "2026-11-20T08:30:00.000Z",
      },
    ]);
    expect((await get("/reviews")).text).not.toContain("রহিমা");
  });

  it("needs neither a hospital nor an email", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/share-your-story");
    const page = await visitor.submit(form, { ...story, hospital: "", email: "" });
    expect(page.path).toBe("/share-your-story/sent");
    expect(await stories()).toMatchObject([{ hospital_id: null, email: null }]);
  });

  it.each(languages)("takes a country and a treatment that are not listed, in %s", async (code) => {
    const visitor = site.visitor();
    const form = await visitor.get(paths.shareYourStory(code));
    const { country, treatment } = texts(code).reviews.story.fields;
    const lastOf = (id: string) => form.document.querySelectorAll(`#${id} option`).at(-1)?.text;
    expect([lastOf("country"), lastOf("treatment")]).toEqual([country.other, treatment.other]);
    await visitor.submit(form, { ...story, country: "other", treatment: "other" });
    expect(await stories()).toMatchObject([{ country: "other", treatment: "other" }]);
  });

  it("keeps one story however often the same form arrives", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/share-your-story");
    await Promise.all([1, 2, 3, 4, 5].map(() => visitor.submit(form, story)));
    await visitor.submit(form, story);
    expect(await stories()).toHaveLength(1);
    await visitor.submit(form, { ...story, text: "Another story" });
    expect(await stories()).toHaveLength(2);
  });

  it.each(languages)("says what is missing and keeps what was typed, in %s", async (language) => {
    const visitor = site.visitor();
    const form = await visitor.get(paths.shareYourStory(language));
    const page = await visitor.submit(form, {
      name: "  ",
      text: "<b>Typed</b>",
      email: "not-an-address",
      country: "india",
    });
    const { validation, common } = texts(language);
    expect(page.status).toBe(400);
    expect(page.document.querySelector("title")?.textContent).toMatch(
      new RegExp(`^${common.errorPrefix}`),
    );
    const summary = page.document.querySelector("[role=alert]");
    const links = summary?.querySelectorAll("a") ?? [];
    const targets = links.map((link) => link.getAttribute("href") ?? "");
    expect(targets).toEqual(["#name", "#place", "#treatment", "#rating", "#email", "#consent"]);
    for (const target of targets) {
      expect(page.document.querySelector(target), target).not.toBeNull();
    }
    for (const key of ["nameRequired", "ratingRequired", "consentRequired"] as const) {
      expect(summary?.textContent).toContain(validation[key]);
    }
    expect(page.document.querySelector("#text")?.textContent).toBe("<b>Typed</b>");
    expect(page.document.querySelector("#email")?.getAttribute("value")).toBe("not-an-address");
    expect(page.document.querySelector("#country option[selected]")?.getAttribute("value")).toBe(
      "india",
    );
    expect(await stories()).toEqual([]);
  });

  it.each(languages)("names each field that is missing, in %s", async (language) => {
    const visitor = site.visitor();
    const page = await visitor.submit(await visitor.get(paths.shareYourStory(language)), {
      ...story,
      place: " ",
      country: "",
      treatment: "",
      text: "",
    });
    const { validation } = texts(language);
    const links = page.document.querySelectorAll("[role=alert] a");
    expect(links.map((link) => link.textContent)).toEqual([
      validation.placeRequired,
      validation.treatmentCountryRequired,
      validation.treatmentRequired,
      validation.storyRequired,
    ]);
  });

  it("keeps a chosen rating, hospital and consent on the failed page", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/share-your-story");
    const { document, status } = await visitor.submit(form, { ...story, name: "" });
    expect(status).toBe(400);
    expect(document.querySelector("input[name=rating][checked]")?.getAttribute("value")).toBe("4");
    expect(document.querySelector("#hospital option[selected]")?.getAttribute("value")).toBe(
      "cmc-vellore",
    );
    expect(document.querySelector("#consent")?.hasAttribute("checked")).toBe(true);
  });

  it.each([
    { rating: "6" },
    { rating: "0" },
    { rating: "4.5" },
    { rating: "" },
    { country: "narnia" },
    { treatment: "\u0000" },
    { hospital: "no-such-hospital" },
    { consent: "off" },
    { text: " \u200b " },
    { text: "x".repeat(5001) },
    { name: "x".repeat(81) },
    { email: "a@b" },
  ])("refuses %j", async (wrong) => {
    const visitor = site.visitor();
    const page = await visitor.submit(await visitor.get("/share-your-story"), {
      ...story,
      ...wrong,
    });
    expect(page.status).toBe(400);
    expect(page.document.querySelector("[role=alert] a")).not.toBeNull();
    expect(await stories()).toEqual([]);
  });

  it("keeps what was typed where the page had been open too long", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/share-your-story");
    visitor.cookies.delete("csrf");
    const page = await visitor.submit(form, story);
    expect(page.status).toBe(403);
    expect(page.text).toContain(texts("en").validation.stale);
    expect(page.document.querySelector("#text")?.textContent).toContain("প্রথম");
    const again = await visitor.submit(page, story);
    expect(again.path).toBe("/share-your-story/sent");
    expect(await stories()).toHaveLength(1);
  });

  it("takes nothing from another site, nor from a robot", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/share-your-story");
    const robot = await visitor.submit(form, { ...story, "leave-empty": "x" });
    expect(robot.status).toBe(400);
    const response = await visitor.send("/share-your-story", {
      method: "POST",
      headers: { Origin: "https://evil.example" },
      body: new URLSearchParams(story),
    });
    expect(response.status).toBe(403);
    expect(await stories()).toEqual([]);
  });

  it("is limited, and keeps what was typed then too", async () => {
    const visitor = site.visitor();
    let page = await visitor.get("/share-your-story");
    for (let index = 0; index < 9; index++) {
      const form = await visitor.get("/share-your-story");
      page = await visitor.submit(form, { ...story, text: `Story ${index}` });
    }
    expect(page.status).toBe(429);
    expect(page.document.querySelector("#text")?.textContent).toContain("Story 8");
    expect(await stories()).toHaveLength(8);
  });
});

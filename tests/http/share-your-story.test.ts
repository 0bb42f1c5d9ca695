import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { type Site, startSite } from "../support/site";
import { story } from "../support/story";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string) => site.visitor().get(path);

const stories = () => site.db.selectFrom("reviews").selectAll().where("sample", "=", 0).execute();

describe("share your story", () => {
  beforeEach(async () => {
    await site.db.deleteFrom("reviews").where("sample", "=", 0).execute();
    await site.db.deleteFrom("rate_limits").execute();
  });

  it("stores a story for a coordinator, and thanks the sender", async () => {
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
        status: "draft",
        published_at: null,
        consent_source: "form",
        consented_on: "2026-11-20",
        created_at: "2026-11-20T08:30:00.000Z",
      },
    ]);
    expect((await get("/reviews")).text).not.toContain("রহিমা");
  });

  it("needs neither a hospital nor an email", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/share-your-story");
    const page = await visitor.submit(form, { ...story, hospital: "", email: "" });
    expect(page.path).toBe("/share-your-story/sent");
    expect(await stories()).toMatchObject([{ hospital_id: "", email: null }]);
  });

  it.each(languages)("accepts an unlisted country and treatment, in %s", async (code) => {
    const visitor = site.visitor();
    const form = await visitor.get(paths.shareYourStory(code));
    const { country, treatment } = texts(code).reviews.story.fields;
    const lastOf = (id: string) => form.document.querySelectorAll(`#${id} option`).at(-1)?.text;
    expect([lastOf("country"), lastOf("treatment")]).toEqual([country.other, treatment.other]);
    await visitor.submit(form, { ...story, country: "other", treatment: "other" });
    expect(await stories()).toMatchObject([{ country: "other", treatment: "other" }]);
  });

  it("stores one story however often the same form arrives", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/share-your-story");
    await Promise.all([1, 2, 3, 4, 5].map(() => visitor.submit(form, story)));
    await visitor.submit(form, story);
    expect(await stories()).toHaveLength(1);
    await visitor.submit(form, { ...story, text: "Another story" });
    expect(await stories()).toHaveLength(2);
  });

  it("keeps the input from a page with a stale token", async () => {
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

  it("accepts nothing from another site, nor from a robot", async () => {
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

  it("is limited, and keeps the input when the limit is reached", async () => {
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

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { areaTexts } from "~/locales/areas";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertPicture } from "../support/picture-rows";
import { jpegFile, LIBRARY, sourcesOf, UPLOAD, uploadedPictureId } from "../support/pictures";
import { insertPost } from "../support/posts";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const RECORD = "/dashboard/admin/blog-posts/flight";
const PICTURES = `${RECORD}/pictures`;
const { toasts } = en.pictures;

let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  await insertPost(site, "flight", "Words.", {
    featured: 1,
    published_at: "2026-11-19T08:00:00.000Z",
  });
});
afterEach(() => site.close());

const post = () =>
  site.db.selectFrom("posts").selectAll().where("id", "=", "flight").executeTakeFirstOrThrow();
const choose = (page: Page, id: string, act = "choose") =>
  nila.submit(page, { pictureId: id, act }, "form[action$='/pictures/choice']");

describe("cover of a post", () => {
  it("is uploaded, and shown on the card, the page and its preview", async () => {
    const words = { alt_en: "A plane at dawn", alt_bn: "ভোরের বিমান" };
    const page = await nila.submitFile(await nila.get(PICTURES), words, await jpegFile(), UPLOAD);
    expect(page.path).toBe(PICTURES);
    expect(page.text).toContain(toasts.chosen);
    const visitor = site.visitor();
    const shown = await visitor.get("/bn/blog/flight");
    expect(shown.document.querySelector("main picture img")?.getAttribute("alt")).toBe(
      "ভোরের বিমান",
    );
    for (const source of sourcesOf(shown)) expect((await site.fetch(source)).status).toBe(200);
    const image = shown.document.querySelector("meta[property='og:image']");
    expect(image?.getAttribute("content")).toMatch(/\/pictures\/[0-9a-f]{32}-800\.jpg$/);
    const data = shown.document
      .querySelectorAll("script[type='application/ld+json']")
      .map(({ text }) => JSON.parse(text))
      .find((thing) => thing["@type"] === "BlogPosting");
    expect(data.image).toBe(image?.getAttribute("content"));
    const front = await visitor.get("/blog");
    expect(front.document.querySelector("main picture img")?.getAttribute("alt")).toBe("");
    expect((await nila.get(`${RECORD}/preview`)).html).toContain('alt="A plane at dawn"');
  });

  it("has its English description once the Bengali one is emptied", async () => {
    const id = await uploadedPictureId(nila, { alt_en: "A plane at dawn", alt_bn: "ভোরের বিমান" });
    await choose(await nila.get(PICTURES), id);
    await nila.submit(await nila.get(`${LIBRARY}/${id}`), { alt_bn: "" }, "form#alts");
    const shown = await site.visitor().get("/bn/blog/flight");
    expect(shown.html).toMatch(/alt="A plane at dawn" lang="en"/);
  });

  it("stays in the library if the post is deleted during the upload", async () => {
    await insertPicture(site.db, "dawn");
    const page = await nila.get(PICTURES);
    const now = site.clock.now.toISOString();
    await site.db
      .updateTable("posts")
      .set({ deleted_at: now })
      .where("id", "=", "flight")
      .execute();
    const words = { alt_en: "A plane at dawn" };
    const libraryPage = await nila.submitFile(page, words, await jpegFile(), UPLOAD);
    expect(libraryPage.status).toBe(200);
    expect(libraryPage.path).toMatch(new RegExp(`^${LIBRARY}/[0-9a-f]+$`));
    expect(libraryPage.text).toContain(toasts.recordGone);
    expect(libraryPage.html).toContain("A plane at dawn");
    expect((await choose(page, "dawn")).text).toContain(toasts.notChosen);
  });

  it("links its video, if any", async () => {
    await insertPicture(site.db, "dawn");
    const link = "https://www.youtube.com/watch?v=abcdefghijk";
    await site.db.updateTable("posts").set({ link }).where("id", "=", "flight").execute();
    await choose(await nila.get(PICTURES), "dawn");
    const shown = await site.visitor().get("/blog/flight");
    expect(shown.document.querySelector(`main a[href*='youtube'] picture img`)).toBeTruthy();
  });

  it("can be removed, and cannot be a deleted picture", async () => {
    await insertPicture(site.db, "dawn");
    const page = await nila.get(PICTURES);
    expect((await choose(page, "nothing")).text).toContain(toasts.notChosen);
    const chosen = await choose(page, "dawn");
    expect(chosen.text).toContain(toasts.chosen);
    expect((await post()).picture_id).toBe("dawn");
    const question = await nila.get(`${LIBRARY}/dawn/deletion`);
    expect(question.document.querySelector(`main a[href='${PICTURES}']`)).toBeTruthy();
    expect((await choose(chosen, "dawn", "remove")).text).toContain(toasts.removed);
    expect((await post()).picture_id).toBeNull();
    expect((await post()).version).toBe(3);
    expect((await nila.get("/dashboard/admin/blog-posts/none/pictures")).status).toBe(404);
  });
});

it("the list of posts shows their covers, and a category filter shows only its posts", async () => {
  await insertPicture(site.db, "dawn");
  await choose(await nila.get(PICTURES), "dawn");
  const titles = (page: Page) =>
    page.document.querySelectorAll("tbody th a").map((link) => link.textContent.trim());
  const list = await nila.get(
    "/dashboard/admin/blog-posts?category=travel-tips&search=excerpt+flight",
  );
  expect(titles(list)).toEqual(["Title <flight>"]);
  const cover = list.document.querySelector("tbody th img");
  expect(cover?.getAttribute("src")).toMatch(/-320\.jpg$/);
  const chosen = list.document.querySelector("select[name=category] option[selected]");
  expect(chosen?.getAttribute("value")).toBe("travel-tips");
  const others = await nila.get(
    "/dashboard/admin/blog-posts?category=hospital-tours&search=flight",
  );
  expect(titles(others)).toEqual([]);
  expect(others.text).toContain(areaTexts["blog-posts"].en.empty);
});

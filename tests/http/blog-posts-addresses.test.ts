import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertPost } from "../support/posts";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/blog-posts";
const record = (id: string, part = "") => `${LIST}/${id}${part}`;
const FACTS = "form#words";

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const changeSlug = async (id: string, slug: string) =>
  nila.submit(await nila.get(record(id, "?in=facts")), { slug }, FACTS);
const answerAt = async (path: string) => {
  const response = await site.visitor().send(path);
  return [response.status, response.headers.get("Location")];
};

describe("address of a post", () => {
  it("redirects to the new one after a change, until the post gets the old one back", async () => {
    await insertPost(site, "first", "Words.");
    await changeSlug("first", "second");
    expect(await answerAt("/blog/first")).toEqual([301, "/blog/second"]);
    expect(await answerAt("/bn/blog/first")).toEqual([301, "/bn/blog/second"]);
    await changeSlug("first", "third");
    expect(await answerAt("/blog/first")).toEqual([301, "/blog/third"]);
    expect(await answerAt("/blog/second")).toEqual([301, "/blog/third"]);
    await changeSlug("first", "first");
    expect((await answerAt("/blog/first"))[0]).toBe(200);
    expect(await answerAt("/blog/third")).toEqual([301, "/blog/first"]);
    const sitemap = await site.visitor().get("/sitemaps/posts-1.xml");
    expect(sitemap.html).toContain("/blog/first<");
    expect(sitemap.html).not.toContain("/blog/third");
  });

  it("does not redirect after a change if the post was never published", async () => {
    await insertPost(site, "first", "Words.", { status: "draft" });
    await site.db
      .updateTable("posts")
      .set({ published_at: null })
      .where("id", "=", "first")
      .execute();
    await changeSlug("first", "second");
    expect((await answerAt("/blog/first"))[0]).toBe(404);
    expect(await site.db.selectFrom("former_slugs").selectAll().execute()).toEqual([]);
  });

  it("is unique among current, former and deleted posts", async () => {
    await insertPost(site, "mine", "Words.");
    await insertPost(site, "other", "Words.");
    await changeSlug("other", "other-now");
    const form = await nila.get(record("mine", "?in=facts"));
    // the other post's current address, then its former one
    for (const slug of ["other-now", "other"]) {
      const taken = await nila.submit(form, { slug, category: "hospital-tours" }, FACTS);
      expect(taken.status).toBe(409);
      expect(taken.text).toContain("Another post has this link, or had it.");
      const slugField = taken.document.querySelector("[name=slug]");
      expect(slugField?.getAttribute("value")).toBe(slug);
    }
    const question = await nila.get(record("other", "/deletion"));
    const gone = await nila.submit(question, {}, "form#confirmation");
    expect((await answerAt("/blog/other-now"))[0]).toBe(404);
    expect((await nila.submit(form, { slug: "other-now" }, FACTS)).status).toBe(409);
    await nila.submit(gone, {}, "[role=status] form");
    expect((await answerAt("/blog/other-now"))[0]).toBe(200);
  });

  it("conflicts when two change it at once, and loses neither input", async () => {
    await insertPost(site, "first", "Words.");
    const karimsForm = await karim.get(record("first", "?in=facts"));
    await changeSlug("first", "nilas");
    const conflict = await karim.submit(
      karimsForm,
      { category: "hospital-tours", slug: "karims" },
      FACTS,
    );
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("nilas");
    const slugInput = conflict.document.querySelector(`${FACTS} [name=slug]`);
    expect(slugInput?.getAttribute("value")).toBe("karims");
    await karim.submit(conflict, {}, FACTS);
    expect((await answerAt("/blog/karims"))[0]).toBe(200);
    expect(await answerAt("/blog/nilas")).toEqual([301, "/blog/karims"]);
  });
});

describe("sample post", () => {
  it("stays a sample until its English body changes", async () => {
    const id = "sample-flying-with-oxygen";
    const isSample = async () =>
      (await site.db.selectFrom("posts").select("sample").where("id", "=", id).executeTakeFirst())
        ?.sample;
    await nila.submit(await nila.get(record(id)), { title: "Oxygen" }, "form#words");
    expect(await isSample()).toBe(1);
    await nila.submit(await nila.get(record(id)), { body: "Ours." }, "form#words");
    expect(await isSample()).toBe(0);
    const earlier = await nila.get(record(id, "/revisions"));
    const back = await nila.submit(earlier, {}, "form#restore");
    expect(back.status).toBe(200);
  });
});

it.each(["nothing", "-1", "9".repeat(400), "sample-team-1"])(
  "returns 404 for a missing post: %s",
  async (id) => {
    for (const part of ["", "?in=bn", "?in=facts", "/publication", "/preview", "/deletion"]) {
      expect((await nila.get(record(id, part))).status).toBe(404);
    }
  },
);

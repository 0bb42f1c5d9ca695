import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertPost } from "../support/posts";
import { type Site, startSite } from "../support/site";
import { insertVideo, TYPED_CONSENT } from "../support/videos";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const post = (part: string) => `/dashboard/admin/blog-posts/oxygen${part}`;
const video = (id: string, part: string) => `/dashboard/admin/videos-reviews/${id}${part}`;
const change = async (visitor: Visitor, path: string, form: string, typed: Fields) => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  return visitor.submit(await visitor.get(path), typed, form);
};
type Fields = Record<string, string>;
const mainText = (page: Page) => page.document.querySelector("main")?.text ?? "";
const value = (page: Page, name: string) =>
  page.document.querySelector(`form [name=${name}]`)?.getAttribute("value");

describe("revisions of a post's facts", () => {
  beforeEach(() => insertPost(site, "oxygen", "Words.", { status: "draft" }));
  const save = (visitor: Visitor, typed: Fields) =>
    change(visitor, post("?in=facts"), "form#words", typed);

  it("show readable values when compared, and can be restored", async () => {
    await save(nila, { category: "behind-the-scenes", featured: "on" });
    await save(karim, { slug: "with-oxygen", link: "https://youtu.be/dQw4w9WgXcQ" });
    const form = await nila.get(post("?in=facts"));
    const link = form.document
      .querySelector("main a[href$='revisions?in=facts']")
      ?.getAttribute("href");
    expect(link).toBe(post("/revisions?in=facts"));
    const page = await nila.get(`${link}&from=1&to=3`);
    expect(mainText(page)).toMatch(
      /removed: ?Travel and recovery tips[\s\S]*added: ?Behind the scenes/,
    );
    expect(mainText(page)).toMatch(/removed: ?Not featured[\s\S]*added: ?Featured/);
    expect(mainText(page)).toMatch(/removed: ?oxygen/);
    const back = await nila.submit(page, {}, "form#restore");
    expect(back.path).toBe(post("?in=facts"));
    expect(value(back, "slug")).toBe("oxygen");
    expect(value(back, "link") ?? "").toBe("");
    const history = mainText(await nila.get(post("")));
    expect(history).toContain("Category, Featured on the front page of the blog");
  });

  it("are restored without an address that another post has taken", async () => {
    await save(nila, { slug: "with-oxygen", category: "behind-the-scenes" });
    await insertPost(site, "other", "Words.");
    await site.db.updateTable("posts").set({ slug: "oxygen" }).where("id", "=", "other").execute();
    const page = await nila.get(post("/revisions?in=facts&from=1&to=2"));
    const back = await nila.submit(page, {}, "form#restore");
    expect(back.text).toContain("Version 1 is back.");
    expect(value(back, "slug")).toBe("with-oxygen");
  });

  it("do not overwrite a change made meanwhile, and do not conflict with changed text", async () => {
    const form = await karim.get(post("?in=facts"));
    await change(nila, post(""), "form#words", { excerpt: "Shorter" });
    const saved = await karim.submit(form, { category: "behind-the-scenes" }, "form#words");
    expect(saved.status).toBe(200);
    const page = await nila.get(post("/revisions?in=facts&from=1&to=2"));
    await save(karim, { category: "hospital-tours" });
    expect((await nila.submit(page, {}, "form#restore")).status).toBe(409);
  });
});

describe("revisions of a video review's link and consent", () => {
  const restore = async (id: string, from: number, to: number) =>
    nila.submit(
      await nila.get(video(id, `/revisions?in=facts&from=${from}&to=${to}`)),
      {},
      "form#restore",
    );

  it("begin with the added video; restoring an earlier link keeps the current consent", async () => {
    const typed = { link: "https://youtu.be/dQw4w9WgXcQ", title: "Film", patient: "Rahima" };
    const added = await nila.submit(await nila.get(video("new", "")), typed);
    const id = added.path.split("/").at(-1) ?? "";
    await change(karim, video(id, "?in=facts"), "form#words", TYPED_CONSENT);
    const other = { link: "https://vimeo.com/76979871" };
    await change(nila, video(id, "?in=facts"), "form#words", other);
    const page = await nila.get(video(id, "/revisions?in=facts"));
    expect(page.document.querySelectorAll("main tbody tr").map(({ text }) => text)).toHaveLength(3);
    expect(mainText(await nila.get(video(id, "/revisions?in=facts&from=1&to=2")))).toMatch(
      /Where that is kept[\s\S]*added:/,
    );
    const back = await restore(id, 1, 3);
    expect(back.path).toBe(video(id, "?in=facts"));
    expect(mainText(back)).toContain("YouTube");
    // version 1 has no consent, so the current consent is kept
    expect(mainText(back)).toMatch(/Noted by\s*Karim/);
  });

  it("restore no consent that the patient has withdrawn", async () => {
    const id = await insertVideo(site.db);
    const before = await nila.get(video(id, "/revisions?in=facts"));
    await change(nila, video(id, "/withdrawal"), "form#withdrawal", {});
    const page = await nila.get(video(id, "/revisions?in=facts&from=1&to=2"));
    expect(mainText(page)).toMatch(/removed: ?Signed on paper/);
    expect(page.document.querySelector("form#restore")).toBeNull();
    const csrf = before.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const refused = await nila.post(video(id, "/revisions?in=facts&from=1"), {
      ...{ csrf, version: "1", seen: "2" },
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(en.revisions.elsewhere);
    expect(mainText(await nila.get(video(id, "")))).toContain("has withdrawn the consent");
    expect((await site.visitor().get("/reviews")).text).not.toContain("A journey to Chennai");
  });
});

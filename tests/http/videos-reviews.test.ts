import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import { insertVideo } from "../support/videos";
import type { Page, Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/videos-reviews";
const WORDS = "form#words";
const record = (id: string, part = "") => `${LIST}/${id}${part}`;
const idOf = (page: Page) => page.path.split("/").at(-1)?.split("?")[0] ?? "";

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const names = (page: Page) =>
  page.document.querySelectorAll("table tbody th a").map((link) => link.textContent.trim());
const publicText = async (path = "/reviews") => (await site.visitor().get(path)).text;
const auditEvents = async (id: string) => {
  const rows = await site.db
    .selectFrom("audit_events")
    .select(["kind", "detail", "changed_fields"])
    .where("record_kind", "=", "videos-reviews")
    .where("record_id", "=", id)
    .orderBy("at")
    .execute();
  return rows.map((row) => [row.kind, row.detail, row.changed_fields].filter(Boolean).join(" "));
};

const typed = {
  link: " https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&list=PL1 ",
  title: "A journey to Chennai",
  patient: "Rahima, Dhaka",
};

describe("new video review", () => {
  it("is a draft first in the order, with its video's canonical address", async () => {
    await insertVideo(site.db, {}, { en: { title: "Older" } });
    const form = await nila.get(`${LIST}/new`);
    const added = await nila.submit(form, typed);
    expect(added.text).toContain("Saved as a draft.");
    expect(
      added.document.querySelector('a[href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"]'),
    ).not.toBeNull();
    expect(names(await nila.get(LIST))).toEqual(["A journey to Chennai", "Older"]);
    expect(await publicText()).not.toContain("A journey to Chennai");
    // sending the same form again creates no second record
    expect((await nila.submit(form, typed)).path).toBe(added.path);
    expect(await auditEvents(idOf(added))).toEqual(["content-added"]);
  });

  it.each([
    "javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ",
    "https://evil.example/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "Rahima",
    "",
  ])("refuses a link that is not a video on a known host: %j", async (link) => {
    const form = await nila.get(`${LIST}/new`);
    const failed = await nila.submit(form, { ...typed, link, title: "<b>Kept</b>" });
    expect(failed.status).toBe(400);
    expect(failed.text).toContain(
      link ? "This is not a link to a video on YouTube" : "Please fill this in.",
    );
    expect(failed.document.querySelector("[name=title]")?.getAttribute("value")).toBe(
      "<b>Kept</b>",
    );
    expect(names(await nila.get(LIST))).toEqual([]);
  });
});

describe("video review", () => {
  it("is published in English, and in another language once complete", async () => {
    const id = await insertVideo(site.db, { status: "draft" });
    const published = await nila.submit(await nila.get(record(id)), {}, "form#publication");
    expect(published.text).toContain("Published. Families see it now.");
    expect(await publicText("/bn/reviews")).toContain("A journey to Chennai");
    const tab = await nila.get(record(id, "?in=bn"));
    const partly = await nila.submit(tab, { title: "চেন্নাইয়ের পথে" }, WORDS);
    expect(await publicText("/bn/reviews")).toContain("A journey to Chennai");
    await nila.submit(partly, { patient: "রহিমা, ঢাকা" }, WORDS);
    expect(await publicText("/bn/reviews")).toContain("চেন্নাইয়ের পথে");
    expect(await publicText("/th/reviews")).toContain("A journey to Chennai");
    await nila.submit(await nila.get(record(id)), {}, "form#publication");
    expect(await publicText("/bn/reviews")).not.toContain("চেন্নাইয়ের পথে");
    expect(await auditEvents(id)).toEqual([
      "content-published",
      "content-changed bn title",
      "content-changed bn patient",
      "content-withdrawn",
    ]);
  });

  it("cannot have gaps while published", async () => {
    const id = await insertVideo(site.db, { status: "draft" }, { en: { patient: "" } });
    const page = await nila.get(record(id));
    expect(page.document.querySelector("form#publication")).toBeNull();
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const forced = await nila.post(record(id, "/publication"), {
      csrf,
      published: "yes",
      version: "1",
    });
    expect(forced.status).toBe(400);
    expect(forced.text).toContain("Fill in every field in English first");
    const publishedId = await insertVideo(site.db);
    const emptied = await nila.submit(await nila.get(record(publishedId)), { patient: " " }, WORDS);
    expect(emptied.status).toBe(400);
    expect(await publicText()).toContain("Rahima, Dhaka");
  });

  it("keeps the coordinators' order", async () => {
    for (const [index, title] of ["One", "Two", "Three"].entries()) {
      await insertVideo(site.db, { position: index }, { en: { title } });
    }
    const list = await nila.get(LIST);
    const up = list.document.querySelectorAll("main form").at(-1);
    const values = Object.fromEntries(
      up
        ?.querySelectorAll("input")
        .map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""]) ??
        [],
    );
    await nila.post(`${LIST}/order`, values);
    await karim.post(`${LIST}/order`, {
      ...values,
      csrf:
        (await karim.get(LIST)).document.querySelector("[name=csrf]")?.getAttribute("value") ?? "",
    });
    expect(names(await nila.get(LIST))).toEqual(["One", "Three", "Two"]);
    const page = await publicText();
    expect(page.indexOf("Three")).toBeLessThan(page.indexOf("Two"));
  });

  it("conflicts when two coordinators edit at once, without losing text, link or publication", async () => {
    const id = await insertVideo(site.db, { status: "draft" });
    const seen = await karim.get(record(id));
    const link = await karim.get(record(id, "?in=facts"));
    const words = await karim.get(record(id));
    await nila.submit(await nila.get(record(id)), { title: "Nila wrote this" }, WORDS);
    const stopped = await karim.submit(seen, {}, "form#publication");
    expect(stopped.status).toBe(409);
    expect(stopped.text).toContain("Nila wrote this");
    const conflict = await karim.submit(words, { title: "Karim wrote this" }, WORDS);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Nila wrote this");
    expect(conflict.document.querySelector(`${WORDS} [name=title]`)?.getAttribute("value")).toBe(
      "Karim wrote this",
    );
    const hers = { link: "https://youtu.be/aaaaaaaaaaa" };
    await nila.submit(await nila.get(record(id, "?in=facts")), hers, WORDS);
    const other = { link: "https://vimeo.com/76979871" };
    const late = await karim.submit(link, other, WORDS);
    expect(late.status).toBe(409);
    expect(late.text).toContain("aaaaaaaaaaa");
    const saved = await karim.submit(late, {}, WORDS);
    expect(saved.text).toContain("Saved.");
    expect((await karim.get(record(id))).html).toContain('href="https://vimeo.com/76979871"');
  });

  it("is restored from revisions, and from the bin", async () => {
    const id = await insertVideo(site.db);
    await nila.submit(await nila.get(record(id)), { title: "Renamed" }, WORDS);
    const earlier = await nila.get(record(id, "/revisions"));
    const reverted = await nila.submit(earlier, {}, "form#restore");
    expect(reverted.text).toContain("A journey to Chennai");
    const question = await nila.get(record(id, "/deletion"));
    const gone = await nila.submit(question, {}, "form#confirmation");
    expect(gone.text).toContain("Deleted.");
    expect(await publicText()).not.toContain("A journey to Chennai");
    expect((await nila.get(record(id))).status).toBe(404);
    expect((await nila.get("/dashboard/admin/bin")).text).toContain("A journey to Chennai");
    await nila.submit(gone, {}, "[role=status] form");
    expect(await publicText()).toContain("A journey to Chennai");
  });

  it.each(["nothing", "-1", "9".repeat(400), "sample-team-1"])(
    "returns 404 if missing: %s",
    async (id) => {
      for (const part of [
        "",
        "?in=bn",
        "?in=facts",
        "/withdrawal",
        "/publication",
        "/deletion",
        "/revisions",
      ]) {
        expect((await nila.get(record(id, part))).status).toBe(404);
      }
    },
  );
});

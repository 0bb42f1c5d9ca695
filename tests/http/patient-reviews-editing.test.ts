import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import { HELD_CONSENT, insertStory } from "../support/story";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/patient-reviews";
const WORDS = "form#words";
const record = (id: string, part = "") => `${LIST}/${id}${part}`;

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const rowOf = (id: string) =>
  site.db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("edited story", () => {
  it("keeps the original as its first revision, which can be restored", async () => {
    const id = await insertStory(site.db, { status: "published" });
    const text = "They rang at night.\nWe slept.";
    const saved = await nila.submit(await nila.get(record(id)), { text }, WORDS);
    expect(saved.text).toContain("Saved.");
    expect((await site.visitor().get("/reviews")).text).toContain("They rang at night.");
    expect(await rowOf(id)).toMatchObject({ name: "Rahima", rating: 4 });
    const earlier = await nila.get(record(id, "/revisions?from=1&to=2"));
    expect(earlier.document.querySelector("main del")?.text).toContain("nihgt");
    await nila.submit(earlier, {}, "form#restore");
    expect(await rowOf(id)).toMatchObject({ text: "They rang at nihgt.\nWe slept.", rating: 4 });
  });

  it("keeps its writer's rating", async () => {
    const id = await insertStory(site.db);
    const form = await nila.get(record(id));
    expect(form.document.querySelector("[name=rating]")).toBeNull();
    await nila.submit(form, { rating: "5", name: "Rahim" }, WORDS);
    expect(await rowOf(id)).toMatchObject({ rating: 4, name: "Rahim" });
  });

  it("is rejected if something is missing or too long, and keeps the input", async () => {
    const id = await insertStory(site.db);
    const form = await nila.get(record(id));
    const typed = { name: " ", text: `${"ক".repeat(5000)}x`, country: "mars" };
    const failed = await nila.submit(form, typed, WORDS);
    expect(failed.status).toBe(400);
    const problems = failed.document.querySelectorAll("[role=alert] li").map(({ text }) => text);
    expect(problems).toEqual([
      "Name is required.",
      "Story: This text is too long. Please shorten it.",
      "Country of treatment: Choose one from the list.",
    ]);
    expect(failed.html).toContain("ক".repeat(5000));
  });

  it("keeps an unpublished hospital until the choice is changed", async () => {
    const hospital_id = "sample-cmc-vellore";
    const id = await insertStory(site.db, { hospital_id });
    await site.db
      .updateTable("hospitals")
      .set({ status: "draft" })
      .where("id", "=", hospital_id)
      .execute();
    await nila.submit(await nila.get(record(id)), { name: "Rahim" }, WORDS);
    expect(await rowOf(id)).toMatchObject({ hospital_id, name: "Rahim" });
    await nila.submit(await nila.get(record(id)), { hospital_id: "" }, WORDS);
    expect((await rowOf(id)).hospital_id).toBe("");
  });

  it("conflicts when two coordinators edit at once, and keeps the second's input", async () => {
    const id = await insertStory(site.db);
    const second = await karim.get(record(id));
    await nila.submit(await nila.get(record(id)), { place: "Sylhet" }, WORDS);
    const conflict = await karim.submit(second, { place: "Khulna" }, WORDS);
    expect(conflict.status).toBe(409);
    const values = conflict.document.querySelectorAll("main dd").map(({ text }) => text.trim());
    expect(values).toEqual(expect.arrayContaining(["India", "Heart", "Sylhet"]));
    await karim.submit(conflict, {}, WORDS);
    expect(await rowOf(id)).toMatchObject({ place: "Khulna", consent_source: "form" });
  });
});

describe("story that a coordinator adds", () => {
  const fields = {
    language: "bn",
    name: "করিম",
    place: "সিলেট",
    text: "কাগজে লেখা।",
    country: "india",
    treatment: "cardiology",
    hospital_id: "sample-cmc-vellore",
    rating: "5",
    ...HELD_CONSENT,
  };

  it("waits like any other story, with its consent, and is created once however often it is sent", async () => {
    const form = await nila.get(`${LIST}/new`);
    const added = await nila.submit(form, fields);
    expect(added.text).toContain("Saved as a draft.");
    expect(added.text).toContain("Signed on paper");
    expect(added.text).toContain("Green folder");
    expect(added.text).toContain("1 November 2026");
    expect((await nila.submit(form, fields)).path).toBe(added.path);
    expect((await nila.submit(form, { ...fields, name: "রহিম" })).path).not.toBe(added.path);
    const id = added.path.split("/").at(-1) ?? "";
    expect(await rowOf(id)).toMatchObject({
      status: "draft",
      reason: "",
      rating: 5,
      language: "bn",
      email: null,
      hospital_id: "sample-cmc-vellore",
      consent_source: "paper",
    });
    expect((await site.visitor().get("/bn/reviews")).text).not.toContain("কাগজে লেখা।");
  });

  it("needs a documented consent with a past date", async () => {
    const form = await nila.get(`${LIST}/new`);
    const none = await nila.submit(form, { ...fields, consent_note: "", consent_source: "form" });
    expect(none.status).toBe(400);
    expect(none.text).toContain("Choose one from the list.");
    const later = await nila.submit(form, { ...fields, consented_on: "2026-11-23" });
    expect(later.text).toContain("Enter today or an earlier day.");
    for (const consented_on of ["", "2026-02-30", "soon", "20261-01-01"]) {
      expect((await nila.submit(form, { ...fields, consented_on })).status).toBe(400);
    }
    expect((await nila.get(`${LIST}?status=pending`)).text).toContain("Reviews found: 0");
  });
});

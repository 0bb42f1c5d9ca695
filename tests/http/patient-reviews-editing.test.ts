import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import { insertStory } from "../support/story";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/patient-reviews";
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

const kept = (id: string) =>
  site.db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("a story that is put right", () => {
  it("keeps what was sent beside what is published, and no longer than they differ", async () => {
    const id = await insertStory(site.db, { status: "published" });
    const form = await nila.get(record(id, "/correction"));
    const saved = await nila.submit(form, { text: "They rang at night.\nWe slept." });
    expect(saved.text).toContain("As it was sent");
    expect(saved.text).toContain("They rang at nihgt.");
    expect((await site.visitor().get("/reviews")).text).toContain("They rang at night.");
    expect(await kept(id)).toMatchObject({
      sent_text: "They rang at nihgt.\nWe slept.",
      sent_name: "Rahima",
      rating: 4,
    });
    // the second time, the original is still the writer's
    await nila.submit(await nila.get(record(id, "/correction")), { text: "They rang." });
    expect((await kept(id)).sent_text).toBe("They rang at nihgt.\nWe slept.");
    const back = await nila.submit(await nila.get(record(id, "/correction")), {
      text: "They rang at nihgt.\nWe slept.",
    });
    expect(back.text).not.toContain("As it was sent");
  });

  it("has its rating from its writer alone", async () => {
    const id = await insertStory(site.db);
    const form = await nila.get(record(id, "/correction"));
    expect(form.document.querySelector("[name=rating]")).toBeNull();
    await nila.submit(form, { rating: "5", name: "Rahim" });
    expect(await kept(id)).toMatchObject({ rating: 4, name: "Rahim" });
  });

  it("is refused with what was typed where something is missing or too long", async () => {
    const id = await insertStory(site.db);
    const form = await nila.get(record(id, "/correction"));
    const failed = await nila.submit(form, {
      name: " ",
      text: `${"ক".repeat(5000)}x`,
      country: "mars",
    });
    expect(failed.status).toBe(400);
    const problems = failed.document.querySelectorAll("[role=alert] li").map(({ text }) => text);
    expect(problems).toEqual([
      "Name is required.",
      "Story: This text is too long. Please shorten it.",
      "Country of treatment: Choose one from the list.",
    ]);
    expect(failed.html).toContain("ক".repeat(5000));
  });

  it("keeps a hospital that is public no longer, until another is chosen", async () => {
    const hospital_id = "sample-cmc-vellore";
    const id = await insertStory(site.db, { hospital_id });
    await site.db
      .updateTable("hospitals")
      .set({ status: "draft" })
      .where("id", "=", hospital_id)
      .execute();
    await nila.submit(await nila.get(record(id, "/correction")), { name: "Rahim" });
    expect(await kept(id)).toMatchObject({ hospital_id, name: "Rahim" });
    await nila.submit(await nila.get(record(id, "/correction")), { hospital: "" });
    expect((await kept(id)).hospital_id).toBeNull();
  });

  it("by two at once is nobody's loss: the second sees both and saves after all", async () => {
    const id = await insertStory(site.db);
    const [first, second] = await Promise.all(
      [nila, karim].map((visitor) => visitor.get(record(id, "/correction"))),
    );
    if (!first || !second) throw new Error("no forms");
    await nila.submit(first, { place: "Sylhet" });
    const conflict = await karim.submit(second, { place: "Khulna" });
    expect(conflict.status).toBe(409);
    const read = conflict.document.querySelectorAll("main dd").map(({ text }) => text.trim());
    expect(read).toEqual(expect.arrayContaining(["India", "Heart"]));
    expect(conflict.text).toContain("Someone else changed this first");
    expect(conflict.text).toContain("Sylhet");
    const place = conflict.document.querySelector("form#correction [name=place]");
    expect(place?.getAttribute("value")).toBe("Khulna");
    const saved = await karim.submit(conflict, {}, "form#correction");
    expect(saved.text).toContain("Saved.");
    expect(await kept(id)).toMatchObject({ place: "Khulna", sent_place: "Dhaka" });
  });

  it("keeps every version, and takes one back", async () => {
    const id = await insertStory(site.db);
    await nila.submit(await nila.get(record(id, "/correction")), { place: "Sylhet" });
    // published meanwhile without changing the words
    const form = await karim.get(record(id, "/correction"));
    await nila.submit(await nila.get(record(id)), {}, "form#publication");
    const saved = await karim.submit(form, { text: "They rang." });
    expect(saved.text).toContain("Saved.");
    const earlier = await nila.get(record(id, "/revisions?from=1&to=2"));
    expect(earlier.text).toContain("Where the writer lives");
    const back = await nila.submit(earlier, {}, "form#restore");
    expect(back.status).toBe(200);
    expect(await kept(id)).toMatchObject({
      place: "Dhaka",
      text: "They rang at nihgt.\nWe slept.",
    });
    expect((await kept(id)).sent_text).toBeNull();
  });

  it("comes back from the bin as it was", async () => {
    const id = await insertStory(site.db, { status: "published" });
    const question = await nila.get(record(id, "/deletion"));
    const gone = await nila.submit(question, {}, "form#confirmation");
    expect((await site.visitor().get("/reviews")).text).not.toContain("We slept.");
    await nila.submit(gone, {}, "[role=status] form");
    expect((await site.visitor().get("/reviews")).text).toContain("We slept.");
  });

  it("to the same words by two is no conflict", async () => {
    const id = await insertStory(site.db);
    const form = await nila.get(record(id, "/correction"));
    await nila.submit(form, { place: "Sylhet" });
    const again = await nila.submit(form, { place: "Sylhet" });
    expect(again.text).toContain("Saved.");
    expect((await kept(id)).version).toBe(2);
  });
});

describe("a story that a coordinator adds", () => {
  const held = {
    language: "bn",
    name: "করিম",
    place: "সিলেট",
    text: "কাগজে লেখা।",
    country: "india",
    treatment: "cardiology",
    hospital: "cmc-vellore",
    rating: "5",
    consentSource: "paper",
    consentNote: "Green folder",
    consentedOn: "2026-11-01",
  };

  it("waits like any other, with its consent, and is one however often it is sent", async () => {
    const form = await nila.get(`${LIST}/new`);
    const added = await nila.submit(form, held);
    expect(added.text).toContain("It waits until somebody publishes it.");
    expect(added.text).toContain("Signed on paper");
    expect(added.text).toContain("Green folder");
    expect(added.text).toContain("1 November 2026");
    expect((await nila.submit(form, held)).path).toBe(added.path);
    expect((await nila.submit(form, { ...held, name: "রহিম" })).path).not.toBe(added.path);
    const id = added.path.split("/").at(-1) ?? "";
    expect(await kept(id)).toMatchObject({
      status: "pending",
      rating: 5,
      language: "bn",
      email: null,
      hospital_id: "sample-cmc-vellore",
      consent_source: "paper",
    });
    expect((await site.visitor().get("/bn/reviews")).text).not.toContain("কাগজে লেখা।");
  });

  it("needs a consent that somebody can show, of a day that has come", async () => {
    const form = await nila.get(`${LIST}/new`);
    const none = await nila.submit(form, { ...held, consentNote: "", consentSource: "form" });
    expect(none.status).toBe(400);
    expect(none.text).toContain("Choose one from the list.");
    for (const consentedOn of ["2026-11-22", "2026-02-30", "soon", "20261-01-01"]) {
      const failed = await nila.submit(form, { ...held, consentedOn });
      expect(failed.text).toContain("Enter today or an earlier day.");
    }
    expect((await nila.get(`${LIST}?status=pending`)).text).toContain("Reviews found: 0");
  });
});

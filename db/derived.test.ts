import { describe, expect, it } from "vitest";
import { databaseForEachTest } from "../tests/support/database";
import { contentStamp } from "./changes";
import { derived } from "./derived";

const database = databaseForEachTest({ samples: true });

describe("a derived value", () => {
  it("is remembered until its content changes", async () => {
    let times = 0;
    const count = () => derived(database.db, "hospitals", "count", async () => ++times);
    expect([await count(), await count()]).toEqual([1, 1]);
    await database.db.updateTable("hospitals").set({ status: "draft" }).execute();
    expect(await count()).toBe(2);
  });

  it("does not care for reviews that nobody sees", async () => {
    let times = 0;
    const count = () => derived(database.db, "reviews", "count", async () => ++times);
    await count();
    const review = { id: "r", submission_key: "r", content_hash: "r", name: "", place: "" };
    const rest = { country: "", treatment: "", rating: 5, text: "", consented_at: "", sample: 0 };
    await database.db
      .insertInto("reviews")
      .values({
        ...review,
        ...rest,
        sample: 0,
        language: "en",
        submitted_at: "",
        status: "pending",
      })
      .execute();
    expect(await count()).toBe(1);
    await database.db
      .updateTable("reviews")
      .set({ status: "published" })
      .where("id", "=", "r")
      .execute();
    expect(await count()).toBe(2);
  });

  it("of all content is remembered until any of it changes", async () => {
    let times = 0;
    const count = () => derived(database.db, "content", "count", async () => ++times);
    // before it can be told whether anything changed, nothing is remembered
    await expect.poll(() => contentStamp(database.db)).not.toBeNull();
    const before = await count();
    expect(await count()).toBe(before);
    await database.db.updateTable("company").set({ name: "Another" }).execute();
    expect([await count(), await count()]).toEqual([before + 1, before + 1]);
  });

  it("is tried again after a failure", async () => {
    await expect(
      derived(database.db, "posts", "x", () => Promise.reject(new Error("no"))),
    ).rejects.toThrow();
    expect(await derived(database.db, "posts", "x", async () => 1)).toBe(1);
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./connection.server";
import { derived } from "./derived";
import { migrateToLatest } from "./migrate";
import { seedSamples } from "./seed";

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "setu-search-"));
  db = openDatabase(`file:${join(folder, "setu.db")}`);
  await migrateToLatest(db);
  await seedSamples(db, new Date("2026-11-20T06:00:00.000Z"));
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe("a derived value", () => {
  it("is remembered until its content changes", async () => {
    let times = 0;
    const count = () => derived(db, "hospitals", "count", async () => ++times);
    expect([await count(), await count()]).toEqual([1, 1]);
    await db.updateTable("hospitals").set({ status: "draft" }).execute();
    expect(await count()).toBe(2);
  });

  it("does not care for reviews that nobody sees", async () => {
    let times = 0;
    const count = () => derived(db, "reviews", "count", async () => ++times);
    await count();
    const review = { id: "r", submission_key: "r", content_hash: "r", name: "", place: "" };
    const rest = { country: "", treatment: "", rating: 5, text: "", consented_at: "", sample: 0 };
    await db
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
    await db.updateTable("reviews").set({ status: "published" }).where("id", "=", "r").execute();
    expect(await count()).toBe(2);
  });

  it("is tried again after a failure", async () => {
    await expect(
      derived(db, "posts", "x", () => Promise.reject(new Error("no"))),
    ).rejects.toThrow();
    expect(await derived(db, "posts", "x", async () => 1)).toBe(1);
  });
});

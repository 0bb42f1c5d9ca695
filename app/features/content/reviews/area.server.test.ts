import { beforeEach, expect, it } from "vitest";
import { insertAdmin } from "../../../../tests/support/bookings";
import { databaseForEachTest } from "../../../../tests/support/database";
import { insertStory } from "../../../../tests/support/story";
import { readListQuery } from "../engine/fitting.server";
import { listRecords } from "../engine/list.server";
import { setPublished } from "../engine/publish.server";
import { findRecord } from "../engine/store.server";
import { reviews } from "./area.server";

const database = databaseForEachTest();
const now = new Date("2026-11-20T08:00:00.000Z");
const by = { actorId: "", network: "" };
beforeEach(async () => {
  by.actorId = (await insertAdmin(database.db, "Nila")).id;
});

it("refusing or unpublishing a review requires a reason, and the list filters by state", async () => {
  const story = (reason = "") =>
    insertStory(database.db, { reason, created_at: "2026-11-19T08:00:00.000Z" });
  await database.db.deleteFrom("reviews").execute();
  const [first, second, refused] = [await story(), await story(), await story("Names a nurse")];
  await database.db
    .updateTable("reviews")
    .set({ created_at: "2026-11-01" })
    .where("id", "=", second)
    .execute();
  const setReview = async (id: string, isPublished: boolean, reason = "") => {
    const seen = (await findRecord(database.db, reviews, id))?.version ?? 0;
    const change = { id, seen, isPublished, values: { reason } };
    return setPublished(database.db, by, reviews, change, now);
  };
  const listed = async (query = "") =>
    listRecords(database.db, reviews, readListQuery(reviews, new URLSearchParams(query)), now);
  // pending reviews come first, the longest waiting at the top
  expect((await listed()).records.map(({ id }) => id)).toEqual([second, first, refused]);
  expect((await listed()).counts).toMatchObject({ pending: 2, rejected: 1, published: 0 });
  expect(await setReview(first, false)).toEqual({
    outcome: "refused",
    errors: { reason: "reasonRequired" },
  });
  for (const reason of ["Too short", "Too short", "No consent"])
    await setReview(first, false, reason);
  await setReview(second, true);
  expect((await listed("status=rejected")).count).toBe(2);
  expect((await listed("status=pending")).count).toBe(0);
  await setReview(second, false, "Asked to");
  await setReview(second, true);
  expect((await findRecord(database.db, reviews, second))?.row).toMatchObject({ reason: "" });
  const events = await database.db
    .selectFrom("audit_events")
    .select("kind")
    .orderBy("id")
    .execute();
  expect(events.map(({ kind }) => kind).toSorted()).toEqual([
    "content-published",
    "content-published",
    "content-rejected",
    "content-rejected",
    "content-withdrawn",
  ]);
  expect((await listed("search=RAHIMA@example")).count).toBe(3);
});

import { beforeEach, expect, it } from "vitest";
import { insertAdmin } from "../../../../tests/support/bookings";
import { databaseForEachTest } from "../../../../tests/support/database";
import { insertStory } from "../../../../tests/support/story";
import { readListQuery } from "../engine/fitting.server";
import { listRecords } from "../engine/list.server";
import { setPublished } from "../engine/publish.server";
import { findRecord } from "../engine/store.server";
import { reviews } from "./area.server";

const held = databaseForEachTest();
const now = new Date("2026-11-20T08:00:00.000Z");
const by = { actorId: "", network: "" };
beforeEach(async () => {
  by.actorId = (await insertAdmin(held.db, "Nila")).id;
});

it("refusing or unpublishing a review requires a reason, and the list filters by state", async () => {
  const story = (reason = "") =>
    insertStory(held.db, { reason, created_at: "2026-11-19T08:00:00.000Z" });
  await held.db.deleteFrom("reviews").execute();
  const [first, second, refused] = [await story(), await story(), await story("Names a nurse")];
  await held.db
    .updateTable("reviews")
    .set({ created_at: "2026-11-01" })
    .where("id", "=", second)
    .execute();
  const set = async (id: string, isPublished: boolean, reason = "") => {
    const seen = (await findRecord(held.db, reviews, id))?.version ?? 0;
    return setPublished(held.db, by, reviews, { id, seen, isPublished, values: { reason } }, now);
  };
  const listed = async (query = "") =>
    listRecords(held.db, reviews, readListQuery(reviews, new URLSearchParams(query)), now);
  // pending reviews come first, the longest waiting at the top
  expect((await listed()).records.map(({ id }) => id)).toEqual([second, first, refused]);
  expect((await listed()).counts).toMatchObject({ pending: 2, rejected: 1, published: 0 });
  expect(await set(first, false)).toEqual({
    outcome: "refused",
    errors: { reason: "reasonRequired" },
  });
  for (const reason of ["Too short", "Too short", "No consent"]) await set(first, false, reason);
  await set(second, true);
  expect((await listed("status=rejected")).count).toBe(2);
  expect((await listed("status=pending")).count).toBe(0);
  await set(second, false, "Asked to");
  await set(second, true);
  expect((await findRecord(held.db, reviews, second))?.row).toMatchObject({ reason: "" });
  const noted = await held.db.selectFrom("audit_events").select("kind").orderBy("id").execute();
  expect(noted.map(({ kind }) => kind).toSorted()).toEqual([
    "content-published",
    "content-published",
    "content-rejected",
    "content-rejected",
    "content-withdrawn",
  ]);
  expect((await listed("search=RAHIMA@example")).count).toBe(3);
});

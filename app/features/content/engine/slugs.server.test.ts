import type { Kysely } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { recordTable, textOrEmpty, textTable } from "#db/migrations/initial/columns";
import { insertAdmin } from "../../../../tests/support/bookings";
import { databaseForEachTest } from "../../../../tests/support/database";
import { team } from "../team/area.server";
import { addRecord } from "./add.server";
import type { Area } from "./area.server";
import { binOf } from "./bin.server";
import type { FactField } from "./fields";
import { readListQuery } from "./fitting.server";
import { listRecords } from "./list.server";
import { setPublished } from "./publish.server";
import { stateOf } from "./record.server";
import { contentAreaOf } from "./revised-area.server";
import { freeSlug, idOfFormerSlug, slugOf } from "./slugs.server";
import { findRecord } from "./store.server";
import { writePart } from "./write.server";

const names = () => ({ on: "Listed", off: "Not listed" });
const slug: FactField = {
  kind: "slug",
  from: "name",
  unnamed: "insurer",
  taken: "slugTaken",
  required: "required",
};
/** An area whose records each have a page. */
const insurers = {
  ...team,
  table: "insurers",
  texts: "insurer_texts",
  words: { name: { kind: "line", max: 100 } },
  facts: {
    listed: { kind: "tick", names },
    as_of: { kind: "day", month: true, past: "editing.notHere" },
    source: { kind: "link" },
    slug,
  },
  order: undefined,
  hasPicture: undefined,
} as unknown as Area;

const database = databaseForEachTest();
const now = new Date("2026-11-20T08:00:00.000Z");
const by = { actorId: "", network: "" };
beforeEach(async () => {
  by.actorId = (await insertAdmin(database.db, "Nila")).id;
  await recordTable(database.db as unknown as Kysely<unknown>, "insurers")
    .addColumn("listed", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("as_of", "text", textOrEmpty)
    .addColumn("source", "text", textOrEmpty)
    .addColumn("published_at", "text")
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .execute();
  await textTable(database.db as unknown as Kysely<unknown>, "insurer_texts", "insurers")
    .addColumn("name", "text", textOrEmpty)
    .execute();
});

async function addInsurer(values: Record<string, string>): Promise<string> {
  const result = await addRecord(database.db, by, insurers, { values, formKey: null }, now);
  if (result.outcome !== "added") throw new Error(JSON.stringify(result.errors));
  return result.id;
}
const found = (id: string) => findRecord(database.db, insurers, id);
const slugOfRecord = async (id: string) => (await found(id))?.facts.slug;
const writeFacts = async (id: string, values: Record<string, string>) => {
  const seen = (await found(id))?.factsVersion ?? 0;
  return writePart(database.db, by, insurers, { id, part: "facts", values, seen }, now);
};

describe("slug", () => {
  it.each([
    ["Café & ICU: what to ask?", "cafe-icu-what-to-ask"],
    ["A mother’s journey, 2026", "a-mothers-journey-2026"],
    ["  --Hello--  ", "hello"],
    ["../../etc/passwd", "etc-passwd"],
    ["<script>alert(1)</script>", "script-alert-1-script"],
    ["মায়ের চিকিৎসা", ""],
    ["", ""],
  ])("of %j is %j", (text, expected) => {
    expect(slugOf(text)).toBe(expected);
    expect(slugOf(expected)).toBe(expected);
  });

  it("stays within the maximum length and ends with a whole word", () => {
    expect(slugOf("hospital ".repeat(30))).toMatch(/^(hospital-)+hospital$/);
    expect(slugOf("hospital ".repeat(30)).length).toBeLessThanOrEqual(100);
    expect(slugOf("x".repeat(500), 80)).toBe("x".repeat(80));
  });

  it("gets a number if it is taken", () => {
    expect(freeSlug("a", new Set())).toBe("a");
    expect(freeSlug("a", new Set(["a", "a-2", "a-4"]))).toBe("a-3");
  });
});

it("suggests a free slug, and rejects an entered slug that is taken", async () => {
  expect(await slugOfRecord(await addInsurer({ name: "Prime Life" }))).toBe("prime-life");
  expect(await slugOfRecord(await addInsurer({ name: "Prime Life" }))).toBe("prime-life-2");
  expect(await slugOfRecord(await addInsurer({ name: "জীবন" }))).toBe("insurer");
  const values = { name: "Another", slug: "prime-life" };
  expect(await addRecord(database.db, by, insurers, { values, formKey: null }, now)).toEqual({
    outcome: "refused",
    errors: { slug: "slugTaken" },
  });
});

it("adds one record if the same form is sent twice, even with a slug", async () => {
  const form = { values: { name: "Prime Life", slug: "prime" }, formKey: "key" };
  const first = await addRecord(database.db, by, insurers, form, now);
  expect(await addRecord(database.db, by, insurers, form, now)).toEqual(first);
});

it("redirects from a former slug until the record uses it again or is erased", async () => {
  const id = await addInsurer({ name: "First" });
  const other = await addInsurer({ name: "Other" });
  // a slug that was never public does not redirect
  await writeFacts(id, { slug: "draft" });
  expect(await idOfFormerSlug(database.db, insurers, "first")).toBeNull();
  await writeFacts(id, { slug: "first" });
  await database.db
    .updateTable("insurers" as never)
    .set({ published_at: "2026" } as never)
    .execute();
  await writeFacts(id, { slug: "second" });
  await writeFacts(id, { slug: "third" });
  expect(await idOfFormerSlug(database.db, insurers, "first")).toBe(id);
  expect(await idOfFormerSlug(database.db, insurers, "second")).toBe(id);
  // no other record may use a former slug
  const taken = { outcome: "refused", errors: { slug: "slugTaken" } };
  expect(await writeFacts(other, { slug: "third" })).toEqual(taken);
  expect(await writeFacts(other, { slug: "first" })).toEqual(taken);
  await writeFacts(id, { slug: "first" });
  expect(await idOfFormerSlug(database.db, insurers, "first")).toBeNull();
  const seenVersion = (await found(id))?.version ?? 0;
  await binOf(insurers).put(database.db, by, { id, seenVersion }, now);
  expect(await writeFacts(other, { slug: "first" })).toEqual(taken);
  await binOf(insurers).erase(database.db, new Date(now.getTime() + 1).toISOString());
  expect(await idOfFormerSlug(database.db, insurers, "second")).toBeNull();
  expect(await writeFacts(other, { slug: "first" })).toEqual({ outcome: "written" });
});

it("restores earlier facts, except a slug that another record has taken", async () => {
  const id = await addInsurer({ name: "First", listed: "on" });
  await database.db.deleteFrom("former_slugs").execute();
  await writeFacts(id, { slug: "moved", listed: "" });
  await database.db.deleteFrom("former_slugs").execute();
  await addInsurer({ name: "First" });
  const fields = { slug: "first", listed: "on", as_of: "", source: "" };
  const change = { recordId: id, language: null, fields, englishVersion: 0, seenVersion: 2 };
  expect(await contentAreaOf(insurers).restore(database.db, by, change, now)).toBe("written");
  expect((await found(id))?.facts).toEqual({ ...fields, slug: "moved" });
});

it("stores a checkbox and a day, rejects a future day, and publishes the record", async () => {
  const id = await addInsurer({ name: "First", listed: "on", as_of: "2026-03", source: "" });
  expect((await found(id))?.facts).toMatchObject({ listed: "on", as_of: "2026-03" });
  expect(await writeFacts(id, { as_of: "2027-01-01" })).toEqual({
    outcome: "refused",
    errors: { as_of: "editing.notHere" },
  });
  await writeFacts(id, { listed: "" });
  expect((await found(id))?.facts).toMatchObject({ listed: "", as_of: "2026-03" });
  const seen = (await found(id))?.version ?? 0;
  await setPublished(database.db, by, insurers, { id, seen, isPublished: true }, now);
  expect((await found(id))?.status).toBe("published");
});

it("a record stays scheduled until its publication time, and is counted as scheduled", async () => {
  const timed: Area = {
    ...insurers,
    publication: {
      isTimed: true,
      columns: (_found, isPublished, _now, { at = null }) => ({
        published_at: isPublished ? at : null,
      }),
    },
  };
  const id = await addInsurer({ name: "First" });
  await addInsurer({ name: "Second" });
  const publishing = { id, seen: 1, isPublished: true, values: { at: "2026-11-21T08:00:00.000Z" } };
  await setPublished(database.db, by, timed, publishing, now);
  const states = async (status: string, at: Date) => {
    const query = readListQuery(timed, new URLSearchParams({ status }));
    const { counts, records } = await listRecords(database.db, timed, query, at);
    return [counts.published, counts.scheduled, counts.draft, records.length];
  };
  expect(await states("scheduled", now)).toEqual([0, 1, 1, 1]);
  expect(await states("published", now)).toEqual([0, 1, 1, 0]);
  const later = new Date("2026-11-21T08:00:00.000Z");
  expect(await states("scheduled", later)).toEqual([1, 0, 1, 0]);
  expect(await states("published", later)).toEqual([1, 0, 1, 1]);
  const row = await found(id);
  expect(row && [stateOf(timed, row, now), stateOf(timed, row, later)]).toEqual([
    "scheduled",
    "published",
  ]);
});

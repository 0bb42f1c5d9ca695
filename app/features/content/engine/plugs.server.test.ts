import { beforeEach, expect, it } from "vitest";
import { insertAdmin } from "../../../../tests/support/bookings";
import { databaseForEachTest } from "../../../../tests/support/database";
import { team } from "../team/area.server";
import { addRecord } from "./add.server";
import type { Area } from "./area.server";
import { binOf } from "./bin.server";
import { readListQuery } from "./fitting.server";
import { listRecords } from "./list.server";
import { recordsWithPicture } from "./pictures.server";
import { publishBlockerOf, setPublished } from "./publish.server";
import { contentAreaOf } from "./revised-area.server";
import { findRecord } from "./store.server";
import { writePart } from "./write.server";

// Tests each plug of an area's declaration with a variant of the team area.

const held = databaseForEachTest();
const now = new Date("2026-11-20T08:00:00.000Z");
const by = { actorId: "", network: "" };
beforeEach(async () => {
  by.actorId = (await insertAdmin(held.db, "Nila")).id;
});

const area = (special: Partial<Area>): Area => ({ ...team, ...special });
const typed = { name: "Nila", role: "Nurse", bio: "Rings back." };

async function added(of: Area, values: Record<string, string> = typed): Promise<string> {
  const result = await addRecord(held.db, by, of, { values, formKey: null }, now);
  if (result.outcome !== "added") throw new Error("refused");
  return result.id;
}
const write = (of: Area, id: string, values: Record<string, string>, part: "en" | "facts") =>
  findRecord(held.db, of, id).then((found) => {
    const seen = (part === "en" ? found?.texts.en?.version : found?.factsVersion) ?? 0;
    return writePart(held.db, by, of, { id, part, values, seen }, now);
  });
const publish = async (of: Area, id: string) => {
  const seen = (await findRecord(held.db, of, id))?.version ?? 0;
  return setPublished(held.db, by, of, { id, seen, isPublished: true }, now);
};

it("a new record has values derived from its form", async () => {
  const of = area({ begin: ({ languages }) => ({ words: { role: `Speaks ${languages}` } }) });
  const id = await added(of, { name: "Nila", languages: "bn" });
  const words = { name: "Nila", role: "Speaks bn", bio: "" };
  expect((await findRecord(held.db, of, id))?.texts.en?.words).toEqual(words);
  // a value from the form is used even if it is empty
  const asked = await added(of, { ...typed, role: "", languages: "bn" });
  expect((await findRecord(held.db, of, asked))?.texts.en?.words).toMatchObject({ role: "" });
  expect((await findRecord(held.db, of, id))?.facts).toEqual({ languages: "bn" });
});

it("the facts of a group are saved only if all are filled in or all are empty", async () => {
  const of = area({ whole: [{ of: ["languages", "registration"], error: "editing.incomplete" }] });
  const values = { ...typed, languages: "bn" };
  expect(await addRecord(held.db, by, of, { values, formKey: null }, now)).toEqual({
    outcome: "refused",
    errors: { registration: "editing.incomplete" },
  });
  const id = await added(of);
  expect(await write(of, id, { languages: "bn" }, "facts")).toMatchObject({ outcome: "refused" });
});

it("an invalid part shows the area's own error at the field", async () => {
  const of = area({ partErrors: (_, part) => (part === "en" ? { role: "tooLong" } : null) });
  const id = await added(of);
  expect(await write(of, id, { role: "Doctor" }, "en")).toEqual({
    outcome: "refused",
    errors: { role: "tooLong" },
  });
  expect(await write(of, id, { languages: "bn" }, "facts")).toEqual({ outcome: "written" });
});

it("saving writes columns derived from facts and from publishing", async () => {
  const of = area({
    derive: () => ({ position: 77 }),
    publication: { columns: (_, isPublished) => ({ picture_id: isPublished ? "p" : null }) },
  });
  const id = await added(of);
  await write(of, id, { languages: "bn" }, "facts");
  await publish(of, id);
  expect((await findRecord(held.db, of, id))?.row).toMatchObject({ position: 77, picture_id: "p" });
});

it("publishing follows the area's rule, and requires complete English", async () => {
  const against = area({ publication: { publishBlocker: () => "editing.notHere" } });
  const id = await added(against);
  expect(await publish(against, id)).toEqual({
    outcome: "refused",
    errors: { "": "editing.notHere" },
  });
  const gap = await added(team, { ...typed, bio: "" });
  expect(await publish(team, gap)).toEqual({
    outcome: "refused",
    errors: { "": "editing.incomplete" },
  });
  const optional = area({
    words: { ...team.words, bio: { kind: "text", max: 9, optional: true } },
  });
  expect(await publish(optional, gap)).toEqual({ outcome: "done" });
});

it("restoring covers only the earlier facts that the area allows", async () => {
  const of = area({ restorableFacts: (earlier) => (earlier.languages === "bn" ? earlier : null) });
  const id = await added(of, { ...typed, languages: "bn" });
  const back = (languages: string, seenVersion: number) =>
    contentAreaOf(of).restore(
      held.db,
      by,
      { recordId: id, language: null, fields: { languages }, englishVersion: 0, seenVersion },
      now,
    );
  await write(of, id, { languages: "th" }, "facts");
  expect(await back("hi", 2)).toBe("elsewhere");
  expect(await back("bn", 1)).toBe("conflict");
  expect(await back("bn", 2)).toBe("written");
  expect((await findRecord(held.db, of, id))?.facts).toEqual({ languages: "bn" });
});

it("a record stays a sample as long as the area's rule says so", async () => {
  const of = area({ isStillSample: (_, part) => part === "en" });
  const id = await added(of);
  await held.db.updateTable("team_members").set({ sample: 1 }).execute();
  await write(of, id, { name: "Another" }, "en");
  expect((await findRecord(held.db, of, id))?.sample).toBe(true);
  await write(of, id, { languages: "bn" }, "facts");
  expect((await findRecord(held.db, of, id))?.sample).toBe(false);
});

it("a list is filtered by a fact, sorted newest first, and paginated if unordered", async () => {
  const first = area({ order: "first", list: { filter: "languages" } });
  const ids = [await added(first), await added(first, { ...typed, languages: "bn" })];
  const listed = (of: Area, query = "") =>
    listRecords(held.db, of, readListQuery(of, new URLSearchParams(query)), now);
  expect((await listed(first)).records.map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await listed(first, "languages=bn")).records.map(({ id }) => id)).toEqual([ids[1]]);
  expect((await listed(first, "languages=th")).count).toBe(0);
  const paged = area({ order: undefined });
  for (let index = 0; index < 60; index++) await added(first, { ...typed, name: `Of ${index}` });
  const last = await listed(paged, "page=99");
  expect(last.count).toBe(62);
  expect(last.page).toBe(last.pages);
  expect(last.records.length).toBeLessThan(62);
  expect(last.counts).toMatchObject({ published: 0, scheduled: 0, draft: 62 });
});

it("a refused publication and the record's page give the same reason", async () => {
  const id = await added(team, { ...typed, role: "" });
  const found = await findRecord(held.db, team, id);
  expect(found && publishBlockerOf(team, found)).toBe("editing.incomplete");
});

it("a fact can be a record's name, in the bin and in the list of a picture's uses", async () => {
  const of = area({ texts: null, words: {}, nameField: "languages" });
  const id = await added(of, { languages: "bn" });
  await held.db.updateTable("team_members").set({ picture_id: "p" }).execute();
  expect(await recordsWithPicture(held.db, of, "p", "en")).toMatchObject([{ label: "bn" }]);
  await binOf(of).put(held.db, by, { id, seenVersion: 1 }, now);
  expect(await binOf(of).list(held.db, "en")).toMatchObject([{ id, name: "bn" }]);
});

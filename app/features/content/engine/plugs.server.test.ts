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

const database = databaseForEachTest();
const now = new Date("2026-11-20T08:00:00.000Z");
const by = { actorId: "", network: "" };
beforeEach(async () => {
  by.actorId = (await insertAdmin(database.db, "Nila")).id;
});

const area = (special: Partial<Area>): Area => ({ ...team, ...special });
const formValues = { name: "Nila", role: "Nurse", bio: "Rings back." };

async function addDraft(of: Area, values: Record<string, string> = formValues): Promise<string> {
  const result = await addRecord(database.db, by, of, { values, formKey: null }, now);
  if (result.outcome !== "added") throw new Error("refused");
  return result.id;
}
const write = (of: Area, id: string, values: Record<string, string>, part: "en" | "facts") =>
  findRecord(database.db, of, id).then((found) => {
    const seen = (part === "en" ? found?.texts.en?.version : found?.factsVersion) ?? 0;
    return writePart(database.db, by, of, { id, part, values, seen }, now);
  });
const publish = async (of: Area, id: string) => {
  const seen = (await findRecord(database.db, of, id))?.version ?? 0;
  return setPublished(database.db, by, of, { id, seen, isPublished: true }, now);
};

it("a new record gets the initial values that its area derives from the form", async () => {
  const of = area({
    initialValues: ({ languages }) => ({ words: { role: `Speaks ${languages}` } }),
  });
  const id = await addDraft(of, { name: "Nila", languages: "bn" });
  const words = { name: "Nila", role: "Speaks bn", bio: "" };
  expect((await findRecord(database.db, of, id))?.texts.en?.words).toEqual(words);
  // a value from the form is used even if it is empty
  const withoutRole = await addDraft(of, { ...formValues, role: "", languages: "bn" });
  expect((await findRecord(database.db, of, withoutRole))?.texts.en?.words).toMatchObject({
    role: "",
  });
  expect((await findRecord(database.db, of, id))?.facts).toEqual({ languages: "bn" });
});

it("the facts of a group are saved only if all are filled in or all are empty", async () => {
  const of = area({
    allOrNone: [{ of: ["languages", "registration"], error: "editing.incomplete" }],
  });
  const values = { ...formValues, languages: "bn" };
  expect(await addRecord(database.db, by, of, { values, formKey: null }, now)).toEqual({
    outcome: "refused",
    errors: { registration: "editing.incomplete" },
  });
  const id = await addDraft(of);
  expect(await write(of, id, { languages: "bn" }, "facts")).toMatchObject({ outcome: "refused" });
});

it("a part that the area finds invalid is refused with the area's error at the field", async () => {
  const of = area({ partErrors: (_, part) => (part === "en" ? { role: "tooLong" } : null) });
  const id = await addDraft(of);
  expect(await write(of, id, { role: "Doctor" }, "en")).toEqual({
    outcome: "refused",
    errors: { role: "tooLong" },
  });
  expect(await write(of, id, { languages: "bn" }, "facts")).toEqual({ outcome: "written" });
});

it("saving facts and publishing write the columns that the area derives", async () => {
  const of = area({
    derive: () => ({ position: 77 }),
    publication: { columns: (_, isPublished) => ({ picture_id: isPublished ? "p" : null }) },
  });
  const id = await addDraft(of);
  await write(of, id, { languages: "bn" }, "facts");
  await publish(of, id);
  expect((await findRecord(database.db, of, id))?.row).toMatchObject({
    position: 77,
    picture_id: "p",
  });
});

it("a record is published only if the area allows it and its English is complete", async () => {
  const blocking = area({ publication: { publishBlocker: () => "editing.notHere" } });
  const id = await addDraft(blocking);
  expect(await publish(blocking, id)).toEqual({
    outcome: "refused",
    errors: { "": "editing.notHere" },
  });
  const incompleteId = await addDraft(team, { ...formValues, bio: "" });
  expect(await publish(team, incompleteId)).toEqual({
    outcome: "refused",
    errors: { "": "editing.incomplete" },
  });
  const optional = area({
    words: { ...team.words, bio: { kind: "text", max: 9, optional: true } },
  });
  expect(await publish(optional, incompleteId)).toEqual({ outcome: "done" });
});

it("earlier facts are restored only if the area allows it", async () => {
  const of = area({ restorableFacts: (earlier) => (earlier.languages === "bn" ? earlier : null) });
  const id = await addDraft(of, { ...formValues, languages: "bn" });
  const restore = (languages: string, seenVersion: number) =>
    contentAreaOf(of).restore(
      database.db,
      by,
      { recordId: id, language: null, fields: { languages }, englishVersion: 0, seenVersion },
      now,
    );
  await write(of, id, { languages: "th" }, "facts");
  expect(await restore("hi", 2)).toBe("elsewhere");
  expect(await restore("bn", 1)).toBe("conflict");
  expect(await restore("bn", 2)).toBe("written");
  expect((await findRecord(database.db, of, id))?.facts).toEqual({ languages: "bn" });
});

it("a record stays a sample as long as the area's rule says so", async () => {
  const of = area({ isStillSample: (_, part) => part === "en" });
  const id = await addDraft(of);
  await database.db.updateTable("team_members").set({ sample: 1 }).execute();
  await write(of, id, { name: "Another" }, "en");
  expect((await findRecord(database.db, of, id))?.sample).toBe(true);
  await write(of, id, { languages: "bn" }, "facts");
  expect((await findRecord(database.db, of, id))?.sample).toBe(false);
});

it("a list is filtered by a fact, and paginated only if the area has no order", async () => {
  const ordered = area({ order: "first", list: { filter: "languages" } });
  const ids = [
    await addDraft(ordered),
    await addDraft(ordered, { ...formValues, languages: "bn" }),
  ];
  const listed = (of: Area, query = "") =>
    listRecords(database.db, of, readListQuery(of, new URLSearchParams(query)), now);
  expect((await listed(ordered)).records.map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await listed(ordered, "languages=bn")).records.map(({ id }) => id)).toEqual([ids[1]]);
  expect((await listed(ordered, "languages=th")).count).toBe(0);
  const unordered = area({ order: undefined });
  for (let index = 0; index < 60; index++)
    await addDraft(ordered, { ...formValues, name: `Of ${index}` });
  const lastPage = await listed(unordered, "page=99");
  expect(lastPage.count).toBe(62);
  expect(lastPage.page).toBe(lastPage.pages);
  expect(lastPage.records.length).toBeLessThan(62);
  expect(lastPage.counts).toMatchObject({ published: 0, scheduled: 0, draft: 62 });
});

it("a refused publication and the record's page give the same reason", async () => {
  const id = await addDraft(team, { ...formValues, role: "" });
  const found = await findRecord(database.db, team, id);
  expect(found && publishBlockerOf(team, found)).toBe("editing.incomplete");
});

it("a fact that names the record is shown in the bin and among a picture's uses", async () => {
  const of = area({ texts: null, words: {}, nameField: "languages" });
  const id = await addDraft(of, { languages: "bn" });
  await database.db.updateTable("team_members").set({ picture_id: "p" }).execute();
  expect(await recordsWithPicture(database.db, of, "p", "en")).toMatchObject([{ label: "bn" }]);
  await binOf(of).put(database.db, by, { id, seenVersion: 1 }, now);
  expect(await binOf(of).list(database.db, "en")).toMatchObject([{ id, name: "bn" }]);
});

import { afterEach, expect, it, vi } from "vitest";
import { databaseForEachTest } from "../../tests/support/database";
import { rememberedCompany } from "./remembered-company";

const database = databaseForEachTest({ samples: true });
afterEach(() => vi.restoreAllMocks());

const breakDatabase = () =>
  vi.spyOn(database.db, "selectFrom").mockImplementation(() => {
    throw new Error("not now");
  });

it("the company is queried until known, and remembered while the database is down", async () => {
  const brokenDatabase = breakDatabase();
  const company = rememberedCompany(database.db);
  expect(await company()).toBeNull();
  brokenDatabase.mockRestore();
  await vi.waitFor(async () => expect((await company())?.phone).toMatch(/^\+880/));
  const lastKnown = await company();
  breakDatabase();
  for (let calls = 0; calls < 3; calls++) expect(await company()).toEqual(lastKnown);
});

it("a changed company is returned shortly after the change", async () => {
  const company = rememberedCompany(database.db);
  await company();
  await database.db.updateTable("company").set({ name: "Setu Care", phone: "" }).execute();
  const changed = { name: "Setu Care", phone: "", phoneText: "" };
  await vi.waitFor(async () => expect(await company()).toEqual(changed));
});

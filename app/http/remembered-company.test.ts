import { afterEach, expect, it, vi } from "vitest";
import { databaseForEachTest } from "../../tests/support/database";
import { rememberedCompany } from "./remembered-company";

const database = databaseForEachTest({ samples: true });
afterEach(() => vi.restoreAllMocks());

const losesDatabase = () =>
  vi.spyOn(database.db, "selectFrom").mockImplementation(() => {
    throw new Error("not now");
  });

it("queries the company until it is known, and keeps it while the database is down", async () => {
  const lost = losesDatabase();
  const company = rememberedCompany(database.db);
  expect(await company()).toBeNull();
  lost.mockRestore();
  await vi.waitFor(async () => expect((await company())?.phone).toMatch(/^\+880/));
  const found = await company();
  losesDatabase();
  for (let calls = 0; calls < 3; calls++) expect(await company()).toEqual(found);
});

it("returns the changed company shortly after a change", async () => {
  const company = rememberedCompany(database.db);
  await company();
  await database.db.updateTable("company").set({ name: "Setu Care", phone: "" }).execute();
  const changed = { name: "Setu Care", phone: "", phoneText: "" };
  await vi.waitFor(async () => expect(await company()).toEqual(changed));
});

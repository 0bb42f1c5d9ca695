import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { databaseForEachTest } from "../../tests/support/database";
import { rememberedCompany } from "./remembered-company";

const database = databaseForEachTest({ samples: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const losesDatabase = () =>
  vi.spyOn(database.db, "selectFrom").mockImplementation(() => {
    throw new Error("not now");
  });

it("is looked up again each second until it is known, and kept while the database is lost", async () => {
  let lost = losesDatabase();
  const company = rememberedCompany(database.db);
  expect(await company()).toBeNull();
  lost.mockRestore();
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(async () => expect((await company())?.phone).toMatch(/^\+880/));
  const found = await company();
  lost = losesDatabase();
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(lost).toHaveBeenCalled();
  expect(await company()).toEqual(found);
});

it("is a minute old at most", async () => {
  const company = rememberedCompany(database.db);
  const found = await company();
  await database.db.updateTable("company").set({ name: "Setu Care", phone: "" }).execute();
  vi.advanceTimersByTime(59_000);
  expect(await company()).toEqual(found);
  vi.advanceTimersByTime(1_000);
  const changed = { name: "Setu Care", phone: "", phoneText: "" };
  await vi.waitFor(async () => expect(await company()).toEqual(changed));
});

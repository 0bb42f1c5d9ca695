import { expect, it, vi } from "vitest";
import { databaseForEachTest } from "../../tests/support/database";
import { rememberedCompany } from "./remembered-company";

const database = databaseForEachTest({ samples: true });

it("is looked up again soon where the first look-up failed, and kept from then on", async () => {
  const ask = vi.spyOn(database.db, "selectFrom").mockImplementation(() => {
    throw new Error("not yet");
  });
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const company = rememberedCompany(database.db);
  expect(await company()).toBeNull();
  ask.mockRestore();
  expect(await company()).toBeNull();
  clock.mockReturnValue(1_000);
  const found = await company();
  expect(found?.phone).toMatch(/^\+880/);
  await database.db.updateTable("company").set({ name: "Setu Care", phone: "" }).execute();
  clock.mockReturnValue(2_000);
  expect(await company()).toEqual(found);
  clock.mockReturnValue(62_000);
  expect(await company()).toEqual({ name: "Setu Care", phone: "", phoneText: "" });
  clock.mockRestore();
});

it("is looked up again of its own accord until it is known", async () => {
  const broken = () => {
    throw new Error("not now");
  };
  const ask = vi.spyOn(database.db, "selectFrom").mockImplementation(broken);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const company = rememberedCompany(database.db);
    expect(await company()).toBeNull();
    ask.mockRestore();
    vi.advanceTimersByTime(1_000);
    const found = company();
    vi.spyOn(database.db, "selectFrom").mockImplementation(broken);
    expect((await found)?.phone).toMatch(/^\+880/);
    expect((await company())?.phone).toMatch(/^\+880/);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

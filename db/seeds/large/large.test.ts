import { describe, expect, it } from "vitest";
import { insertBooking } from "../../../tests/support/bookings";
import { databaseForEachTest } from "../../../tests/support/database";
import { databaseState } from "../../../tests/support/database-state";
import { wholeSuite } from "../../../tests/support/whole-suite";
import { clearLarge, LARGE, seedLarge } from "./large";

const database = databaseForEachTest();
const NOW = new Date("2026-11-20T09:00:00.000Z");
const SIZES = { bookings: 1_200, messages: 240, users: 100, posts: 20, audit: 60 };
const TABLES = ["requests", "request_events", "clocks", "users"];

async function counts(): Promise<Record<string, number>> {
  const state = await databaseState(database.db);
  return Object.fromEntries(TABLES.map((table) => [table, state[table]?.length ?? 0]));
}

/** Rows in a fixed order, without the counters, which keep increasing. */
async function readRows(): Promise<string[]> {
  const { counters: _, ...state } = await databaseState(database.db);
  return Object.entries(state)
    .flatMap(([table, rows]) =>
      rows.map((row) => table + JSON.stringify({ ...(row as object), number: undefined })),
    )
    .toSorted();
}

describe("large seed data", () => {
  it.runIf(wholeSuite)(
    "have the requested number of rows, and are the same after each run",
    async () => {
      await seedLarge(database.db, NOW, SIZES);
      const firstRows = await readRows();
      expect(await counts()).toEqual({
        requests: 1_440,
        // 2.6 for each booking, and two for each message
        request_events: 3_600,
        clocks: 1_440,
        users: 100,
      });
      await clearLarge(database.db);
      expect(Object.values(await counts())).toEqual(TABLES.map(() => 0));
      await seedLarge(database.db, NOW, SIZES);
      expect(await readRows()).toEqual(firstRows);
    },
  );

  it.runIf(wholeSuite)("are the same after an interruption, at any later time", async () => {
    await seedLarge(database.db, NOW, { ...SIZES, bookings: 500 });
    const later = new Date(NOW.getTime() + 3_600_000);
    await seedLarge(database.db, later, SIZES);
    const rowsAfterResuming = await readRows();
    await clearLarge(database.db);
    await seedLarge(database.db, NOW, SIZES);
    expect(await readRows()).toEqual(rowsAfterResuming);
  });

  it("look real: some bookings wait, none is in the future, references are valid", async () => {
    await seedLarge(database.db, NOW, SIZES);
    const bookings = await database.db
      .selectFrom("requests")
      .selectAll()
      .where("kind", "=", "booking")
      .execute();
    const waiting = bookings.filter(({ replied_at }) => replied_at === null);
    expect(waiting.length).toBeGreaterThan(50);
    expect(waiting.length).toBeLessThan(300);
    expect(bookings.every(({ received_at }) => received_at <= NOW.toISOString())).toBe(true);
    expect(
      bookings.every(({ reference }) => /^SETU-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference)),
    ).toBe(true);
    expect(LARGE.bookings * 2.6 + LARGE.messages * 2).toBe(300_000);
  });

  it("are refused in a database with real data", async () => {
    await insertBooking(database.db);
    await expect(seedLarge(database.db, NOW, SIZES)).rejects.toThrow("requests has rows");
    expect((await counts()).users).toBe(0);
  });
});

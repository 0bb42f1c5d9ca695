import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { insertBooking } from "../tests/support/bookings";
import { databaseForEachTest } from "../tests/support/database";
import { onPostgres, onSqlite } from "../tests/support/engine";
import { listen } from "./changes";
import { type Database, openDatabase } from "./connection.server";
import { type Topic, toldTables } from "./topics";
import { inTransaction } from "./transactions";

const database = databaseForEachTest({ samples: true });

/** Longer than changes are gathered for. */
const QUIET_MS = 400;
/** What is told is told at once, but for a machine that has other work: nothing is said of how soon. */
const PATIENCE = { timeout: 15_000 };

/** The calls that come after the first, once it listens. */
async function hearing(db: Database, ...topics: Topic[]) {
  const calls: Topic[][] = [];
  const stop = listen(db, topics, (told) => calls.push([...told].toSorted()));
  onTestFinished(stop);
  await expect.poll(() => calls.length, PATIENCE).toBeGreaterThan(0);
  await quiet(calls);
  calls.length = 0;
  return { calls, stop };
}

async function quiet(calls: unknown[]): Promise<void> {
  for (let heard = -1; heard !== calls.length; ) {
    heard = calls.length;
    await pause(QUIET_MS);
  }
}

/** As another process has it: connections of its own. */
function another(): Database {
  const db = openDatabase(database.url);
  onTestFinished(() => db.destroy());
  return db;
}

describe("who listens", () => {
  it("hears of a booking that this process or another has kept, and not of other topics", async () => {
    const requests = await hearing(database.db, "requests");
    const content = await hearing(database.db, "content");
    await insertBooking(database.db, { id: "a" });
    await expect.poll(() => requests.calls, PATIENCE).toContainEqual(["requests"]);
    await quiet(content.calls);
    expect(content.calls).toEqual([]);
    const before = requests.calls.length;
    await insertBooking(another(), { id: "b" });
    await expect.poll(() => requests.calls.length, PATIENCE).toBeGreaterThan(before);
  });

  it("hears of what the public pages show, by its kind", async () => {
    const both = await hearing(database.db, "requests", "content");
    await database.db.updateTable("posts").set({ featured: 0 }).execute();
    await expect.poll(() => both.calls, PATIENCE).toEqual([["content"]]);
    await database.db.deleteFrom("team_members").execute();
    await expect.poll(() => both.calls, PATIENCE).toEqual([["content"], ["content"]]);
  });

  it("hears once of many changes in one transaction, when it is committed", async () => {
    const { calls } = await hearing(database.db, "requests");
    await inTransaction(database.db, async (trx) => {
      for (let n = 0; n < 20; n++) await insertBooking(trx, { id: `b${n}` });
      await pause(QUIET_MS);
      expect(calls).toEqual([]);
    });
    await expect.poll(() => calls, PATIENCE).toEqual([["requests"]]);
    await quiet(calls);
    expect(calls).toHaveLength(1);
  });

  it("hears few times of a burst", async () => {
    const { calls } = await hearing(database.db, "requests");
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => insertBooking(database.db, { id: `b${n}` })),
    );
    await quiet(calls);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.length).toBeLessThan(30);
  });

  it("hears nothing of what is rolled back, fails or concerns nobody", async () => {
    const { calls } = await hearing(database.db, "requests", "content");
    const failing = inTransaction(database.db, async (trx) => {
      await insertBooking(trx, { id: "a" });
      throw new Error("second thoughts");
    });
    await expect(failing).rejects.toThrow("second thoughts");
    await database.db.insertInto("seeds").values({ name: "a", at: "" }).execute();
    await database.db.updateTable("posts").set({ featured: 0 }).where("id", "=", "none").execute();
    await quiet(calls);
    expect(calls).toEqual([]);
    await insertBooking(database.db, { id: "b" });
    const twice = insertBooking(database.db, { id: "b" });
    await expect(twice).rejects.toThrow();
    await quiet(calls);
    expect(new Set(calls.flat())).toEqual(new Set(["requests"]));
  });

  it("hears nothing once it has stopped, and is forgotten", async () => {
    const { calls, stop } = await hearing(database.db, "requests");
    await insertBooking(database.db, { id: "a" });
    stop();
    stop();
    await insertBooking(database.db, { id: "b" });
    await quiet(calls);
    expect(calls).toEqual([]);
    // and one who comes later hears again
    const later = await hearing(database.db, "requests");
    await insertBooking(database.db, { id: "c" });
    await expect.poll(() => later.calls, PATIENCE).toContainEqual(["requests"]);
  });

  it("holds up nobody who closes the database", async () => {
    const db = openDatabase(database.url);
    const calls: unknown[] = [];
    listen(db, ["requests"], (told) => calls.push(told));
    // Kysely ends nothing that was never asked anything
    await db.selectFrom("seeds").select("name").execute();
    await db.destroy();
    // on a busy machine it was told of its start before
    const told = calls.length;
    await quiet(calls);
    expect(calls).toHaveLength(told);
  });
});

it.runIf(onSqlite)("says of each table with a topic that it is there", async () => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master`.execute(database.db);
  const names = rows.map(({ name }) => name);
  expect(toldTables().length).toBeGreaterThan(10);
  for (const { table } of toldTables()) expect(names).toContain(table);
});

it.runIf(onPostgres)("has every table with a topic notify of it, though laid later", async () => {
  const told = async () => {
    const { rows } = await sql<{ table: string }>`
      select tgrelid::regclass::text as "table" from pg_trigger where tgname = 'setu_told'
    `.execute(database.db);
    return rows.map(({ table }) => table).toSorted();
  };
  const tables = toldTables().map(({ table }) => table);
  expect(await told()).toEqual(tables.toSorted());
  await sql`drop trigger setu_told on messages`.execute(database.db);
  const { migrateToLatest } = await import("./migrate");
  await Promise.all([migrateToLatest(database.db), migrateToLatest(another())]);
  expect(await told()).toEqual(tables.toSorted());
});

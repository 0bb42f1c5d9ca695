import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./connection.server";
import { migrateToLatest } from "./migrate";

let folder: string;
let file: string;
let db: Database;
/** A second connection, like that of a backup or a command. */
let other: SqliteDatabase.Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "setu-connection-"));
  file = join(folder, "setu.db");
  db = openDatabase(`file:${file}`, 1_000);
  await migrateToLatest(db);
  other = new SqliteDatabase(file, { timeout: 0 });
});

afterEach(async () => {
  other.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

function insertSeed(name: string, on: Pick<Database, "insertInto"> = db) {
  return on.insertInto("seeds").values({ name, at: "2026-11-20T00:00:00.000Z" }).execute();
}

async function seedNames(on: Pick<Database, "selectFrom"> = db): Promise<string[]> {
  const rows = await on.selectFrom("seeds").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

describe("database observer", () => {
  let observations: (string | number)[][];
  let observed: Database;
  beforeEach(() => {
    observations = [];
    observed = openDatabase(`file:${file}`, 300, {
      recordQueryTime: (ms) => observations.push(["took", ms]),
      asksToWrite: () => observations.push(["asks"]),
      waitedToWrite: (ms, outcome) => observations.push([outcome, ms]),
      waitedForConnection: () => observations.push(["connection"]),
    });
  });
  afterEach(() => observed.destroy());
  const kinds = () => observations.map(([kind]) => kind);

  it("is notified of a read, a write, and a transaction's start and end", async () => {
    await seedNames(observed);
    expect(kinds()).toEqual(["took"]);
    await insertSeed("a", observed);
    expect(kinds().slice(1)).toEqual(["asks", "taken", "took"]);
    await observed.transaction().execute((trx) => insertSeed("b", trx));
    expect(kinds().slice(4)).toEqual(["asks", "taken", "took", "took", "took"]);
    await expect(insertSeed("a", observed)).rejects.toThrow(/UNIQUE/);
    expect(kinds().slice(9)).toEqual(["asks", "taken", "took"]);
    for (const [, ms = 0] of observations) expect(ms).toBeGreaterThanOrEqual(0);
  });

  it("is told how long a write waited for another process before it timed out", async () => {
    other.exec("begin immediate");
    await expect(insertSeed("a", observed)).rejects.toThrow("Others are writing");
    expect(kinds()).toEqual(["asks", "given-up", "took"]);
    const [waitMs, queryMs] = [Number(observations[1]?.[1]), Number(observations[2]?.[1])];
    // waits until the time limit of 300 ms, with at most 50 ms between two tries
    expect(waitMs).toBeGreaterThan(200);
    expect(queryMs).toBeGreaterThanOrEqual(waitMs);
    other.exec("commit");
  });

  it("is notified of each waiting caller, in the order of their turns", async () => {
    const first = observed.transaction().execute(async (trx) => {
      await pause(50);
      await insertSeed("a", trx);
    });
    const second = insertSeed("b", observed);
    await pause(10);
    expect(kinds().filter((kind) => kind !== "took")).toEqual(["asks", "asks", "taken"]);
    await Promise.all([first, second]);
    const waits = observations.filter(([kind]) => kind === "taken").map(([, ms]) => Number(ms));
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
  });
});

describe("while another process writes", () => {
  beforeEach(() => other.exec("begin immediate"));

  it("a transaction and a statement wait, and then succeed", async () => {
    const transaction = db.transaction().execute((trx) => insertSeed("a", trx));
    const statement = insertSeed("b");
    await pause(100);
    expect(await seedNames()).toEqual([]);
    other.exec("commit");
    await Promise.all([transaction, statement]);
    expect(await seedNames()).toEqual(["a", "b"]);
  });

  it("a waiting transaction blocks neither readers nor the event loop", async () => {
    const waiting = db.transaction().execute((trx) => insertSeed("a", trx));
    // no timer would fire before the lock is free if the event loop were blocked
    const ticks: string[] = [];
    for (let tick = 0; tick < 5; tick++) {
      await pause(10);
      ticks.push(...(await seedNames()), "tick");
    }
    expect(ticks).toEqual(Array(5).fill("tick"));
    other.exec("commit");
    await waiting;
  });

  it("transactions and statements fail as busy after the limit, and store nothing", async () => {
    const busy = expect.objectContaining({ name: "DatabaseBusyError", code: "BUSY" });
    await Promise.all([
      expect(db.transaction().execute((trx) => insertSeed("a", trx))).rejects.toEqual(busy),
      expect(insertSeed("b")).rejects.toEqual(busy),
      expect(insertSeed("c")).rejects.toEqual(busy),
    ]);
    other.exec("commit");
    await insertSeed("d");
    expect(await seedNames()).toEqual(["d"]);
  });
});

describe("transaction", () => {
  it("has the write lock from its start, before it writes", async () => {
    await db.transaction().execute(async () => {
      expect(() => other.exec("begin immediate")).toThrow("locked");
    });
    other.exec("begin immediate");
    other.exec("commit");
  });

  it("is invisible to others before its end, and visible after it", async () => {
    await db.transaction().execute(async (trx) => {
      await insertSeed("a", trx);
      expect(await seedNames(trx)).toEqual(["a"]);
      expect(await seedNames()).toEqual([]);
    });
    expect(await seedNames()).toEqual(["a"]);
  });

  it("waits for the transaction before it, and stores nothing if it fails", async () => {
    const first = db.transaction().execute(async (trx) => {
      await insertSeed("a", trx);
      await pause(30);
    });
    const second = db.transaction().execute(async (trx) => {
      await insertSeed("b", trx);
      throw new Error("second thoughts");
    });
    const third = insertSeed("c");
    await first;
    await expect(second).rejects.toThrow("second thoughts");
    await third;
    expect(await seedNames()).toEqual(["a", "c"]);
  });

  it("takes no lock if it is read-only, reads one consistent state, and cannot write", async () => {
    other.exec("begin immediate");
    const seen = await db
      .transaction()
      .setAccessMode("read only")
      .execute(async (trx) => {
        const before = await seedNames(trx);
        other.exec("insert into seeds (name, at) values ('a', '2026-11-20T00:00:00.000Z')");
        other.exec("commit");
        await expect(insertSeed("b", trx)).rejects.toThrow("readonly");
        return [before, await seedNames(trx)];
      });
    expect(seen).toEqual([[], []]);
    expect(await seedNames()).toEqual(["a"]);
  });
});

it("a database in memory serves transactions and statements over one connection", async () => {
  const memory = openDatabase("file::memory:");
  await migrateToLatest(memory);
  await memory.transaction().execute((trx) => insertSeed("a", trx));
  await insertSeed("b", memory);
  expect(await seedNames(memory)).toEqual(["a", "b"]);
  await memory.destroy();
});

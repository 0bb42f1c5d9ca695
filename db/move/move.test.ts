import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertAgedRows } from "../../tests/support/aged-rows";
import { insertBooking } from "../../tests/support/bookings";
import { databaseForEachTest } from "../../tests/support/database";
import { onPostgres } from "../../tests/support/engine";
import { type Database, openDatabase } from "../connection.server";
import { migrateToLatest } from "../migrate";
import type { Schema } from "../schema";
import { owners } from "../schema";
import { ensureCompany, seedSamples } from "../seed";
import { TableChecksum } from "./checksum";
import { moveDatabase } from "./move";
import { MoveSource } from "./source";

const tables = Object.keys(owners) as (keyof Schema)[];
const BOOKINGS = 450;
const AT = "2026-11-20T06:00:00.000Z";

const folder = mkdtempSync(join(tmpdir(), "setu-move-"));
const template = join(folder, "template.db");
let fileCount = 0;

function copyTemplate(): string {
  fileCount += 1;
  const file = join(folder, `${fileCount}.db`);
  copyFileSync(template, file);
  return file;
}

/** An installation in use: sample content, and rows in every table that people fill. */
async function createTemplate(): Promise<void> {
  await withDatabase(template, async (db) => {
    const now = new Date(AT);
    await migrateToLatest(db);
    await ensureCompany(db, now);
    await seedSamples(db, now);
    await insertAgedRows(db, now);
    // more than one batch, and not a whole number of batches
    for (let n = 0; n < BOOKINGS; n++) await insertBooking(db, { id: `b${n}` });
  });
}

async function withDatabase<Result>(file: string, act: (db: Database) => Promise<Result>) {
  const db = openDatabase(`file:${file}`);
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}

/** All rows by table, in the same order on both engines. */
async function rowsOf(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    all[table] = rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
  }
  return all;
}

it("computes the same checksum for rows in any order, and another one if a row differs", () => {
  const rows = [
    { a: "আ", b: 1 },
    { a: null, b: 2.5 },
    { a: "", b: 2 },
  ];
  const sumOf = (given: typeof rows) => {
    const checksum = new TableChecksum(["a", "b"]);
    for (const row of given) checksum.add(row);
    return checksum.sum;
  };
  expect(sumOf(rows.toReversed())).toBe(sumOf(rows));
  expect(sumOf(rows.slice(1))).not.toBe(sumOf(rows));
  expect(sumOf([...rows.slice(1), { a: "", b: 1 }])).not.toBe(sumOf(rows));
  // rows that occur twice must not cancel out
  expect(sumOf([...rows, ...rows])).not.toBe(sumOf([]));
  expect(sumOf([{ a: null, b: 1 }])).not.toBe(sumOf([{ a: "", b: 1 }]));
});

describe.runIf(onPostgres)("moving from SQLite to PostgreSQL", () => {
  const target = databaseForEachTest();
  beforeAll(createTemplate);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("copies every row of every table", async () => {
    const file = copyTemplate();
    const before = await withDatabase(file, rowsOf);
    const results = await move(file);
    expect(await rowsOf(target.db)).toEqual(before);
    expect(results.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
    expect(results.find(({ table }) => table === "requests")?.rows).toBe(before.requests?.length);
    // statistics for the planner; -1 before the first analysis
    const statistics = await sql<{ relname: string; reltuples: number }>`select relname, reltuples
      from pg_class where relname in (${sql.join(tables)})`.execute(target.db);
    const rows = new Map(statistics.rows.map(({ relname, reltuples }) => [relname, reltuples]));
    expect([...rows].filter(([, tuples]) => tuples < 0)).toEqual([]);
    expect(rows.get("requests")).toBe(before.requests?.length);
    const { rows: columns } = await sql`select attname from pg_stats
      where tablename = 'requests' and attname = 'status'`.execute(target.db);
    expect(columns).toHaveLength(1);
  });

  it("reports texts that lost a U+0000", async () => {
    const file = copyTemplate();
    await withDatabase(file, (db) =>
      db.updateTable("requests").set({ tell_us_more: "a\u0000b" }).where("id", "=", "b7").execute(),
    );
    const results = await move(file);
    expect(results.filter(({ rowsWithNul }) => rowsWithNul > 0)).toMatchObject([
      { table: "requests", rowsWithNul: 1 },
    ]);
    const { tell_us_more } = await target.db
      .selectFrom("requests")
      .select("tell_us_more")
      .where("id", "=", "b7")
      .executeTakeFirstOrThrow();
    expect(tell_us_more).toBe("a\ufffdb");
  });

  it("refuses a target that has rows or into which another move is running", async () => {
    const file = copyTemplate();
    await target.db.insertInto("seeds").values({ name: "mine", at: AT }).execute();
    await expect(move(file)).rejects.toThrow("The target is not empty: seeds has rows");
    await target.db.deleteFrom("seeds").execute();
    const another = copyTemplate();
    const moves = await Promise.allSettled([move(file), move(another)]);
    expect(moves.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("leaves the target empty after an interruption, and can be repeated", async () => {
    const file = copyTemplate();
    const source = new MoveSource(file);
    const interruptedMove = moveDatabase(source, target.db, ({ table }) => {
      if (table === "requests") throw new Error("cut off");
    });
    await expect(interruptedMove).rejects.toThrow("cut off");
    source.close();
    for (const table of ["users", "requests", "hospitals"] as const) {
      expect(await target.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await move(file);
    expect(await rowsOf(target.db)).toEqual(await withDatabase(file, rowsOf));
  });

  it("refuses a file that is open elsewhere, and locks the file during the move", async () => {
    const file = copyTemplate();
    const site = openDatabase(`file:${file}`, 50);
    await rowsOf(site);
    expect(() => new MoveSource(file)).toThrow("Stop the site first");
    await site.destroy();
    const source = new MoveSource(file);
    expect(() => new MoveSource(file)).toThrow("Stop the site first");
    source.close();
  });

  it("refuses a database migrated by another release", async () => {
    const file = copyTemplate();
    await withDatabase(file, (db) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999_later', ${AT})`.execute(db),
    );
    await expect(move(file)).rejects.toThrow("another release");
  });

  it("detects a differing copy, and stores nothing", async () => {
    const file = copyTemplate();
    await sql`create function meddle() returns trigger language plpgsql as $$
      begin new.tell_us_more := 'other'; return new; end $$`.execute(target.db);
    await sql`create trigger meddling before insert on requests
      for each row execute function meddle()`.execute(target.db);
    await expect(move(file)).rejects.toThrow(
      /^requests: \d+ rows with [0-9a-f]{64} became \d+ with [0-9a-f]{64}/,
    );
    expect(await target.db.selectFrom("users").selectAll().execute()).toEqual([]);
  });

  async function move(file: string) {
    const source = new MoveSource(file);
    try {
      return await moveDatabase(source, target.db);
    } finally {
      source.close();
    }
  }
});

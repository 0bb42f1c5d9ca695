import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { databaseForEachTest } from "../tests/support/database";
import { onSqlite } from "../tests/support/engine";
import { tablesOf } from "../tests/support/tables";
import type { Database } from "./connection.server";
import { isMigrated, migrateToLatest } from "./migrate";
import { clearSamples, ensureCompany, seedSamples } from "./seed";

const database = databaseForEachTest({ bare: true });
let db: Database;
beforeEach(() => {
  db = database.db;
});

it("runs each migration once", async () => {
  expect(await isMigrated(db)).toBe(false);
  expect((await migrateToLatest(db)).length).toBeGreaterThan(0);
  expect(await isMigrated(db)).toBe(true);
  expect(await migrateToLatest(db)).toEqual([]);
});

it("accepts a database that a later release has migrated", async () => {
  await migrateToLatest(db);
  await sql`
    insert into kysely_migration (name, timestamp)
      values ('2999-01-01T0000_of_a_later_release', '2999-01-01T00:00:00.000Z')`.execute(db);
  expect(await migrateToLatest(db)).toEqual([]);
  expect(await isMigrated(db)).toBe(true);
});

it("refuses a database of an earlier version in one sentence and leaves it unchanged", async () => {
  await migrateToLatest(db);
  await sql`update kysely_migration set name = '2026-11-20T0900_create_users'`.execute(db);
  const before = await tablesOf(db);
  await expect(migrateToLatest(db)).rejects.toThrow(/use a new DATA_DIR/);
  expect(await tablesOf(db)).toEqual(before);
});

it.runIf(onSqlite)(
  "uses WAL with full synchronisation, so that bookings survive a power cut",
  async () => {
    const pragma = async (name: string) =>
      Object.values(
        (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0] ?? {},
      )[0];
    expect(await pragma("journal_mode")).toBe("wal");
    // FULL
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
  },
);

it("completes the migration at the next start after the process was killed", async () => {
  // runs the real migrator, which is killed before all hospital tables exist
  const script = `
    import { writeSync } from "node:fs";
    import { openDatabase } from ${JSON.stringify(resolve("db/connection.server.ts"))};
    import { migrateToLatest } from ${JSON.stringify(resolve("db/migrate.ts"))};
    const killer = {
      transformQuery({ node }) {
        if (node.kind === "CreateTableNode") {
          const name = node.table.table.identifier.name;
          writeSync(1, name + "\\n");
          if (name === "hospital_texts") process.kill(process.pid, "SIGKILL");
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await migrateToLatest(openDatabase(process.argv[1]).withPlugin(killer));
  `;
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", script, database.url],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const createdTables = text(child.stdout);
  const signal = await new Promise((done) => child.on("exit", (_code, signal) => done(signal)));
  expect(signal).toBe("SIGKILL");
  expect((await createdTables).split("\n")).toEqual(
    expect.arrayContaining(["users", "requests", "hospitals", "hospital_texts"]),
  );
  expect(await isMigrated(db)).toBe(false);
  const rolledBack = ["users", "requests", "hospitals"];
  expect((await tablesOf(db)).filter((name) => rolledBack.includes(name))).toEqual([]);
  await migrateToLatest(db);
  expect(await isMigrated(db)).toBe(true);
});

it("rolls the migration back if one statement fails", async () => {
  await sql`create table team_members (id text)`.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow();
  expect(await tablesOf(db)).not.toContain("users");
  await sql`drop table team_members`.execute(db);
  await migrateToLatest(db);
  expect(await isMigrated(db)).toBe(true);
});

it("inserts each sample once, even if it was deleted since, and removes the samples", async () => {
  const now = new Date("2026-11-20T00:00:00.000Z");
  const count = async () =>
    (
      await db
        .selectFrom("hospitals")
        .select(db.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow()
    ).n;
  await migrateToLatest(db);
  await ensureCompany(db, now);
  await seedSamples(db, now);
  const expectedCount = await count();
  expect(expectedCount).toBeGreaterThanOrEqual(10);
  await db.deleteFrom("hospitals").where("slug", "=", "cmc-vellore").execute();
  await seedSamples(db, now);
  expect(await count()).toBe(expectedCount - 1);
  await clearSamples(db);
  expect(await count()).toBe(0);
});

it("sorts texts byte by byte, regardless of the server's language", async () => {
  await migrateToLatest(db);
  const names = ["b", "a", "B", "_", "é", "ক", "ก", "-1", "10", "9"];
  await db
    .insertInto("seeds")
    .values(names.map((name) => ({ name, at: "" })))
    .execute();
  const rows = await db.selectFrom("seeds").select("name").orderBy("name").execute();
  const inBytes = (one: string, other: string) =>
    Buffer.compare(Buffer.from(one), Buffer.from(other));
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted(inBytes));
});

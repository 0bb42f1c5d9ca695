import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "./connection.server";
import { isMigrated, migrateToLatest } from "./migrate";
import { clearSamples, ensureCompany, seedSamples } from "./seed";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "setu-migrate-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("runs everything once", async () => {
  const db = openDatabase(`file:${join(folder, "a.db")}`);
  expect(await isMigrated(db)).toBe(false);
  expect((await migrateToLatest(db)).length).toBeGreaterThan(0);
  expect(await isMigrated(db)).toBe(true);
  expect(await migrateToLatest(db)).toEqual([]);
  await db.destroy();
});

it("keeps bookings through a power cut: WAL with full synchronisation", async () => {
  const db = openDatabase(`file:${join(folder, "a.db")}`);
  const pragma = async (name: string) =>
    Object.values(
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0] ?? {},
    )[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  await db.destroy();
});

it("is completed by the next start after being killed midway", async () => {
  const file = join(folder, "killed.db");
  // a process that dies with half of a migration done, inside the migrator's transaction
  const script = `
    import SqliteDatabase from "better-sqlite3";
    const db = new SqliteDatabase(process.argv[1]);
    db.pragma("journal_mode = WAL");
    db.exec("begin");
    db.exec("create table users (id text primary key)");
    db.exec("create table sessions (id text primary key)");
    process.kill(process.pid, "SIGKILL");
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, file]);
  const signal = await new Promise((resolve) =>
    child.on("exit", (_code, signal) => resolve(signal)),
  );
  expect(signal).toBe("SIGKILL");
  const db = openDatabase(`file:${file}`);
  await migrateToLatest(db);
  expect(await isMigrated(db)).toBe(true);
  await db.destroy();
});

it("rolls all of it back when one statement fails", async () => {
  const db = openDatabase(`file:${join(folder, "clash.db")}`);
  await sql`create table team_members (id text)`.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow();
  const tables = await sql<{
    name: string;
  }>`select name from sqlite_master where name = 'users'`.execute(db);
  expect(tables.rows).toEqual([]);
  await sql`drop table team_members`.execute(db);
  await migrateToLatest(db);
  expect(await isMigrated(db)).toBe(true);
  await db.destroy();
});

it("lays samples once, and takes them away", async () => {
  const db = openDatabase(`file:${join(folder, "seed.db")}`);
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
  const laid = await count();
  expect(laid).toBeGreaterThanOrEqual(10);
  await db.deleteFrom("hospitals").where("slug", "=", "cmc-vellore").execute();
  await seedSamples(db, now);
  expect(await count()).toBe(laid - 1);
  await clearSamples(db);
  expect(await count()).toBe(0);
  await db.destroy();
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Column, columnsOf } from "../tests/support/tables";
import { openDatabase, type Queryable } from "./connection.server";
import { migratorFor } from "./migrate";

/** Of the days when the site ran on one machine, which stops before its successor migrates. */
const BEFORE_SEVERAL_MACHINES = "2026-11-22T0610_add_settlement_to_outbox";

interface Shape {
  columns: Map<string, Column & { hasDefault: boolean }>;
  /** Which rows a table refuses beside others: its unique indexes, as they are written. */
  uniques: Set<string>;
}

it("only adds, for the release before still writes while the next one is rolled out", async () => {
  const folder = mkdtempSync(join(tmpdir(), "setu-migrations-"));
  const db = openDatabase(`file:${join(folder, "a.db")}`);
  const migrator = migratorFor(db);
  const names = (await migrator.getMigrations()).map(({ name }) => name);
  await migrator.migrateTo(BEFORE_SEVERAL_MACHINES);
  let before = await shapeOf(db);
  const looked: string[] = [];
  for (const name of names.slice(names.indexOf(BEFORE_SEVERAL_MACHINES) + 1)) {
    const { error } = await migrator.migrateTo(name);
    expect(error, name).toBeUndefined();
    const after = await shapeOf(db);
    expect(whatStopsTheReleaseBefore(before, after), name).toEqual([]);
    before = after;
    looked.push(name);
  }
  expect(looked.length).toBeGreaterThan(0);
  await db.destroy();
  rmSync(folder, { recursive: true });
});

it.each([
  [sql`alter table seeds drop column at`, ["seeds.at is gone"]],
  [
    sql`alter table seeds rename column at to since`,
    ["seeds.at is gone", "seeds.since must be written"],
  ],
  [sql`drop table readiness`, [/^readiness\.id is gone/, /./, /./]],
  [sql`create unique index one on seeds (at)`, [/^new: CREATE UNIQUE INDEX one/]],
  [sql`alter table seeds add column by text not null default ''`, []],
  [sql`create table later (id text not null unique)`, []],
])("would be noticed to do otherwise (%#)", async (change, expected) => {
  const folder = mkdtempSync(join(tmpdir(), "setu-migrations-"));
  const db = openDatabase(`file:${join(folder, "a.db")}`);
  await migratorFor(db).migrateToLatest();
  const before = await shapeOf(db);
  await change.execute(db);
  const stops = whatStopsTheReleaseBefore(before, await shapeOf(db));
  expect(stops).toEqual(expected.map((line) => expect.stringMatching(line)));
  await db.destroy();
  rmSync(folder, { recursive: true });
});

async function shapeOf(db: Queryable): Promise<Shape> {
  const columns = new Map<string, Column & { hasDefault: boolean }>();
  for (const column of await columnsOf(db)) {
    const { rows } = await sql<{ dflt_value: string | null }>`
      select dflt_value from pragma_table_info(${column.table})
        where name = ${column.name}`.execute(db);
    const hasDefault = rows[0]?.dflt_value !== null;
    columns.set(`${column.table}.${column.name}`, { ...column, hasDefault });
  }
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'index' and sql like 'create unique%'`.execute(db);
  return { columns, uniques: new Set(rows.map((row) => row.sql)) };
}

/** What the release before reads or writes and would find gone, or refused. */
function whatStopsTheReleaseBefore(before: Shape, after: Shape): string[] {
  const knownTables = new Set([...before.columns.values()].map(({ table }) => table));
  const gone = [...before.columns].filter(([name]) => !after.columns.has(name));
  const wanted = [...after.columns].filter(
    ([name, column]) =>
      knownTables.has(column.table) &&
      column.notnull === 1 &&
      !column.hasDefault &&
      before.columns.get(name)?.notnull !== 1,
  );
  const alone = [...after.uniques].filter(
    (index) => !before.uniques.has(index) && [...knownTables].some((table) => on(index, table)),
  );
  return [
    ...gone.map(([name]) => `${name} is gone`),
    ...wanted.map(([name]) => `${name} must be written`),
    ...alone.map((index) => `new: ${index}`),
  ];
}

function on(index: string, table: string): boolean {
  return new RegExp(`\\bon "?${table}"? \\(`).test(index);
}

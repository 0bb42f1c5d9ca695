import { sql } from "kysely";
import { expect, it } from "vitest";
import { databaseForEachTest } from "../tests/support/database";
import { onPostgres } from "../tests/support/engine";
import { type Column, columnsOf } from "../tests/support/tables";
import type { Queryable } from "./connection.server";
import { migratorFor } from "./migrate";

/** Of the days when the site ran on one machine, which stops before its successor migrates. */
const BEFORE_SEVERAL_MACHINES = "2026-11-22T0610_add_settlement_to_outbox";

const database = databaseForEachTest({ bare: true });

interface Shape {
  columns: Map<string, Column & { hasDefault: boolean }>;
  /** Which rows a table refuses beside others: its unique indexes, as they are written. */
  uniques: Set<string>;
}

it("only adds, for the release before still writes while the next one is rolled out", async () => {
  const { db } = database;
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
});

it.each([
  [sql`alter table seeds drop column at`, ["seeds.at is gone"]],
  [
    sql`alter table seeds rename column at to since`,
    ["seeds.at is gone", "seeds.since must be written"],
  ],
  [sql`drop table readiness`, [/^readiness\.id is gone/, /./, /./]],
  [sql`create unique index one on seeds (at)`, [/^new: create unique index one/i]],
  [sql`alter table seeds add column by text not null default ''`, []],
  [sql`create table later (id text not null unique)`, []],
])("would be noticed to do otherwise (%#)", async (change, expected) => {
  const { db } = database;
  await migratorFor(db).migrateToLatest();
  const before = await shapeOf(db);
  await change.execute(db);
  const stops = whatStopsTheReleaseBefore(before, await shapeOf(db));
  expect(stops).toEqual(expected.map((line) => expect.stringMatching(line)));
});

async function shapeOf(db: Queryable): Promise<Shape> {
  const withDefault = new Set((await defaultsIn(db)).map(({ column }) => column));
  const columns = new Map<string, Column & { hasDefault: boolean }>();
  for (const column of await columnsOf(db)) {
    const name = `${column.table}.${column.name}`;
    columns.set(name, { ...column, hasDefault: withDefault.has(name) });
  }
  return { columns, uniques: new Set((await uniquesIn(db)).map((row) => row.sql)) };
}

async function defaultsIn(db: Queryable): Promise<{ column: string }[]> {
  const told = onPostgres
    ? sql<{ column: string }>`
        select table_name || '.' || column_name as "column" from information_schema.columns
          where table_schema = 'public' and column_default is not null`
    : sql<{ column: string }>`
        select t.name || '.' || c.name as "column" from sqlite_master t, pragma_table_info(t.name) c
          where t.type = 'table' and c.dflt_value is not null`;
  return (await told.execute(db)).rows;
}

/** Unique indexes of their own, not those of a table that is created with them. */
async function uniquesIn(db: Queryable): Promise<{ sql: string }[]> {
  const told = onPostgres
    ? sql<{ sql: string }>`
        select indexdef as sql from pg_indexes i where schemaname = 'public'
          and indexdef like 'CREATE UNIQUE INDEX%'
          and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`
    : sql<{ sql: string }>`
        select sql from sqlite_master where type = 'index' and sql like 'create unique%'`;
  return (await told.execute(db)).rows;
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
  return new RegExp(`\\bon (public\\.)?"?${table}"? (using \\w+ )?\\(`, "i").test(index);
}

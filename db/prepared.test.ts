import SqliteDatabase from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { prepared } from "./prepared";

function open(): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(":memory:");
  onTestFinished(() => {
    sqlite.close();
  });
  return sqlite;
}

it("compiles a statement once for each connection", () => {
  const [one, other] = [open(), open()];
  expect(prepared(one, "select 1 as n")).toBe(prepared(one, "select 1 as n"));
  expect(prepared(one, "select 1 as n")).not.toBe(prepared(other, "select 1 as n"));
});

it("follows a changed schema, and keeps no old parameters", () => {
  const sqlite = open();
  sqlite.exec("create table t (a)");
  sqlite.exec("insert into t values ('one')");
  const ask = (a: string | null) => prepared(sqlite, "select * from t where a is ?").all(a);
  expect(ask("one")).toEqual([{ a: "one" }]);
  sqlite.exec("alter table t add column b default 'two'");
  expect(ask("one")).toEqual([{ a: "one", b: "two" }]);
  expect(ask(null)).toEqual([]);
  sqlite.exec("drop table t");
  expect(() => ask("one")).toThrow("no such table");
});

it("evicts the oldest statement when the cache is full", () => {
  const sqlite = open();
  const first = prepared(sqlite, "select 0");
  for (let n = 1; n <= 300; n++) prepared(sqlite, `select ${n}`);
  expect(prepared(sqlite, "select 0")).not.toBe(first);
});

import type SqliteDatabase from "better-sqlite3";
import { LRUCache } from "lru-cache";

type Sqlite = SqliteDatabase.Database;

/** More than the site has; lists of ids of many lengths (`in (?, ?, …)`) push each other out. */
const MOST = 300;

const byConnection = new WeakMap<Sqlite, LRUCache<string, SqliteDatabase.Statement>>();

/**
 * The statement, compiled once for a connection: compiling takes longer than most queries of a page. SQLite
 * compiles it anew by itself where the schema has changed since.
 *
 * It is to be run to its end before it is asked for again, as `all` and `run` do.
 */
export function prepared(sqlite: Sqlite, sql: string): SqliteDatabase.Statement {
  const known = byConnection.get(sqlite) ?? new LRUCache({ max: MOST });
  byConnection.set(sqlite, known);
  const statement = known.get(sql) ?? sqlite.prepare(sql);
  known.set(sql, statement);
  return statement;
}

import type SqliteDatabase from "better-sqlite3";
import { LRUCache } from "lru-cache";

type Sqlite = SqliteDatabase.Database;

/**
 * More statements than the site has. Statements with id lists of many lengths (`in (?, ?, …)`)
 * evict each other.
 */
const MAX = 300;

const byConnection = new WeakMap<Sqlite, LRUCache<string, SqliteDatabase.Statement>>();

/**
 * Compiles a statement once per connection, because compiling takes longer than most queries.
 * Finish it before using it again, as `all` and `run` do.
 */
export function prepared(sqlite: Sqlite, sql: string): SqliteDatabase.Statement {
  const known = byConnection.get(sqlite) ?? new LRUCache({ max: MAX });
  byConnection.set(sqlite, known);
  const statement = known.get(sql) ?? sqlite.prepare(sql);
  known.set(sql, statement);
  return statement;
}

import type SqliteDatabase from "better-sqlite3";
import { LRUCache } from "lru-cache";

type Sqlite = SqliteDatabase.Database;

/**
 * Number of statements in the cache. It holds the site's fixed statements; those with id lists of
 * many lengths (`in (?, ?, …)`) replace each other.
 */
const MAX_STATEMENTS = 300;

const cachesByConnection = new WeakMap<Sqlite, LRUCache<string, SqliteDatabase.Statement>>();

/**
 * Compiles a statement once per connection, because compiling takes longer than most queries.
 * Callers share it, so each must read all its rows at once, as `all` and `run` do.
 */
export function prepared(sqlite: Sqlite, sql: string): SqliteDatabase.Statement {
  const statementCache = cachesByConnection.get(sqlite) ?? new LRUCache({ max: MAX_STATEMENTS });
  cachesByConnection.set(sqlite, statementCache);
  const statement = statementCache.get(sql) ?? sqlite.prepare(sql);
  statementCache.set(sql, statement);
  return statement;
}

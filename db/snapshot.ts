import { statSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";

type Sqlite = SqliteDatabase.Database;

/** Facts to compare between a database and its copy. */
export interface DatabaseFacts {
  /** Row count of each table. */
  rows: Record<string, number>;
  /** Arrival of the newest request, ISO 8601 UTC; null if there is none. */
  newestRequest: string | null;
  /** The last migration that ran. */
  schema: string | null;
}

/** The copy is damaged, or differs from the original. */
class BrokenDatabaseError extends Error {
  override name = "BrokenDatabaseError";
}

const WAIT_MS = 5_000;

/**
 * Copies a database in use with SQLite's online backup. It reads in one transaction, because each
 * write would otherwise restart the backup. It blocks this process.
 *
 * @param file target, one file without a log beside it
 * @returns the facts of the original at that moment
 * @throws the engine's error if reading or writing fails
 */
export async function copyDatabase(original: string, file: string): Promise<DatabaseFacts> {
  const sqlite = new SqliteDatabase(original, {
    readonly: true,
    fileMustExist: true,
    timeout: WAIT_MS,
  });
  try {
    sqlite.exec("begin");
    const facts = factsOf(sqlite);
    await sqlite.backup(file, { progress: () => Number.MAX_SAFE_INTEGER });
    withDatabase(file, (copy) => copy.pragma("journal_mode = DELETE"));
    return facts;
  } finally {
    sqlite.close();
  }
}

/**
 * Opens a copy and reads every page of it.
 *
 * @param expected facts of the original
 * @throws BrokenDatabaseError if the copy is damaged or differs
 */
export function checkCopy(file: string, expected: DatabaseFacts): void {
  if (statSync(file).size === 0) throw new BrokenDatabaseError("The database is empty");
  withDatabase(file, (sqlite) => {
    const [result] = sqlite.pragma("integrity_check") as { integrity_check: string }[];
    if (result?.integrity_check !== "ok") throw new BrokenDatabaseError("integrity_check");
    const brokenReferences = sqlite.pragma("foreign_key_check") as unknown[];
    if (brokenReferences.length > 0) throw new BrokenDatabaseError("foreign_key_check");
    const found = factsOf(sqlite);
    for (const part of ["rows", "newestRequest", "schema"] as const) {
      if (canonical(found[part]) !== canonical(expected[part])) throw new BrokenDatabaseError(part);
    }
  });
}

/**
 * Takes a lock between processes, held until it is released or the process ends. SQLite locks a
 * separate file, so nothing must be cleaned up after a crash.
 *
 * @returns a function that releases the lock; null if another process holds it
 */
export function lockExclusively(file: string): (() => void) | null {
  const sqlite = new SqliteDatabase(file, { timeout: 0 });
  try {
    sqlite.exec("begin exclusive");
    return () => sqlite.close();
  } catch (error) {
    sqlite.close();
    if (error instanceof SqliteDatabase.SqliteError && error.code === "SQLITE_BUSY") return null;
    throw error;
  }
}

function withDatabase(file: string, act: (sqlite: Sqlite) => void): void {
  const sqlite = new SqliteDatabase(file, { fileMustExist: true });
  try {
    act(sqlite);
  } catch (error) {
    // SQLITE_NOTADB, SQLITE_CORRUPT
    if (error instanceof SqliteDatabase.SqliteError) {
      throw new BrokenDatabaseError(error.code, { cause: error });
    }
    throw error;
  } finally {
    sqlite.close();
  }
}

function factsOf(sqlite: Sqlite): DatabaseFacts {
  const tables = sqlite
    .prepare(
      `select name from pragma_table_list
       where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name`,
    )
    .pluck()
    .all() as string[];
  const one = (sql: string) => (sqlite.prepare(sql).pluck().get() ?? null) as string | null;
  return {
    rows: Object.fromEntries(
      tables.map((name) => [name, Number(one(`select count(*) from "${name}"`))]),
    ),
    newestRequest: tables.includes("requests")
      ? one("select max(received_at) from requests")
      : null,
    schema: tables.includes("kysely_migration")
      ? one("select max(name) from kysely_migration")
      : null,
  };
}

function canonical(value: object | string | null): string {
  return JSON.stringify(
    typeof value === "string" || value === null ? value : Object.entries(value).sort(),
  );
}

import { statSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";

type Sqlite = SqliteDatabase.Database;

/** What can be said of a database at one moment, and again of a copy. */
export interface DatabaseFacts {
  /** How many rows each table has. */
  rows: Record<string, number>;
  /** When the newest request came, ISO 8601 UTC; null where there is none. */
  newestRequest: string | null;
  /** The last migration that was run. */
  schema: string | null;
}

/** A copy that SQLite, or what is known of the original, finds wrong. */
class BrokenDatabaseError extends Error {
  override name = "BrokenDatabaseError";
}

const WAIT_MS = 5_000;

/**
 * Copies a database that others write to meanwhile, with SQLite's online backup
 * (https://www.sqlite.org/backup.html). The reading transaction holds one state of it from the count
 * to the last page; without it, every write of others would have the copy begin anew. In WAL it holds
 * up no writer. For this process it is one step: a process that answers others copies elsewhere.
 *
 * @param file where the copy goes; it is one file, without a log beside it
 * @returns what the original was at that moment
 * @throws the engine's error where one of the two cannot be read or written
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
 * @param expected what the original was
 * @throws BrokenDatabaseError where SQLite finds it damaged, or it is not what was expected
 */
export function checkCopy(file: string, expected: DatabaseFacts): void {
  if (statSync(file).size === 0) throw new BrokenDatabaseError("The database is empty");
  withDatabase(file, (sqlite) => {
    const [damage] = sqlite.pragma("integrity_check") as { integrity_check: string }[];
    if (damage?.integrity_check !== "ok") throw new BrokenDatabaseError("integrity_check");
    const strays = sqlite.pragma("foreign_key_check") as unknown[];
    if (strays.length > 0) throw new BrokenDatabaseError("foreign_key_check");
    const found = factsOf(sqlite);
    for (const part of ["rows", "newestRequest", "schema"] as const) {
      if (canonical(found[part]) !== canonical(expected[part])) throw new BrokenDatabaseError(part);
    }
  });
}

/**
 * Holds a name alone among all processes, until it is released or the process ends, however it ends.
 * The lock is SQLite's on a file of its own: nothing is left to be cleared away.
 *
 * @returns what releases it; null where somebody else holds it
 */
export function holdAlone(file: string): (() => void) | null {
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
    // SQLITE_NOTADB, SQLITE_CORRUPT: what cannot be read is broken
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

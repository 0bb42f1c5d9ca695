import { Kysely, type Transaction } from "kysely";
import { restrictDatabaseToOwner } from "./file-modes";
import { pathOfFileUrl } from "./file-url";
import type { DatabaseObserver } from "./observer";
import { RetryingPostgresDialect } from "./postgres/dialect";
import type { Schema } from "./schema";
import { WaitingSqliteDialect } from "./sqlite-dialect";
import { SqliteFile } from "./sqlite-file";

export type Database = Kysely<Schema>;
/** The database, or the caller's transaction. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

/** Longest time that a write waits for other writers. */
const TIMEOUT_MS = 5_000;

/**
 * Opens the SQLite file of a `file:` URL, or connects lazily to a `postgres:` URL. Transactions
 * start with `inTransaction` (transactions.ts).
 *
 * @param writeTimeoutMs longest time that a write waits before it fails with `DatabaseBusyError`
 * @param onLost called with the error code of each server connection that was lost
 */
export function openDatabase(
  databaseUrl: string,
  writeTimeoutMs = TIMEOUT_MS,
  observer?: DatabaseObserver,
  onLost?: (code: string) => void,
): Database {
  return new Kysely<Schema>({
    dialect: isPostgresUrl(databaseUrl)
      ? new RetryingPostgresDialect(databaseUrl, { patienceMs: writeTimeoutMs, observer, onLost })
      : new WaitingSqliteDialect(openFile(databaseUrl, writeTimeoutMs, observer)),
    log: observer && (({ queryDurationMillis }) => observer.recordQueryTime(queryDurationMillis)),
  });
}

/** True for a database on a PostgreSQL server, which several machines may share. */
export function isPostgresUrl(databaseUrl: string): boolean {
  return /^postgres(ql)?:/.test(databaseUrl);
}

function openFile(databaseUrl: string, patienceMs: number, observer?: DatabaseObserver) {
  const path = fileOf(databaseUrl);
  restrictDatabaseToOwner(path);
  return new SqliteFile(path, patienceMs, observer);
}

/**
 * The path in a `file:` URL.
 *
 * @throws Error for any other URL
 */
export function fileOf(databaseUrl: string): string {
  if (!databaseUrl.startsWith("file:")) {
    throw new Error('DATABASE_URL must start with "file:" or "postgres:"');
  }
  return pathOfFileUrl(databaseUrl);
}

import { Kysely, type Transaction } from "kysely";
import { keepDatabaseToOwner } from "./file-modes";
import { pathOfFileUrl } from "./file-url";
import type { DatabaseObserver } from "./observer";
import { PatientPostgresDialect } from "./postgres/dialect";
import type { Schema } from "./schema";
import { PatientSqliteDialect } from "./sqlite-dialect";
import { SqliteFile } from "./sqlite-file";

export type Database = Kysely<Schema>;
/** What a query function takes: the database, or the transaction of the verb that calls it. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

/** How long a write waits for the writing of others before it is given up. */
const PATIENCE_MS = 5_000;

/**
 * Opens what a URL names: the SQLite file of a `file:` URL, making its folder if needed, or the
 * database of a `postgres:` URL, which is asked for nothing yet.
 *
 * A transaction on SQLite writes unless it says otherwise (`setAccessMode("read only")`), and takes
 * the write lock at its start; on both, `inTransaction` is the way to one (transactions.ts).
 *
 * @param patienceMs after it a write that waits for others fails with `DatabaseBusyError`
 * @param onLost hears of each connection to a server that ended by itself, by its code
 */
export function openDatabase(
  databaseUrl: string,
  patienceMs = PATIENCE_MS,
  observer?: DatabaseObserver,
  onLost?: (code: string) => void,
): Database {
  return new Kysely<Schema>({
    dialect: isPostgresUrl(databaseUrl)
      ? new PatientPostgresDialect(databaseUrl, { patienceMs, observer, onLost })
      : new PatientSqliteDialect(openFile(databaseUrl, patienceMs, observer)),
    log: observer && (({ queryDurationMillis }) => observer.took(queryDurationMillis)),
  });
}

/** Whether a URL names a database on a PostgreSQL server, which several machines may share. */
export function isPostgresUrl(databaseUrl: string): boolean {
  return /^postgres(ql)?:/.test(databaseUrl);
}

function openFile(databaseUrl: string, patienceMs: number, observer?: DatabaseObserver) {
  const path = fileOf(databaseUrl);
  keepDatabaseToOwner(path);
  return new SqliteFile(path, patienceMs, observer);
}

/**
 * The path of the file that a `file:` URL names.
 *
 * @throws Error where it is another URL
 */
export function fileOf(databaseUrl: string): string {
  if (!databaseUrl.startsWith("file:")) {
    throw new Error('DATABASE_URL must start with "file:" or "postgres:"');
  }
  return pathOfFileUrl(databaseUrl);
}

import { Kysely, type Transaction } from "kysely";
import { keepDatabaseToOwner } from "./file-modes";
import { pathOfFileUrl } from "./file-url";
import type { DatabaseObserver } from "./observer";
import type { Schema } from "./schema";
import { PatientSqliteDialect } from "./sqlite-dialect";
import { SqliteFile } from "./sqlite-file";

export type Database = Kysely<Schema>;
/** What a query function takes: the database, or the transaction of the verb that calls it. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

/** How long a write waits for the writing of others before it is given up. */
const PATIENCE_MS = 5_000;

/**
 * Opens the SQLite file that a `file:` URL names, making its folder if needed.
 *
 * A transaction writes unless it says otherwise (`setAccessMode("read only")`), and takes the write
 * lock at its start.
 *
 * @param patienceMs after it a write that waits for others fails with `DatabaseBusyError`
 */
export function openDatabase(
  databaseUrl: string,
  patienceMs = PATIENCE_MS,
  observer?: DatabaseObserver,
): Database {
  const path = fileOf(databaseUrl);
  keepDatabaseToOwner(path);
  const file = new SqliteFile(path, patienceMs, observer);
  return new Kysely<Schema>({
    dialect: new PatientSqliteDialect(file),
    log: observer && (({ queryDurationMillis }) => observer.took(queryDurationMillis)),
  });
}

function fileOf(databaseUrl: string): string {
  if (!databaseUrl.startsWith("file:")) {
    throw new Error(`DATABASE_URL must start with "file:"; only SQLite is supported`);
  }
  return pathOfFileUrl(databaseUrl);
}

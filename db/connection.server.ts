import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteAdapter, SqliteDialect, type Transaction } from "kysely";
import { keepDatabaseToOwner } from "./owner-only";
import type { Schema } from "./schema";

export type Database = Kysely<Schema>;
/** What a query function takes: the database, or the transaction of the use case that calls it. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

/**
 * Opens the SQLite file that a `file:` URL names, making its folder if needed.
 *
 * WAL with `synchronous=FULL`: in WAL, NORMAL lets a power cut take back acknowledged bookings
 * (https://www.sqlite.org/pragma.html#pragma_synchronous).
 */
export function openDatabase(databaseUrl: string): Database {
  const file = fileOf(databaseUrl);
  keepDatabaseToOwner(file);
  const sqlite = new SqliteDatabase(file);
  sqlite.pragma("busy_timeout = 5000");
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // what is deleted is overwritten; the rest of it is done in erasure.ts
  sqlite.pragma("secure_delete = ON");
  return new Kysely<Schema>({ dialect: new TransactionalSqliteDialect({ database: sqlite }) });
}

function fileOf(databaseUrl: string): string {
  if (!databaseUrl.startsWith("file:")) {
    throw new Error(`DATABASE_URL must start with "file:"; only SQLite is supported`);
  }
  return decodeURIComponent(databaseUrl.slice("file:".length).replace(/^\/\/(?=\/)/, ""));
}

/** SQLite rolls back DDL too; saying so makes Kysely run all pending migrations in one transaction. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

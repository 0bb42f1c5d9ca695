import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./connection.server";
import { createCounterTriggers } from "./counters";
import { engineOf } from "./engine";
import * as initial from "./migrations/initial";
import { SqliteColumnTypes } from "./postgres/columns";

/**
 * Until the first installation, each change to the initial migration increases the number at the
 * end. A database with another number is refused.
 */
const INITIAL = "2026-11-27_initial_29";

/** Ordered by name. */
const migrations: Record<string, Migration> = { [INITIAL]: initial };

/** The database has tables of an earlier version. */
class EarlierDatabaseError extends Error {
  constructor() {
    super(
      "This database was made by an earlier version of Setu and cannot be brought up to date: use a new DATA_DIR, or an empty PostgreSQL database.",
    );
    this.name = "EarlierDatabaseError";
  }
}

/**
 * Runs pending migrations in one transaction; other processes wait. A database that a later release
 * has migrated is not changed, so that this release still works with it.
 *
 * @returns the names of the migrations that ran
 * @throws EarlierDatabaseError; the error of the migration that failed
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  await refuseEarlier(db);
  const run = (await isMigrated(db)) ? [] : await migrate(db);
  await createCounterTriggers(db);
  return run;
}

async function refuseEarlier(db: Database): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.length > 0 && !rows.some(({ name }) => name === INITIAL)) {
    throw new EarlierDatabaseError();
  }
}

async function migrate(db: Database): Promise<string[]> {
  const { error, results } = await migratorFor(db).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** True once every migration of this build has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = await migratorFor(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

function migratorFor(db: Database): Migrator {
  const migratedDb = engineOf(db) === "sqlite" ? db : db.withPlugin(new SqliteColumnTypes());
  return new Migrator({ db: migratedDb, provider: { getMigrations: async () => migrations } });
}

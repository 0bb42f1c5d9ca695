import { type Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import { type PoolOptions, RetryingPool } from "./pool";

/** PostgreSQL with a pool that waits and recovers, and migrations that wait for each other. */
export class RetryingPostgresDialect extends PostgresDialect {
  constructor(url: string, options: PoolOptions) {
    super({ pool: new RetryingPool(url, options) });
  }

  override createAdapter() {
    return new RetryingPostgresAdapter();
  }
}

class RetryingPostgresAdapter extends PostgresAdapter {
  /** Removes the time limit for migrations, and for waiting until another process has migrated. */
  override async acquireMigrationLock(
    db: Kysely<unknown>,
    options: Parameters<PostgresAdapter["acquireMigrationLock"]>[1],
  ): Promise<void> {
    await sql`set statement_timeout = 0`.execute(db);
    await super.acquireMigrationLock(db, options);
  }

  override async releaseMigrationLock(
    db: Kysely<unknown>,
    options: Parameters<PostgresAdapter["releaseMigrationLock"]>[1],
  ): Promise<void> {
    await super.releaseMigrationLock(db, options);
    await sql`reset statement_timeout`.execute(db);
  }
}

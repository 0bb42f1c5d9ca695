import { openDatabase } from "#db/connection.server";
import type { Services } from "~/server/context";
import type { Env } from "~/server/env.server";
import { createLog } from "~/server/log.server";

/** What the process is made of. Tests override the clock, the log and the database. */
export function createServices(env: Env, overrides: Partial<Services> = {}): Services {
  const now = overrides.now ?? (() => new Date());
  return {
    env,
    db: overrides.db ?? openDatabase(env.databaseUrl),
    log: overrides.log ?? createLog((line) => process.stdout.write(line), now),
    now,
    // the worker's own, once it runs
    wakeOutbox: () => {},
    ...overrides,
  };
}

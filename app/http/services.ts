import { availableParallelism } from "node:os";
import { openDatabase } from "#db/connection.server";
import { ConcurrencyLimit } from "~/server/concurrency-limit";
import type { Services } from "~/server/context";
import type { Env } from "~/server/env.server";
import { createLog } from "~/server/log.server";

/**
 * Creates the process's services. The server overrides its metrics and wake functions; tests override
 * the clock, the log and the database.
 */
export function createServices(env: Env, overrides: Partial<Services> = {}): Services {
  const now = overrides.now ?? (() => new Date());
  const log = overrides.log ?? createLog((line) => process.stdout.write(line), now);
  const onLost = (code: string) => log("database.connection-lost", { code });
  return {
    env,
    db:
      overrides.db ?? openDatabase(env.databaseUrl, undefined, overrides.metrics?.database, onLost),
    log,
    now,
    // commands have no worker: the server sends their mails
    wakeOutbox: () => {},
    hashing: hashingLimit(),
    ...overrides,
  };
}

/**
 * One hash at a time on up to two cores, else two: compression needs the other threads. A hash takes
 * 0.1 s. One address may fill half the queue.
 */
function hashingLimit(): ConcurrencyLimit {
  const running = Math.max(1, Math.min(2, availableParallelism() - 1));
  return new ConcurrencyLimit({ running, waiting: 80, waitingPerClient: 40 });
}

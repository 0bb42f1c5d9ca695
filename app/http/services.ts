import { availableParallelism } from "node:os";
import { openDatabase } from "#db/connection.server";
import type { Services } from "~/server/context";
import type { Env } from "~/server/env.server";
import { Gate } from "~/server/gate";
import { createLog } from "~/server/log.server";

/** What the process is made of. Tests override the clock, the log and the database. */
export function createServices(env: Env, overrides: Partial<Services> = {}): Services {
  const now = overrides.now ?? (() => new Date());
  const log = overrides.log ?? createLog((line) => process.stdout.write(line), now);
  const onLost = (code: string) => log("database_connection_lost", { code });
  return {
    env,
    db:
      overrides.db ?? openDatabase(env.databaseUrl, undefined, overrides.metrics?.database, onLost),
    log,
    now,
    // a command has no worker: what it writes is sent by the server
    wakeOutbox: () => {},
    hashing: hashingGate(),
    ...overrides,
  };
}

/**
 * Hashing runs on the four threads that compress pages too, so two of them at most, and one core
 * left for the pages. At a tenth of a second each, whoever waits longest waits about ten seconds;
 * one address has half of the places, for mobile carriers put thousands of people behind one.
 */
function hashingGate(): Gate {
  const running = Math.max(1, Math.min(2, availableParallelism() - 1));
  return new Gate({ running, waiting: 80, waitingPerClient: 40 });
}

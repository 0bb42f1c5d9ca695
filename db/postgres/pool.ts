import { setTimeout as pause } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { DatabaseBusyError } from "../busy";
import type { DatabaseObserver } from "../observer";
import { RetryingClient } from "./client";
import { isConnectionLost, isPoolFull, translateError } from "./errors";

/** Pool size of one process; a server allows 100 by default, and a deploy doubles the processes. */
const CONNECTIONS = 10;
/** Time limit of a statement, as a multiple of the time limit for one lock. */
const STATEMENT_TIMEOUTS = 2;
/** Extra time for the server to report its own timeout; after it the connection counts as hung. */
const LINE_GRACE_MS = 1_000;
/** A process that hangs within a transaction must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;
const IDLE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 250;

export interface PoolOptions {
  /** Longest wait for a lock, a connection of the pool or a restarting server. */
  patienceMs: number;
  observer?: DatabaseObserver;
  /** Called with the code of each connection that the server or the network ended. */
  onLost?: (code: string) => void;
}

/**
 * A pool of PostgreSQL connections that survives the server's restarts: callers wait up to their
 * time limit, and lost connections are replaced when they are needed.
 */
export class RetryingPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #patienceMs: number;
  readonly #observer: DatabaseObserver | undefined;

  constructor(url: string, { patienceMs, observer, onLost }: PoolOptions) {
    this.#patienceMs = patienceMs;
    this.#observer = observer;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: patienceMs,
      // keeps a connection ready for the first page after a quiet minute
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      lock_timeout: patienceMs,
      statement_timeout: STATEMENT_TIMEOUTS * patienceMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      application_name: "setu",
      types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
    });
    // without a listener, a connection that ends while in use would end the process
    this.#pool.on("connect", (client) => {
      client.on("error", (error: Error & { code?: string }) => onLost?.(error.code ?? "ENDED"));
    });
    this.#pool.on("error", () => {});
  }

  get options(): object {
    return this.#pool.options;
  }

  /** @throws DatabaseBusyError if there is no connection in time */
  async connect(): Promise<PostgresPoolClient> {
    return new RetryingClient(await this.#acquire(), {
      limitMs: STATEMENT_TIMEOUTS * this.#patienceMs + LINE_GRACE_MS,
      maxReplacements: CONNECTIONS,
      takeConnection: () => this.#acquire(),
    });
  }

  async #acquire(): Promise<pg.PoolClient> {
    const askedAt = performance.now();
    let outcome: "taken" | "given-up" = "given-up";
    try {
      const client = await this.#connectUntil(askedAt + this.#patienceMs);
      outcome = "taken";
      return client;
    } finally {
      this.#observer?.waitedForConnection(performance.now() - askedAt, outcome);
    }
  }

  async #connectUntil(deadline: number): Promise<pg.PoolClient> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (isPoolFull(error)) {
          throw new DatabaseBusyError({ cause: error }, "No connection to the database is free");
        }
        if (!isConnectionLost(error)) throw translateError(error, "");
        if (performance.now() + pauseMs > deadline) {
          throw new DatabaseBusyError({ cause: error }, "The database cannot be reached");
        }
      }
      await pause(pauseMs);
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

/** Reads counts and sums as numbers, as SQLite returns them; all of them are far below 2^53. */
function parserOf(oid: number): (text: string) => unknown {
  const { INT8, NUMERIC } = pg.types.builtins;
  if (oid === INT8 || oid === NUMERIC) return Number;
  return pg.types.getTypeParser(oid, "text");
}

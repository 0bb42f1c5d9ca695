import { setTimeout as pause } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { DatabaseBusyError } from "../busy";
import type { DatabaseObserver } from "../observer";
import { PatientClient } from "./client";
import { isConnectionLost, isPoolFull, meaningOf } from "./errors";

/** Of one process; a server takes 100 by default, and during a deploy there are two of each. */
const CONNECTIONS = 10;
/** A statement that waits for no lock may take so many times the patience with locks. */
const STATEMENT_PATIENCES = 2;
/** Where not even the server's refusal has come by then, the line hangs. */
const LINE_GRACE_MS = 1_000;
/** A process that hangs in the midst of a transaction must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;
const IDLE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

export interface PoolOptions {
  /** How long a lock, a place in the pool or a server that restarts is waited for. */
  patienceMs: number;
  observer?: DatabaseObserver;
  /** Hears of each connection that the server or the network ended, by its code. */
  onLost?: (code: string) => void;
}

/**
 * Connections to PostgreSQL that outlive its restarts: whoever asks meanwhile waits for as long as
 * there is patience, and a connection that ended is replaced by the next one who needs it.
 */
export class PatientPool implements PostgresPool {
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
      // a page after a quiet minute does not wait for a connection to be made
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      lock_timeout: patienceMs,
      statement_timeout: STATEMENT_PATIENCES * patienceMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      application_name: "setu",
      types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
    });
    // without a listener of its own a connection that ends while in use would end the process
    this.#pool.on("connect", (client) => {
      client.on("error", (error: Error & { code?: string }) => onLost?.(error.code ?? "ENDED"));
    });
    this.#pool.on("error", () => {});
  }

  get options(): object {
    return this.#pool.options;
  }

  /** @throws DatabaseBusyError where there was none to be had in time */
  async connect(): Promise<PostgresPoolClient> {
    return new PatientClient(await this.#waited(), {
      limitMs: STATEMENT_PATIENCES * this.#patienceMs + LINE_GRACE_MS,
      spares: CONNECTIONS,
      another: () => this.#waited(),
    });
  }

  async #waited(): Promise<pg.PoolClient> {
    const asked = performance.now();
    let outcome: "taken" | "given-up" = "given-up";
    try {
      const client = await this.#connected(asked + this.#patienceMs);
      outcome = "taken";
      return client;
    } finally {
      this.#observer?.waitedForConnection(performance.now() - asked, outcome);
    }
  }

  async #connected(deadline: number): Promise<pg.PoolClient> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (isPoolFull(error)) {
          throw new DatabaseBusyError({ cause: error }, "No connection to the database is free");
        }
        if (!isConnectionLost(error)) throw meaningOf(error, "");
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

/** Counts and sums are numbers, as SQLite gives them: none of ours comes near 2^53. */
function parserOf(oid: number): (text: string) => unknown {
  const { INT8, NUMERIC } = pg.types.builtins;
  if (oid === INT8 || oid === NUMERIC) return Number;
  return pg.types.getTypeParser(oid, "text");
}

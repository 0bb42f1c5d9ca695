import { setTimeout as pause } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { DatabaseBusyError } from "../busy";
import type { DatabaseObserver } from "../observer";
import { isConnectionLost, isLineHung, isPoolFull, meaningOf } from "./errors";

/** Of one process; a server takes 100 by default, and during a deploy there are two of each. */
const CONNECTIONS = 10;
/** A statement that waits for no lock may take so many times the patience with locks. */
const STATEMENT_PATIENCES = 2;
/** Where not even the server's refusal has come by then, the line hangs. */
const LINE_GRACE_MS = 1_000;
/** A process that hangs in the midst of a transaction must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;
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
    const asked = performance.now();
    const deadline = asked + this.#patienceMs;
    let outcome: "taken" | "given-up" = "given-up";
    try {
      const client = await this.#connected(deadline);
      outcome = "taken";
      return this.#borrowed(client);
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

  #borrowed(client: pg.PoolClient): PostgresPoolClient {
    const limitMs = STATEMENT_PATIENCES * this.#patienceMs + LINE_GRACE_MS;
    let isHurried = true;
    let hung: unknown;
    const query = async (sql: string, parameters: readonly unknown[]) => {
      // a rollback would wait as long again, for nothing
      if (hung) throw hung;
      if (sql.endsWith("statement_timeout = 0")) isHurried = false;
      // 0 is no bound; the type of a query's settings lacks it
      const query_timeout = isHurried ? limitMs : 0;
      const settings = { text: sql, values: parameters.map(storable), query_timeout };
      try {
        return await client.query(settings);
      } catch (error) {
        if (isLineHung(error)) hung = error;
        throw error;
      }
    };
    return {
      query: told(query),
      // its answer may still come, and would be taken for the next one's
      release: (destroy) => client.release(destroy || hung !== undefined),
    };
  }
}

type Query = (sql: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>;

/** What is asked, with what went wrong told as the site knows it. */
function told(ask: Query): PostgresPoolClient["query"] {
  const query: Query = async (sql, parameters) => {
    try {
      return await ask(sql, parameters);
    } catch (error) {
      // the server has taken it back by itself; what went wrong before is what is to be told
      if (sql === "rollback" && (isConnectionLost(error) || isLineHung(error))) return NOTHING;
      throw meaningOf(error, sql);
    }
  };
  // Kysely's type has streams besides, which are read nowhere
  return query as unknown as PostgresPoolClient["query"];
}

const NOTHING: pg.QueryResult = {
  command: "ROLLBACK",
  rowCount: null,
  oid: 0,
  fields: [],
  rows: [],
};

/** PostgreSQL's text holds no U+0000 (https://www.postgresql.org/docs/current/datatype-character.html). */
function storable(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\u0000", "\ufffd") : value;
}

/** Counts and sums are numbers, as SQLite gives them: none of ours comes near 2^53. */
function parserOf(oid: number): (text: string) => unknown {
  const { INT8, NUMERIC } = pg.types.builtins;
  if (oid === INT8 || oid === NUMERIC) return Number;
  return pg.types.getTypeParser(oid, "text");
}

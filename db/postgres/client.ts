import type { PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isConnectionLost, isLineHung, meaningOf } from "./errors";

/** What only reads, and only our tables: done again elsewhere it is the same. */
const READING = /^(select|with)\b(?!.*(\b(insert|update|delete|for (update|share))\b|\bpg_))/is;
/** What the server has taken back by itself; what went wrong before is what is to be told. */
const ROLLED_BACK = { command: "ROLLBACK", rows: [] };

interface ClientOptions {
  /** Where no answer has come by then, the line hangs. */
  limitMs: number;
  /** How many connections of the pool may be lost without anybody having heard of it. */
  spares: number;
  /** Another connection of the pool. */
  another: () => Promise<pg.PoolClient>;
}

/** A connection of the pool for one query or one transaction. */
export class PatientClient implements PostgresPoolClient {
  /** Null while one that was lost is being replaced. */
  #client: pg.PoolClient | null;
  #isInTransaction = false;
  #isHurried = true;
  #hung: unknown;
  /** Kysely's type has streams besides, which are read nowhere. */
  readonly query = this.#query.bind(this) as unknown as PostgresPoolClient["query"];

  constructor(
    client: pg.PoolClient,
    private readonly options: ClientOptions,
  ) {
    this.#client = client;
  }

  release(destroy?: boolean): void {
    // of one that hung an answer may still come, and would be taken for the next one's
    this.#client?.release(destroy || this.#hung !== undefined);
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<object> {
    for (let { spares } = this.options; ; spares--) {
      try {
        return await this.#ask(sql, parameters);
      } catch (error) {
        const isLost = isConnectionLost(error);
        if (sql === "rollback" && (isLost || isLineHung(error))) return ROLLED_BACK;
        const isAlone = READING.test(sql) && !this.#isInTransaction;
        if (!isLost || !isAlone || spares === 0) throw meaningOf(error, sql);
      }
      await this.#replace();
    }
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<object> {
    // a rollback would wait as long again, for nothing
    if (this.#hung) throw this.#hung;
    if (sql.endsWith("statement_timeout = 0")) this.#isHurried = false;
    // 0 is no bound; the type of a query's settings lacks it
    const query_timeout = this.#isHurried ? this.options.limitMs : 0;
    const settings = { text: sql, values: parameters.map(storable), query_timeout };
    try {
      const result = await this.#held().query(settings);
      if (/^(begin|start transaction)/.test(sql)) this.#isInTransaction = true;
      if (/^(commit|rollback)$/.test(sql)) this.#isInTransaction = false;
      return result;
    } catch (error) {
      if (isLineHung(error)) this.#hung = error;
      throw error;
    }
  }

  /** Gives back first: where all are lost at once, nobody else would have one to give. */
  async #replace(): Promise<void> {
    this.#held().release(true);
    this.#client = null;
    this.#client = await this.options.another();
  }

  #held(): pg.PoolClient {
    if (!this.#client) throw new Error("Connection terminated, and there was no other");
    return this.#client;
  }
}

/** PostgreSQL's text holds no U+0000 (https://www.postgresql.org/docs/current/datatype-character.html). */
function storable(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\u0000", "\ufffd") : value;
}

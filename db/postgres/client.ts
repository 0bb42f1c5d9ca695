import type { PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isConnectionLost, isLineHung, meaningOf } from "./errors";

/** What only reads, and only our tables: done again elsewhere it is the same. */
const READING = /^(select|with)\b(?!.*(\b(insert|update|delete|for (update|share))\b|\bpg_))/is;
/** What changes rows: until its commit it can be done again on another connection. */
const WRITING = /^(insert|update|delete|with)\b/i;
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
    const isAlone = !this.#isInTransaction;
    const reads = isAlone && READING.test(sql);
    const writes = isAlone && !reads && WRITING.test(sql);
    for (let { spares } = this.options; ; spares--) {
      try {
        return await (writes ? this.#write(sql, parameters) : this.#ask(sql, parameters));
      } catch (error) {
        const isLost = isConnectionLost(error);
        if (sql === "rollback" && (isLost || isLineHung(error))) return ROLLED_BACK;
        if (!isLost || !(reads || writes) || spares === 0) throw meaningOf(error, sql);
      }
      await this.#replace();
    }
  }

  /**
   * A statement alone, in a transaction of its own that we end: where the line is cut before the commit was
   * asked for, nothing was kept.
   *
   * @throws CommitUnknownError where it was cut after that
   */
  async #write(sql: string, parameters: readonly unknown[]): Promise<object> {
    await this.#ask("begin", []);
    let result: object;
    try {
      result = await this.#ask(sql, parameters);
    } catch (error) {
      // of a connection that is gone the server takes it back by itself
      await this.#ask("rollback", []).catch(() => {});
      throw error;
    }
    await this.#ask("commit", []).catch((error) => {
      throw meaningOf(error, "commit");
    });
    return result;
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
    this.#isInTransaction = false;
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

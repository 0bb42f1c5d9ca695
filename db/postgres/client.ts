import type { PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isConnectionHung, isConnectionLost, translateError } from "./errors";

/** Statements that only read our tables: safe to repeat on another connection. */
const READING = /^(select|with)\b(?!.*(\b(insert|update|delete|for (update|share))\b|\bpg_))/is;
/** Statements that change rows: safe to repeat on another connection before their commit. */
const WRITING = /^(insert|update|delete|with)\b/i;
/**
 * Result of a rollback on a lost or hung connection: the caller should get the error that led to
 * the rollback, not the connection's.
 */
const ROLLED_BACK = { command: "ROLLBACK", rows: [] };

interface ClientOptions {
  /** If the server has not answered after this time, the connection counts as hung. */
  limitMs: number;
  /** Number of lost connections that a query may replace. */
  maxReplacements: number;
  /** Takes another connection from the pool. */
  takeConnection: () => Promise<pg.PoolClient>;
}

/** A connection of the pool for one query or one transaction. */
export class RetryingClient implements PostgresPoolClient {
  /** Null while a lost connection is being replaced. */
  #client: pg.PoolClient | null;
  #isInTransaction = false;
  #hasTimeLimit = true;
  #hangError: unknown;
  /** Kysely's type also has streams, which the site does not use. */
  readonly query = this.#query.bind(this) as unknown as PostgresPoolClient["query"];

  constructor(
    client: pg.PoolClient,
    private readonly options: ClientOptions,
  ) {
    this.#client = client;
  }

  release(destroy?: boolean): void {
    // a late answer on a hung connection would be taken for the answer to the next query
    this.#client?.release(destroy || this.#hangError !== undefined);
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<object> {
    const isSingleStatement = !this.#isInTransaction;
    const isRead = isSingleStatement && READING.test(sql);
    const isWrite = isSingleStatement && !isRead && WRITING.test(sql);
    for (let replacementsLeft = this.options.maxReplacements; ; replacementsLeft--) {
      try {
        return await (isWrite ? this.#write(sql, parameters) : this.#ask(sql, parameters));
      } catch (error) {
        const isLost = isConnectionLost(error);
        if (sql === "rollback" && (isLost || isConnectionHung(error))) return ROLLED_BACK;
        const isRepeatable = isLost && (isRead || isWrite) && replacementsLeft > 0;
        if (!isRepeatable) throw translateError(error, sql);
      }
      await this.#replace();
    }
  }

  /**
   * Runs one statement in its own transaction: if the connection is lost before the commit is sent,
   * nothing was stored.
   *
   * @throws CommitUnknownError if the connection is lost after that
   */
  async #write(sql: string, parameters: readonly unknown[]): Promise<object> {
    await this.#ask("begin", []);
    let result: object;
    try {
      result = await this.#ask(sql, parameters);
    } catch (error) {
      // the server rolls a lost connection back by itself
      await this.#ask("rollback", []).catch(() => {});
      throw error;
    }
    await this.#ask("commit", []).catch((error) => {
      throw translateError(error, "commit");
    });
    return result;
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<object> {
    // a rollback would hang just as long
    if (this.#hangError) throw this.#hangError;
    if (sql.endsWith("statement_timeout = 0")) this.#hasTimeLimit = false;
    // 0 means no limit; the option is missing in the type of the query's settings
    const query_timeout = this.#hasTimeLimit ? this.options.limitMs : 0;
    const settings = { text: sql, values: parameters.map(withoutNul), query_timeout };
    try {
      const result = await this.#currentClient().query(settings);
      if (/^(begin|start transaction)/.test(sql)) this.#isInTransaction = true;
      if (/^(commit|rollback)$/.test(sql)) this.#isInTransaction = false;
      return result;
    } catch (error) {
      if (isConnectionHung(error)) this.#hangError = error;
      throw error;
    }
  }

  /** Releases the connection first: if all are lost at once, the pool would otherwise be empty. */
  async #replace(): Promise<void> {
    this.#currentClient().release(true);
    this.#client = null;
    this.#isInTransaction = false;
    this.#client = await this.options.takeConnection();
  }

  #currentClient(): pg.PoolClient {
    if (!this.#client) throw new Error("Connection terminated, and there was no other");
    return this.#client;
  }
}

/**
 * PostgreSQL's text cannot hold U+0000
 * (https://www.postgresql.org/docs/current/datatype-character.html).
 */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\u0000", "\ufffd") : value;
}

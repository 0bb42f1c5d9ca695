import { setTimeout as pause } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { DatabaseBusyError } from "./busy";
import type { DatabaseObserver } from "./observer";
import { prepared } from "./prepared";
import { WriteSemaphore } from "./write-semaphore";

type Sqlite = SqliteDatabase.Database;

export interface OpenTransaction {
  sqlite: Sqlite;
  /** Call it once, at the end. */
  end: () => void;
}

/**
 * One SQLite file with a reading connection, and a writing one for one caller at a time. A database
 * in memory has a single connection for both.
 */
export class SqliteFile {
  readonly reader: Sqlite;
  readonly #writer: Sqlite;
  readonly #semaphore = new WriteSemaphore();

  /**
   * @param patienceMs longest time that a statement or the start of a transaction waits for others
   */
  constructor(
    private readonly path: string,
    private readonly patienceMs: number,
    readonly observer?: DatabaseObserver,
  ) {
    this.#writer = open(path);
    this.reader = path === ":memory:" ? this.#writer : open(path);
  }

  /** Deadline of a wait that begins now, as in `performance.now()`. */
  deadline(): number {
    return performance.now() + this.patienceMs;
  }

  /** The prepared statement, if SQLite says that it only reads; otherwise null. */
  readingStatement(sql: string): SqliteDatabase.Statement | null {
    if (this.reader === this.#writer) return null;
    const statement = prepared(this.reader, sql);
    return statement.readonly ? statement : null;
  }

  /** @throws DatabaseBusyError if the lock is not free in time; nothing was written */
  async write<Result>(statement: (sqlite: Sqlite) => Result): Promise<Result> {
    const { result, endTurn } = await this.#takeTurn(() => statement(this.#writer));
    endTurn();
    return result;
  }

  /** @throws DatabaseBusyError if the lock is not free in time; nothing has begun */
  async beginWriting(): Promise<OpenTransaction> {
    const { endTurn } = await this.#takeTurn(() => this.#writer.exec("begin immediate"));
    return { sqlite: this.#writer, end: endTurn };
  }

  /** Waits for its turn to write. The turn ends at once after a failure. */
  async #takeTurn<Result>(work: () => Result): Promise<{ result: Result; endTurn: () => void }> {
    const deadline = this.deadline();
    const askedAt = performance.now();
    let firstTriedAt: number | undefined;
    let outcome: "taken" | "given-up" = "taken";
    this.observer?.asksToWrite();
    try {
      const endTurn = await this.#semaphore.take(deadline);
      const attempt = () => {
        firstTriedAt = performance.now();
        return work();
      };
      return {
        result: await retryWhileLocked(attempt, deadline).catch((error) => {
          endTurn();
          throw error;
        }),
        endTurn,
      };
    } catch (error) {
      if (error instanceof DatabaseBusyError) outcome = "given-up";
      throw error;
    } finally {
      this.observer?.waitedToWrite((firstTriedAt ?? performance.now()) - askedAt, outcome);
    }
  }

  /** A snapshot for several queries, on a separate connection. */
  async beginReading(): Promise<OpenTransaction> {
    if (this.reader === this.#writer) return this.beginWriting();
    const sqlite = new SqliteDatabase(this.path, { readonly: true, timeout: 0 });
    sqlite.exec("begin");
    return { sqlite, end: () => sqlite.close() };
  }

  close(): void {
    this.reader.close();
    this.#writer.close();
  }
}

/**
 * Retries while another process holds the lock. SQLite's own waiting (`busy_timeout`) would block
 * the whole process; here only the caller waits.
 *
 * @throws DatabaseBusyError after the deadline
 */
export async function retryWhileLocked<Result>(
  work: () => Result,
  deadline: number,
): Promise<Result> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() + pauseMs > deadline) throw new DatabaseBusyError({ cause: error });
    }
    await pause(pauseMs);
  }
}

const FIRST_PAUSE_MS = 4;
const MAX_PAUSE_MS = 50;

/** `SQLITE_BUSY` and its extended codes: https://www.sqlite.org/rescode.html#busy */
function isLocked(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

const OPENING_TIMEOUT_MS = 5_000;

/**
 * WAL with `synchronous=FULL`: with NORMAL, a power cut can take back acknowledged bookings
 * (https://www.sqlite.org/pragma.html#pragma_synchronous).
 */
function open(path: string): Sqlite {
  const sqlite = new SqliteDatabase(path, { timeout: OPENING_TIMEOUT_MS });
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // overwrites deleted rows; erasure.ts does the rest
  sqlite.pragma("secure_delete = ON");
  // `retryWhileLocked` waits from now on
  sqlite.pragma("busy_timeout = 0");
  return sqlite;
}

import { setTimeout as pause } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { DatabaseBusyError } from "./busy";
import type { DatabaseObserver } from "./observer";
import { prepared } from "./prepared";
import { WriteTurns } from "./write-turns";

type Sqlite = SqliteDatabase.Database;

export interface OpenTransaction {
  sqlite: Sqlite;
  /** To be called once, when it has come to its end. */
  end: () => void;
}

/**
 * One SQLite file, opened twice: a connection that reads, statement by statement, and one that
 * writes, for one at a time. In WAL a writer, or somebody who waits to be one, holds up no reader.
 *
 * A database in memory belongs to its one connection, so there everybody takes turns.
 */
export class SqliteFile {
  readonly reader: Sqlite;
  readonly #writer: Sqlite;
  readonly #turns = new WriteTurns();

  /** @param patienceMs how long a statement or the start of a transaction waits for others */
  constructor(
    private readonly path: string,
    private readonly patienceMs: number,
    readonly observer?: DatabaseObserver,
  ) {
    this.#writer = open(path);
    this.reader = path === ":memory:" ? this.#writer : open(path);
  }

  /** When patience ends, for what begins now; as `performance.now()` counts. */
  deadline(): number {
    return performance.now() + this.patienceMs;
  }

  /** A statement that does without the write lock, by SQLite's own word; null for any other. */
  readingStatement(sql: string): SqliteDatabase.Statement | null {
    if (this.reader === this.#writer) return null;
    const statement = prepared(this.reader, sql);
    return statement.readonly ? statement : null;
  }

  /** @throws DatabaseBusyError where the lock could not be had in time; nothing was written */
  async write<Result>(statement: (sqlite: Sqlite) => Result): Promise<Result> {
    const { result, endTurn } = await this.#onTurn(() => statement(this.#writer));
    endTurn();
    return result;
  }

  /** @throws DatabaseBusyError where the lock could not be had in time; nothing has begun */
  async beginWriting(): Promise<OpenTransaction> {
    const { endTurn } = await this.#onTurn(() => this.#writer.exec("begin immediate"));
    return { sqlite: this.#writer, end: endTurn };
  }

  /** Does what takes the write lock, after those who came before; the turn goes on, but after a failure. */
  async #onTurn<Result>(work: () => Result): Promise<{ result: Result; endTurn: () => void }> {
    const deadline = this.deadline();
    const asked = performance.now();
    let tried: number | undefined;
    let outcome: "taken" | "given-up" = "taken";
    this.observer?.asksToWrite();
    try {
      const endTurn = await this.#turns.take(deadline);
      const trying = () => {
        tried = performance.now();
        return work();
      };
      return {
        result: await untilFree(trying, deadline).catch((error) => {
          endTurn();
          throw error;
        }),
        endTurn,
      };
    } catch (error) {
      if (error instanceof DatabaseBusyError) outcome = "given-up";
      throw error;
    } finally {
      this.observer?.waitedToWrite((tried ?? performance.now()) - asked, outcome);
    }
  }

  /** One state of the database for several queries, on a connection of its own. */
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
 * Does it as soon as no other process is in the way. SQLite's own waiting (`busy_timeout`) would
 * hold up the whole process; here only the caller waits.
 *
 * @throws DatabaseBusyError after the deadline
 */
export async function untilFree<Result>(work: () => Result, deadline: number): Promise<Result> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
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
const LONGEST_PAUSE_MS = 50;

/** `SQLITE_BUSY` and its kinds: https://www.sqlite.org/rescode.html#busy */
function isLocked(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

const OPENING_PATIENCE_MS = 5_000;

/**
 * WAL with `synchronous=FULL`: in WAL, NORMAL lets a power cut take back acknowledged bookings
 * (https://www.sqlite.org/pragma.html#pragma_synchronous).
 */
function open(path: string): Sqlite {
  const sqlite = new SqliteDatabase(path, { timeout: OPENING_PATIENCE_MS });
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // what is deleted is overwritten; the rest of it is done in erasure.ts
  sqlite.pragma("secure_delete = ON");
  // from here on `untilFree` waits
  sqlite.pragma("busy_timeout = 0");
  return sqlite;
}

import type SqliteDatabase from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from "kysely";
import { prepared } from "./prepared";
import { type OpenTransaction, retryWhileLocked, type SqliteFile } from "./sqlite-file";

type Statement = SqliteDatabase.Statement;

/**
 * SQLite for a busy site: writers wait for the write lock without blocking the process or its
 * readers (docs/decisions/0003-sqlite.md).
 */
export class WaitingSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file.reader });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new WaitingSqliteDriver(this.#file);
  }

  override createAdapter() {
    return new WaitingSqliteAdapter();
  }
}

class WaitingSqliteAdapter extends SqliteAdapter {
  /** The driver gives out any number of connections, of which one at a time may write. */
  override get supportsMultipleConnections() {
    return true;
  }

  /**
   * True, because SQLite rolls back DDL too. Kysely therefore runs all pending migrations in one
   * transaction.
   */
  override get supportsTransactionalDdl() {
    return true;
  }
}

class WaitingSqliteDriver implements Driver {
  constructor(private readonly file: SqliteFile) {}

  async init() {}

  async acquireConnection() {
    return new WaitingConnection(this.file);
  }

  async beginTransaction(connection: WaitingConnection, settings: TransactionSettings) {
    await connection.begin(settings);
  }

  async commitTransaction(connection: WaitingConnection) {
    await connection.commit();
  }

  async rollbackTransaction(connection: WaitingConnection) {
    connection.rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name.replaceAll('"', '""')}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`rollback to "${name.replaceAll('"', '""')}"`));
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    _compile: QueryCompiler["compileQuery"],
  ) {
    await connection.executeQuery(CompiledQuery.raw(`release "${name.replaceAll('"', '""')}"`));
  }

  async releaseConnection(connection: WaitingConnection) {
    connection.rollback();
  }

  async destroy() {
    this.file.close();
  }
}

/**
 * The connection of one query or one transaction; it uses the file's reading or writing connection.
 */
class WaitingConnection implements DatabaseConnection {
  #transaction: OpenTransaction | null = null;

  constructor(private readonly file: SqliteFile) {}

  /** Takes the write lock at once, unless the transaction only reads. */
  async begin({ accessMode }: TransactionSettings): Promise<void> {
    this.#transaction = await this.#timed(() =>
      accessMode === "read only" ? this.file.beginReading() : this.file.beginWriting(),
    );
  }

  async commit(): Promise<void> {
    const { sqlite, end } = this.#activeTransaction();
    await this.#timed(() => retryWhileLocked(() => sqlite.exec("commit"), this.file.deadline()));
    this.#transaction = null;
    end();
  }

  /** Does nothing if no transaction is open. */
  rollback(): void {
    const open = this.#transaction;
    if (!open) return;
    this.#transaction = null;
    try {
      // SQLite rolls back by itself after some errors (a full disk)
      if (open.sqlite.inTransaction) open.sqlite.exec("rollback");
    } finally {
      open.end();
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return run(prepared(this.#activeTransaction().sqlite, query.sql), query);
    const readResult = await retryWhileLocked(() => {
      const statement = this.file.readingStatement(query.sql);
      return statement && run<Row>(statement, query);
    }, this.file.deadline());
    return readResult ?? this.file.write((sqlite) => run(prepared(sqlite, query.sql), query));
  }

  // biome-ignore lint/correctness/useYield: a stream would hold the one reading connection
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Queries are read whole: a stream would hold up every other reader");
  }

  /** Measures the start and the commit of a transaction; Kysely measures queries. */
  async #timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.file.observer?.recordQueryTime(performance.now() - started);
    }
  }

  /** @throws Error if no transaction is open, or SQLite has ended it */
  #activeTransaction(): OpenTransaction {
    const open = this.#transaction;
    // later statements would be stored without the earlier ones, which were rolled back
    if (!open?.sqlite.inTransaction) throw new Error("The transaction is no longer open");
    return open;
  }
}

function run<Row>(statement: Statement, { parameters }: CompiledQuery): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}

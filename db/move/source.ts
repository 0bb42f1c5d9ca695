import { chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import SqliteDatabase from "better-sqlite3";

export type Cell = string | number | null;
export type Row = Record<string, Cell>;

/** Another process has the database open; its writes would be lost. */
class SourceInUseError extends Error {
  constructor(options?: ErrorOptions) {
    super(
      "The database is in use. Stop the site first, and whatever else has the file open.",
      options,
    );
    this.name = "SourceInUseError";
  }
}

/** Reads an SQLite database row by row; no other process may have it open. */
export class MoveSource {
  /** True if it reads a temporary copy, because the original's folder is not writable. */
  readonly isCopied: boolean;
  readonly #sqlite: SqliteDatabase.Database;

  /**
   * @param path path of the file, which is locked or copied and otherwise not changed
   * @throws SourceInUseError if another connection has it open
   * @throws Error if the file is missing or is not a database, or its use cannot be determined
   */
  constructor(path: string) {
    if (!existsSync(path)) throw new Error(`There is no database at ${path}`);
    const opened = open(path);
    this.#sqlite = opened.sqlite;
    this.isCopied = opened.isCopied;
  }

  /** The names of the migrations that have run, in order. */
  migrations(): string[] {
    const names = this.#sqlite.prepare("select name from kysely_migration order by name").all();
    return (names as { name: string }[]).map(({ name }) => name);
  }

  /** Stored columns: `table_info` leaves out computed ones. */
  columnsOf(table: string): string[] {
    const columns = this.#sqlite.prepare("select name from pragma_table_info(?)").all(table);
    return (columns as { name: string }[]).map(({ name }) => name);
  }

  /** The tables to which a table's foreign keys refer, without the table itself. */
  parentsOf(table: string): string[] {
    const keys = this.#sqlite.prepare('select distinct "table" from pragma_foreign_key_list(?)');
    return (keys.all(table) as { table: string }[])
      .map((key) => key.table)
      .filter((parent) => parent !== table);
  }

  /** One row at a time, in the order of insertion, without computed columns. */
  rowsOf(table: string): IterableIterator<Row> {
    const columns = this.columnsOf(table).map((name) => `"${name}"`);
    const rows = this.#sqlite.prepare(`select ${columns.join(", ")} from "${table}"`);
    return rows.iterate() as IterableIterator<Row>;
  }

  close(): void {
    this.#sqlite.close();
  }
}

function open(path: string): { sqlite: SqliteDatabase.Database; isCopied: boolean } {
  try {
    return { sqlite: openExclusively(path), isCopied: false };
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    return { sqlite: openCopy(path), isCopied: true };
  }
}

/**
 * Opens the file with an exclusive lock, which WAL grants only to the sole connection
 * (https://www.sqlite.org/wal.html).
 *
 * @throws SourceInUseError
 * @throws the engine's error if the file cannot be locked
 */
function openExclusively(path: string): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(path, { fileMustExist: true, timeout: 0 });
  try {
    sqlite.pragma("locking_mode = exclusive");
    sqlite.exec("begin immediate");
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (codeOf(error).startsWith("SQLITE_BUSY")) throw new SourceInUseError({ cause: error });
    throw error;
  }
}

/**
 * Opens a copy of a file in a read-only folder. A log file beside the original means that the
 * original is in use. The copy is unlinked at once.
 */
function openCopy(path: string): SqliteDatabase.Database {
  const logFile = [`${path}-wal`, `${path}-shm`].find(existsSync);
  if (logFile) {
    throw new Error(
      `${path} cannot be locked because its folder is read-only, and there is a ${basename(logFile)}: the site runs on it, or was killed. Stop it. If it was killed, copy the database with its -wal and -shm files to a writable folder, and move that copy.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "setu-move-"));
  try {
    const copy = join(folder, "copy.db");
    copyFileSync(path, copy, constants.COPYFILE_FICLONE);
    chmodSync(copy, 0o600);
    return openExclusively(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** SQLite's error codes for a read-only folder or file (https://www.sqlite.org/rescode.html). */
function isUnwritable(error: unknown): boolean {
  return /^SQLITE_(READONLY|CANTOPEN|PERM|IOERR_LOCK)/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof SqliteDatabase.SqliteError ? error.code : "";
}

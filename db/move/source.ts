import { chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import SqliteDatabase from "better-sqlite3";

export type Cell = string | number | null;
export type Row = Record<string, Cell>;

/** Somebody has the database open: what they write meanwhile would stay behind. */
class SourceInUseError extends Error {
  constructor(options?: ErrorOptions) {
    super(
      "The database is in use. Stop the site first, and whatever else has the file open.",
      options,
    );
    this.name = "SourceInUseError";
  }
}

/** An SQLite database that nobody else has open, read row by row. */
export class MoveSource {
  /** Whether it is read from a copy in the folder for temporary files, for nobody can write where it lies. */
  readonly isCopied: boolean;
  readonly #sqlite: SqliteDatabase.Database;

  /**
   * @param path of the file, which is locked, or copied, and otherwise left as it is
   * @throws SourceInUseError where another process, or another connection of this one, has it open
   * @throws Error where there is no such file, it is no database, or nobody can tell whether it is in use
   */
  constructor(path: string) {
    if (!existsSync(path)) throw new Error(`There is no database at ${path}`);
    const opened = open(path);
    this.#sqlite = opened.sqlite;
    this.isCopied = opened.isCopied;
  }

  /** The names of the migrations that have run, in their order. */
  migrations(): string[] {
    const names = this.#sqlite.prepare("select name from kysely_migration order by name").all();
    return (names as { name: string }[]).map(({ name }) => name);
  }

  /** Those that are stored: `table_info` leaves out what the database computes. */
  columnsOf(table: string): string[] {
    const columns = this.#sqlite.prepare("select name from pragma_table_info(?)").all(table);
    return (columns as { name: string }[]).map(({ name }) => name);
  }

  /** What a table's foreign keys name, but for itself. */
  parentsOf(table: string): string[] {
    const keys = this.#sqlite.prepare('select distinct "table" from pragma_foreign_key_list(?)');
    return (keys.all(table) as { table: string }[])
      .map((key) => key.table)
      .filter((parent) => parent !== table);
  }

  /** One row at a time, in the order in which they were written; without what the database computes. */
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
    return { sqlite: openAlone(path), isCopied: false };
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    return { sqlite: openCopy(path), isCopied: true };
  }
}

/**
 * In WAL, exclusive locking is only given to a connection that is alone (https://www.sqlite.org/wal.html).
 *
 * @throws SourceInUseError
 * @throws the engine's error where it cannot be locked
 */
function openAlone(path: string): SqliteDatabase.Database {
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
 * Opens a copy of what cannot be locked, for nobody can write there. Who has it open elsewhere keeps a log
 * beside it, which goes when the last one closes. The copy's name is gone before anything is read of it:
 * however this process ends, nothing stays behind.
 */
function openCopy(path: string): SqliteDatabase.Database {
  const beside = [`${path}-wal`, `${path}-shm`].find(existsSync);
  if (beside) {
    throw new Error(
      `${path} cannot be locked where it lies, and beside it is ${basename(beside)}: the site runs on it, or was not stopped in order. Stop it; where it was killed, copy the files to where they can be written, and move the copy.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "setu-move-"));
  try {
    const copy = join(folder, "copy.db");
    copyFileSync(path, copy, constants.COPYFILE_FICLONE);
    chmodSync(copy, 0o600);
    return openAlone(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Where nobody can write, SQLite says one of these (https://www.sqlite.org/rescode.html). */
function isUnwritable(error: unknown): boolean {
  return /^SQLITE_(READONLY|CANTOPEN|PERM|IOERR_LOCK)/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof SqliteDatabase.SqliteError ? error.code : "";
}

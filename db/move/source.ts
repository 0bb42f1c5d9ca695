import { existsSync } from "node:fs";
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
  readonly #sqlite: SqliteDatabase.Database;

  /**
   * @param path of the file, which is locked and otherwise left as it is
   * @throws SourceInUseError where another process, or another connection of this one, has it open
   * @throws Error where there is no such file, or it cannot be locked
   */
  constructor(path: string) {
    if (!existsSync(path)) throw new Error(`There is no database at ${path}`);
    this.#sqlite = openAlone(path);
  }

  /** The names of the migrations that have run, in their order. */
  migrations(): string[] {
    const names = this.#sqlite.prepare("select name from kysely_migration order by name").all();
    return (names as { name: string }[]).map(({ name }) => name);
  }

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

  /** One row at a time, in the order in which they were written. */
  rowsOf(table: string): IterableIterator<Row> {
    return this.#sqlite.prepare(`select * from "${table}"`).iterate() as IterableIterator<Row>;
  }

  close(): void {
    this.#sqlite.close();
  }
}

/** In WAL, exclusive locking is only given to a connection that is alone (https://www.sqlite.org/wal.html). */
function openAlone(path: string): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(path, { fileMustExist: true, timeout: 0 });
  try {
    sqlite.pragma("locking_mode = exclusive");
    sqlite.exec("begin immediate");
    return sqlite;
  } catch (error) {
    sqlite.close();
    const { code = "" } = error as { code?: string };
    if (code.startsWith("SQLITE_BUSY")) throw new SourceInUseError({ cause: error });
    throw new Error(
      `${path} cannot be locked (${code}). Copy it, with the file that ends in -wal, to where it can be written, and move the copy.`,
      { cause: error },
    );
  }
}

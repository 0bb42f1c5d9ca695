import type SqliteDatabase from "better-sqlite3";

/** Does something while another connection writes, and keeps all others from it. */
export async function locked<Result>(
  other: SqliteDatabase.Database,
  work: () => Promise<Result>,
): Promise<Result> {
  other.exec("begin immediate");
  try {
    return await work();
  } finally {
    other.exec("commit");
  }
}

import { sql } from "kysely";
import type { Database } from "./connection.server";
import { engineOf } from "./engine";
import { purgeSearchIndexes } from "./search-index-purge";

/** Rebuilding takes 6 ms a megabyte, and nothing else runs meanwhile. */
const SMALL_BYTES = 24 * 1024 * 1024;

/**
 * How it went; `later` with the engine's code where somebody else held the database; `by-server` where
 * the bytes are the server's, whose own clean-up (autovacuum) makes room of what was deleted.
 */
export type Sweep = { swept: "wholly" | "mostly" | "by-server" } | { swept: "later"; code: string };

/**
 * Takes what was deleted out of the bytes of SQLite's file. `secure_delete` (sqlite-file.ts) overwrites
 * rows where they stood, but the write-ahead log still has them, and now and then a copy that a
 * page left behind when it was split: of 1,500 deleted addresses 4 were still in the file. So the
 * log is folded in and cut, and a file that is small, or `whole`, is written anew, and before it the
 * indexes of words, in which trigrams of what was erased are only marked.
 *
 * Never throws, and holds up nobody where other processes are in its way: the next sweep takes what
 * this one left.
 */
export async function sweepErased(db: Database, options: { whole: boolean }): Promise<Sweep> {
  if (engineOf(db) === "postgres") return { swept: "by-server" };
  try {
    const { rows } = await sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count, pragma_page_size
    `.execute(db);
    const isRebuilt = options.whole || Number(rows[0]?.bytes) <= SMALL_BYTES;
    if (isRebuilt) await purgeSearchIndexes(db);
    return await db.connection().execute(async (connection) => {
      if (isRebuilt) await sql`vacuum`.execute(connection);
      const { rows: checkpoints } = await sql<{ busy: number }>`
        pragma wal_checkpoint(truncate)
      `.execute(connection);
      if (checkpoints[0]?.busy !== 0) return { swept: "later", code: "SQLITE_BUSY" };
      return { swept: isRebuilt ? "wholly" : "mostly" };
    });
  } catch (error) {
    const { code } = error as { code?: unknown };
    return { swept: "later", code: typeof code === "string" ? code : "UNKNOWN" };
  }
}

import { sql } from "kysely";
import type { Database } from "./connection.server";
import { engineOf } from "./engine";
import { purgeSearchIndexes } from "./search-index-purge";

/**
 * Largest file that is always rebuilt: rebuilding takes 6 ms per megabyte and blocks everything
 * else.
 */
const SMALL_BYTES = 24 * 1024 * 1024;

/**
 * `wholly`: the file was rebuilt too. `mostly`: only the log was emptied. `later`: failed with this
 * code, as when another process writes. `by-server`: PostgreSQL's autovacuum does it.
 */
export type SweepResult =
  | { swept: "wholly" | "mostly" | "by-server" }
  | { swept: "later"; code: string };

/**
 * Removes deleted rows from SQLite's log, and copies that page splits left in the file:
 * `secure_delete` (sqlite-file.ts) does not overwrite these. Never throws.
 */
export async function sweepErased(
  db: Database,
  options: { evenIfLarge: boolean },
): Promise<SweepResult> {
  if (engineOf(db) === "postgres") return { swept: "by-server" };
  try {
    const { rows } = await sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count, pragma_page_size
    `.execute(db);
    const isRebuilt = options.evenIfLarge || Number(rows[0]?.bytes) <= SMALL_BYTES;
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

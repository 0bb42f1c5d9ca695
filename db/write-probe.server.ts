import { sql } from "kysely";
import type { Database } from "./connection.server";

/** About what a booking with its mails takes; longer than a page, so that the file must grow. */
const PADDING_BYTES = 16_384;
/** How long the process may stand still behind another writer. */
const WAIT_MS = 50;

/**
 * Proves that the database can be written: makes it larger, and empties what it wrote.
 *
 * @returns `busy` where another process is writing, which proves nothing either way
 * @throws the engine's error where nothing can be written, e.g. `SQLITE_FULL`, `SQLITE_READONLY`
 */
export async function probeWrite(db: Database, now: Date): Promise<"written" | "busy"> {
  const row = { id: 1, at: now.toISOString(), padding: "x".repeat(PADDING_BYTES) };
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql.raw(`pragma busy_timeout = ${WAIT_MS}`).execute(connection);
    try {
      await connection
        .insertInto("readiness")
        .values(row)
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet({ at: row.at, padding: row.padding }),
        )
        .execute();
      // its room is free again for the next booking, and for the next probe
      await connection.updateTable("readiness").set({ padding: "" }).where("id", "=", 1).execute();
      return "written";
    } catch (error) {
      if (/^SQLITE_BUSY/.test(String((error as { code?: unknown }).code))) return "busy";
      throw error;
    } finally {
      await sql.raw(`pragma busy_timeout = ${Number(rows[0]?.timeout ?? 0)}`).execute(connection);
    }
  });
}

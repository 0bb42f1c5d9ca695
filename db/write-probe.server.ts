import type { Database } from "./connection.server";
import { engineOf } from "./engine";

/**
 * About what a booking with its mails takes; longer than a page, so that SQLite's file must grow. A
 * server's disk is its own business: there it is enough that it takes a row, which a standby does not.
 */
const PADDING_BYTES = { sqlite: 16_384, postgres: 0 };

/**
 * Proves that the database can be written: makes a file larger, and empties what it wrote.
 *
 * @returns `busy` where others have been writing all the while, which proves nothing either way
 * @throws the engine's error where nothing can be written, e.g. `SQLITE_FULL`, `SQLITE_READONLY`
 */
export async function probeWrite(db: Database, now: Date): Promise<"written" | "busy"> {
  const row = { id: 1, at: now.toISOString(), padding: "x".repeat(PADDING_BYTES[engineOf(db)]) };
  try {
    await db
      .insertInto("readiness")
      .values(row)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({ at: row.at, padding: row.padding }),
      )
      .execute();
    // its room is free again for the next booking, and for the next probe
    if (row.padding !== "")
      await db.updateTable("readiness").set({ padding: "" }).where("id", "=", 1).execute();
    return "written";
  } catch (error) {
    // a `DatabaseBusyError`, also of another bundle
    if ((error as { code?: unknown }).code === "BUSY") return "busy";
    throw error;
  }
}

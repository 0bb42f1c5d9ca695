import type { Database } from "./connection.server";
import { engineOf } from "./engine";

/**
 * Size of a booking with its mails, so that SQLite's file must grow. A PostgreSQL server manages
 * its own disk; there any row proves that it is no standby.
 */
const PADDING_BYTES = { sqlite: 16_384, postgres: 0 };

/**
 * Proves that the database accepts writes, by growing and emptying a row.
 *
 * @returns `busy` if other writers held the lock all the time, which proves nothing
 * @throws the engine's error if writing fails, e.g. `SQLITE_FULL`, `SQLITE_READONLY`
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
    // leaves the space for the next booking or probe
    if (row.padding !== "")
      await db.updateTable("readiness").set({ padding: "" }).where("id", "=", 1).execute();
    return "written";
  } catch (error) {
    // a `DatabaseBusyError`, perhaps from another bundle
    if ((error as { code?: unknown }).code === "BUSY") return "busy";
    throw error;
  }
}

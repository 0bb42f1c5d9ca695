import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";

/** A database of a test's own: a real file, migrated and empty. */
export async function openTestDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "setu-db-"));
  const db = openDatabase(`file:${join(folder, "test.db")}`);
  await migrateToLatest(db);
  return {
    db,
    close: async () => {
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

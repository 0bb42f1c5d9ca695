import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, inject } from "vitest";
import { type Database, openDatabase } from "#db/connection.server";

interface TestDatabase {
  db: Database;
  /** Where it lies, for what opens it a second time. */
  file: string;
  close: () => Promise<void>;
}

/** A database of a test's own: a real file, migrated; empty, or with the sample content. */
export async function openTestDatabase({ samples = false } = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "setu-db-"));
  const file = join(folder, "test.db");
  copyFileSync(inject(samples ? "templateDatabase" : "emptyDatabase"), file);
  const db = openDatabase(`file:${file}`);
  return {
    db,
    file,
    close: async () => {
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

/** One for each test of the file that calls this; what is returned holds the running test's. */
export function databaseForEachTest(options: { samples?: boolean } = {}) {
  const held = {} as Pick<TestDatabase, "db" | "file">;
  let close = async () => {};
  beforeEach(async () => {
    const opened = await openTestDatabase(options);
    held.db = opened.db;
    held.file = opened.file;
    close = opened.close;
  });
  afterEach(() => close());
  return held;
}

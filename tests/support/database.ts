import { afterEach, beforeEach } from "vitest";
import { type Database, openDatabase } from "#db/connection.server";
import { layDatabase } from "./templates";

interface TestDatabase {
  db: Database;
  /** Where it lies, for what opens it a second time. */
  url: string;
  close: () => Promise<void>;
}

interface Laid {
  /** With the sample content. */
  samples?: boolean;
  /** Without even a table. */
  bare?: boolean;
}

/** A database of a test's own, as `TEST_ENGINE` has it: migrated and empty, where nothing else is said. */
export async function openTestDatabase({ samples, bare }: Laid = {}): Promise<TestDatabase> {
  const { url, remove } = await layDatabase(bare ? "bare" : samples ? "sample" : "empty");
  const db = openDatabase(url);
  return {
    db,
    url,
    close: async () => {
      await db.destroy();
      await remove();
    },
  };
}

/** One for each test of the file that calls this; what is returned holds the running test's. */
export function databaseForEachTest(options: Laid = {}) {
  const held = {} as Pick<TestDatabase, "db" | "url">;
  let close = async () => {};
  beforeEach(async () => {
    const opened = await openTestDatabase(options);
    held.db = opened.db;
    held.url = opened.url;
    close = opened.close;
  });
  afterEach(() => close());
  return held;
}

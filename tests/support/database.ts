import { afterEach, beforeEach } from "vitest";
import { type Database, openDatabase } from "#db/connection.server";
import { createDatabase } from "./templates";

interface TestDatabase {
  db: Database;
  /** Its address, for a second connection. */
  url: string;
  close: () => Promise<void>;
}

interface DatabaseContent {
  /** With the sample content. */
  samples?: boolean;
  /** Without any tables. */
  bare?: boolean;
}

/** A database for one test on the engine of `TEST_ENGINE`; migrated and empty by default. */
export async function openTestDatabase({
  samples,
  bare,
}: DatabaseContent = {}): Promise<TestDatabase> {
  const { url, remove } = await createDatabase(bare ? "bare" : samples ? "sample" : "empty");
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

/**
 * One database for each test of the calling file; the returned object always contains the running
 * test's.
 */
export function databaseForEachTest(options: DatabaseContent = {}) {
  const current = {} as Pick<TestDatabase, "db" | "url">;
  let close = async () => {};
  beforeEach(async () => {
    const opened = await openTestDatabase(options);
    current.db = opened.db;
    current.url = opened.url;
    close = opened.close;
  });
  afterEach(() => close());
  return current;
}

import { sql } from "kysely";
import type { Database } from "#db/connection.server";

/**
 * Makes every page fail: makes the cached company stale, and renames its table.
 *
 * @returns a function that gives the table its name back
 */
export async function loseCompany(db: Database): Promise<() => Promise<void>> {
  await sql`update company set name = name`.execute(db);
  await db.schema.alterTable("company").renameTo("lost_company").execute();
  return () => db.schema.alterTable("lost_company").renameTo("company").execute();
}

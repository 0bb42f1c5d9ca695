import { sql } from "kysely";
import type { Database } from "#db/connection.server";

/**
 * Makes every page fail by removing the company's row and its cached values.
 *
 * @returns a function that restores the row
 */
export async function loseCompany(db: Database): Promise<() => Promise<void>> {
  await sql`update company set name = name`.execute(db);
  await db.schema.alterTable("company").renameTo("lost_company").execute();
  return () => db.schema.alterTable("lost_company").renameTo("company").execute();
}

import { sql } from "kysely";
import type { Database } from "#db/connection.server";

/**
 * Has the site fail at every page that it draws: the company's row, which all of them show, is gone, and what
 * was remembered of it with it.
 *
 * @returns what brings it back
 */
export async function loseCompany(db: Database): Promise<() => Promise<void>> {
  await sql`update company set name = name`.execute(db);
  await db.schema.alterTable("company").renameTo("lost_company").execute();
  return () => db.schema.alterTable("lost_company").renameTo("company").execute();
}

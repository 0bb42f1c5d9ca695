import type { Kysely } from "kysely";

/**
 * Which request a mail tells of, so that it can be written again from the request: its words are gone
 * once it is given up. And how a coordinator dealt with one that was given up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["request_id", "settled_at", "settled_as", "settled_by"]) {
    await db.schema.alterTable("outbox").addColumn(name, "text").execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ["settled_by", "settled_as", "settled_at", "request_id"]) {
    await db.schema.alterTable("outbox").dropColumn(name).execute();
  }
}

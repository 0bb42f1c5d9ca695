import type { Kysely } from "kysely";

/** How large the one file is that readers are shown who save data: said before they tap it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("picture_files").addColumn("saver_bytes", "integer").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("picture_files").dropColumn("saver_bytes").execute();
}

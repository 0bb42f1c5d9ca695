import type { Kysely } from "kysely";

/**
 * The stamp of all that the public pages show. PostgreSQL moves it with every change
 * (`postgres/telling.ts`); on SQLite the process counts for itself, and it stands still.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (db as Kysely<{ content_stamps: { name: string; stamp: number } }>)
    .insertInto("content_stamps")
    .values({ name: "content", stamp: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await (db as Kysely<{ content_stamps: { name: string } }>)
    .deleteFrom("content_stamps")
    .where("name", "=", "content")
    .execute();
}

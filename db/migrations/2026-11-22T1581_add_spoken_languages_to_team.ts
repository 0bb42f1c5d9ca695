import type { Kysely } from "kysely";

/** Which languages a member of the team speaks: families choose whom to ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("team_members").addColumn("spoken_languages", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("team_members").dropColumn("spoken_languages").execute();
}

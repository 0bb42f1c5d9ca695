import { type Kysely, sql } from "kysely";

/**
 * Members can be drafts; each of a member's texts counts its changes, and names the version of the
 * English that it was written against. The audit names the piece of content that was changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("team_members")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("published"))
    .execute();
  await addUpdatedAt(db, "team_members");
  await sql`update team_members set updated_at = created_at`.execute(db);
  for (const name of ["version", "english_version"]) {
    await db.schema
      .alterTable("team_member_texts")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  }
  await addUpdatedAt(db, "team_member_texts");
  await sql`
    update team_member_texts set updated_at = (
      select created_at from team_members where team_members.id = team_member_texts.member_id
    )
  `.execute(db);
  for (const name of ["record_kind", "record_id"]) {
    await db.schema.alterTable("audit_events").addColumn(name, "text").execute();
  }
  await db.schema
    .createIndex("audit_events_record_id_at")
    .on("audit_events")
    .columns(["record_id", "at"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("audit_events_record_id_at").execute();
  const added = {
    audit_events: ["record_id", "record_kind"],
    team_member_texts: ["updated_at", "english_version", "version"],
    team_members: ["updated_at", "status"],
  };
  for (const [table, columns] of Object.entries(added)) {
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
  }
}

/** A column that may not be empty needs something in the rows that are there. */
async function addUpdatedAt(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn("updated_at", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

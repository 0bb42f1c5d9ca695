import type { Kysely } from "kysely";

/**
 * What content said before; members of the team can lie in the bin; the audit says of changed content
 * which fields changed, and which two versions to compare.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("revisions")
    .addColumn("record_kind", "text", (column) => column.notNull())
    .addColumn("record_id", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("english_version", "integer", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("actor_id", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("revisions_pk", ["record_kind", "record_id", "language", "version"])
    .execute();
  await db.schema.createIndex("revisions_at").on("revisions").column("at").execute();
  await db.schema.alterTable("team_members").addColumn("deleted_at", "text").execute();
  await db.schema.alterTable("audit_events").addColumn("changed_fields", "text").execute();
  for (const name of ["before_version", "after_version"]) {
    await db.schema.alterTable("audit_events").addColumn(name, "integer").execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ["after_version", "before_version", "changed_fields"]) {
    await db.schema.alterTable("audit_events").dropColumn(name).execute();
  }
  await db.schema.alterTable("team_members").dropColumn("deleted_at").execute();
  await db.schema.dropTable("revisions").execute();
}

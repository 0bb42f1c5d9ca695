import type { Kysely } from "kysely";

/** Which booking or message was read. No reference: the record outlives what was erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("audit_events").addColumn("request_id", "text").execute();
  await db.schema
    .createIndex("audit_events_request_id_at")
    .on("audit_events")
    .columns(["request_id", "at"])
    .execute();
  await db.schema
    .createIndex("audit_events_subject_id_kind_at")
    .on("audit_events")
    .columns(["subject_id", "kind", "at"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("audit_events_subject_id_kind_at").execute();
  await db.schema.dropIndex("audit_events_request_id_at").execute();
  await db.schema.alterTable("audit_events").dropColumn("request_id").execute();
}

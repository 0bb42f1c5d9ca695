import type { Kysely } from "kysely";

/**
 * Each try to sign in asks whether the account knows the network, and each mail that an address did
 * not ask for, what it has been sent within the hour.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("outbox_recipient_created_at")
    .on("outbox")
    .columns(["recipient", "created_at"])
    .execute();
  await db.schema
    .createIndex("audit_events_subject_id_network_kind")
    .on("audit_events")
    .columns(["subject_id", "network", "kind"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("audit_events_subject_id_network_kind").execute();
  await db.schema.dropIndex("outbox_recipient_created_at").execute();
}

import { type Kysely, sql } from "kysely";
import { createIndexes, createPartialIndex, key, required } from "./columns";

export async function createHouse(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("audit_events")
    .addColumn("id", "text", key)
    .addColumn("at", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("actor_id", "text")
    .addColumn("subject_id", "text")
    .addColumn("network", "text", required)
    .addColumn("detail", "text", required)
    .addColumn("request_id", "text")
    .addColumn("record_kind", "text")
    .addColumn("record_id", "text")
    .addColumn("changed_fields", "text")
    .addColumn("before_version", "integer")
    .addColumn("after_version", "integer")
    .execute();
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", key)
    .addColumn("window_start", "integer", required)
    .addColumn("count", "integer", required)
    .execute();
  await db.schema
    .createTable("seeds")
    .addColumn("name", "text", key)
    .addColumn("at", "text", required)
    .execute();
  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", key)
    .addColumn("kind", "text", required)
    .addColumn("recipient", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("body_text", "text", required)
    .addColumn("body_html", "text")
    .addColumn("created_at", "text", required)
    .addColumn("next_attempt_at", "text", required)
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("claimed_until", "text")
    .addColumn("sent_at", "text")
    .addColumn("failed_at", "text")
    .addColumn("last_error", "text")
    .addColumn("reply_to", "text")
    .addColumn("request_id", "text")
    .addColumn("settled_at", "text")
    .addColumn("settled_as", "text")
    .addColumn("settled_by", "text")
    .addColumn("entry_id", "text")
    .addColumn("sent_via", "text")
    .addColumn("expires_at", "text")
    .addColumn("mailbox", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createTable("mail_tests")
    .addColumn("server", "text", key)
    .addColumn("arrived_at", "text", required)
    .execute();
  await db.schema
    .createTable("readiness")
    .addColumn("id", "integer", key)
    .addColumn("at", "text", required)
    .addColumn("padding", "text", required)
    .execute();
  await db.schema
    .createTable("erasures")
    .addColumn("id", "text", key)
    .addColumn("kind", "text", required)
    .addColumn("row_id", "text", required)
    .addColumn("at", "text", required)
    .addColumn("written_at", "text")
    .execute();
  await db.schema
    .createTable("backups")
    .addColumn("id", "text", key)
    .addColumn("at", "text", required)
    .addColumn("problem", "text")
    .addColumn("name", "text")
    .addColumn("bytes", "integer")
    .execute();
  await createIndexes(db, {
    audit_events_at: ["audit_events", "at"],
    audit_events_kind_at: ["audit_events", "kind", "at"],
    audit_events_subject_id_network_kind: ["audit_events", "subject_id", "network", "kind"],
    audit_events_request_id_at: ["audit_events", "request_id", "at"],
    audit_events_subject_id_kind_at: ["audit_events", "subject_id", "kind", "at"],
    audit_events_record_id_at: ["audit_events", "record_id", "at"],
    rate_limits_window_start: ["rate_limits", "window_start"],
    outbox_recipient_created_at: ["outbox", "recipient", "created_at"],
    outbox_request_id: ["outbox", "request_id"],
    outbox_mailbox_created_at: ["outbox", "mailbox", "created_at"],
    backups_at: ["backups", "at"],
  });
  await createPartialIndex(
    db,
    "outbox_due",
    ["outbox", "attempts", "next_attempt_at", "id", "recipient", "claimed_until"],
    "sent_at is null and failed_at is null",
  );
  await createPartialIndex(
    db,
    "outbox_claimed",
    ["outbox", "claimed_until"],
    "claimed_until is not null",
  );
  await createPartialIndex(
    db,
    "outbox_failed",
    ["outbox", "failed_at", "id"],
    "sent_at is null and failed_at is not null",
  );
  await db.schema
    .createTable("counters")
    .addColumn("name", "text", key)
    .addColumn("value", "integer", required)
    .execute();
  await sql`insert into counters (name, value) values ('content', 0)`.execute(db);
}

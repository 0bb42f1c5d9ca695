import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body_text", "text", (column) => column.notNull())
    .addColumn("body_html", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("claimed_until", "text")
    .addColumn("sent_at", "text")
    .addColumn("failed_at", "text")
    .addColumn("last_error", "text")
    .execute();
  await db.schema
    .createTable("bookings")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("submission_key", "text", (column) => column.notNull())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone_number", "text", (column) => column.notNull())
    .addColumn("patient_current_location", "text", (column) => column.notNull())
    .addColumn("destination_country", "text", (column) => column.notNull())
    .addColumn("tell_us_more", "text", (column) => column.notNull())
    .addColumn("service", "text")
    .addColumn("hospital", "text")
    .addColumn("urgent", "integer", (column) => column.notNull())
    .addColumn("relatives", "integer")
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("held_from", "text")
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("replied_at", "text")
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint("bookings_once", ["submission_key", "content_hash"])
    .execute();
  await db.schema
    .createTable("booking_events")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("booking_id", "text", (column) =>
      column.notNull().references("bookings.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actor_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("actor_name", "text", (column) => column.notNull())
    .addColumn("from_status", "text")
    .addColumn("to_status", "text")
    .addColumn("channel", "text")
    .addColumn("reason", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("messages")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("submission_key", "text", (column) => column.notNull())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("replied_at", "text")
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint("messages_once", ["submission_key", "content_hash"])
    .execute();
  await db.schema
    .createTable("message_events")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("message_id", "text", (column) =>
      column.notNull().references("messages.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actor_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("actor_name", "text", (column) => column.notNull())
    .addColumn("channel", "text")
    .addColumn("reason", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("outbox_sent_at_failed_at_next_attempt_at")
    .on("outbox")
    .columns(["sent_at", "failed_at", "next_attempt_at"])
    .execute();
  await db.schema
    .createIndex("bookings_status_received_at")
    .on("bookings")
    .columns(["status", "received_at"])
    .execute();
  await db.schema
    .createIndex("bookings_replied_at_due_at")
    .on("bookings")
    .columns(["replied_at", "due_at"])
    .execute();
  await db.schema
    .createIndex("bookings_received_at")
    .on("bookings")
    .columns(["received_at"])
    .execute();
  await db.schema.createIndex("bookings_email").on("bookings").columns(["email"]).execute();
  await db.schema
    .createIndex("bookings_phone_number")
    .on("bookings")
    .columns(["phone_number"])
    .execute();
  await db.schema.createIndex("bookings_user_id").on("bookings").columns(["user_id"]).execute();
  await db.schema
    .createIndex("booking_events_booking_id_at")
    .on("booking_events")
    .columns(["booking_id", "at"])
    .execute();
  await db.schema
    .createIndex("messages_status_received_at")
    .on("messages")
    .columns(["status", "received_at"])
    .execute();
  await db.schema
    .createIndex("messages_replied_at_due_at")
    .on("messages")
    .columns(["replied_at", "due_at"])
    .execute();
  await db.schema.createIndex("messages_email").on("messages").columns(["email"]).execute();
  await db.schema.createIndex("messages_user_id").on("messages").columns(["user_id"]).execute();
  await db.schema
    .createIndex("message_events_message_id_at")
    .on("message_events")
    .columns(["message_id", "at"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["message_events", "messages", "booking_events", "bookings", "outbox"]) {
    await db.schema.dropTable(table).execute();
  }
}

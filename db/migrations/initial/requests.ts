import { type Kysely, sql } from "kysely";
import { createIndexes, createPartialIndex, key, required, userOrNull } from "./columns";

/** Requests of families: bookings, messages, their history and clocks. */
export async function createRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bookings")
    .addColumn("id", "text", key)
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("submission_key", "text", required)
    .addColumn("content_hash", "text", required)
    .addColumn("full_name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone_number", "text", required)
    .addColumn("patient_current_location", "text", required)
    .addColumn("destination_country", "text", required)
    .addColumn("tell_us_more", "text", required)
    .addColumn("service", "text")
    .addColumn("hospital", "text")
    .addColumn("urgent", "integer", required)
    .addColumn("relatives", "integer")
    .addColumn("language", "text", required)
    .addColumn("status", "text", required)
    .addColumn("held_from", "text")
    .addColumn("received_at", "text", required)
    .addColumn("due_at", "text", required)
    .addColumn("replied_at", "text")
    .addColumn("updated_at", "text", required)
    .addColumn("user_id", "text", userOrNull)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("assigned_to", "text", userOrNull)
    .addColumn("waits_since", "text")
    .addColumn("merged_into", "text")
    .addColumn("patient_age", "text")
    .addColumn("relation", "text")
    .addColumn("passport", "text")
    .addColumn("breathing_help", "text")
    .addColumn("best_time_to_call", "text")
    .addColumn("call_back", "integer")
    .addColumn("flood", "text")
    .addUniqueConstraint("bookings_once", ["submission_key", "content_hash"])
    .execute();
  await db.schema
    .createTable("booking_events")
    .addColumn("id", "text", key)
    .addColumn("booking_id", "text", (column) =>
      column.notNull().references("bookings.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", required)
    .addColumn("at", "text", required)
    .addColumn("actor_id", "text", userOrNull)
    .addColumn("actor_name", "text", required)
    .addColumn("from_status", "text")
    .addColumn("to_status", "text")
    .addColumn("channel", "text")
    .addColumn("reason", "text", required)
    .addColumn("assignee_id", "text", userOrNull)
    .addColumn("assignee_name", "text")
    .addColumn("other_kind", "text")
    .addColumn("other_id", "text")
    .addColumn("other_reference", "text")
    .addColumn("field", "text")
    .addColumn("old_value", "text")
    .addColumn("new_value", "text")
    .addColumn("undoes", "text")
    .execute();
  await db.schema
    .createTable("messages")
    .addColumn("id", "text", key)
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("submission_key", "text", required)
    .addColumn("content_hash", "text", required)
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text")
    .addColumn("message", "text", required)
    .addColumn("language", "text", required)
    .addColumn("status", "text", required)
    .addColumn("received_at", "text", required)
    .addColumn("due_at", "text", required)
    .addColumn("replied_at", "text")
    .addColumn("updated_at", "text", required)
    .addColumn("user_id", "text", userOrNull)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("assigned_to", "text", userOrNull)
    .addColumn("waits_since", "text")
    .addColumn("booking_id", "text")
    .addColumn("flood", "text")
    .addUniqueConstraint("messages_once", ["submission_key", "content_hash"])
    .execute();
  await db.schema
    .createTable("message_events")
    .addColumn("id", "text", key)
    .addColumn("message_id", "text", (column) =>
      column.notNull().references("messages.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", required)
    .addColumn("at", "text", required)
    .addColumn("actor_id", "text", userOrNull)
    .addColumn("actor_name", "text", required)
    .addColumn("channel", "text")
    .addColumn("reason", "text", required)
    .addColumn("assignee_id", "text", userOrNull)
    .addColumn("assignee_name", "text")
    .addColumn("other_kind", "text")
    .addColumn("other_id", "text")
    .addColumn("other_reference", "text")
    .execute();
  await db.schema
    .createTable("clocks")
    .addColumn("id", "text", key)
    .addColumn("booking_id", "text", (column) =>
      column.references("bookings.id").onDelete("cascade"),
    )
    .addColumn("message_id", "text", (column) =>
      column.references("messages.id").onDelete("cascade"),
    )
    .addColumn("written_in", "text", required)
    .addColumn("started_at", "text", required)
    .addColumn("due_at", "text", required)
    .addColumn("stopped_at", "text")
    .addColumn("stopped_by", "text", userOrNull)
    .execute();
  await createIndexes(db, {
    bookings_status_received_at: ["bookings", "status", "received_at"],
    bookings_replied_at_due_at: ["bookings", "replied_at", "due_at"],
    bookings_received_at: ["bookings", "received_at"],
    bookings_email: ["bookings", "email"],
    bookings_phone_number: ["bookings", "phone_number"],
    bookings_user_id: ["bookings", "user_id"],
    bookings_assigned_to: ["bookings", "assigned_to"],
    bookings_merged_into: ["bookings", "merged_into"],
    bookings_received_at_status_service: [
      "bookings",
      "received_at",
      "status",
      "service",
      "destination_country",
    ],
    bookings_by_due_at: ["bookings", "due_at", "id"],
    bookings_status_updated_at_id: ["bookings", "status", "updated_at", "id"],
    booking_events_booking_id_at: ["booking_events", "booking_id", "at"],
    messages_status_received_at: ["messages", "status", "received_at"],
    messages_replied_at_due_at: ["messages", "replied_at", "due_at"],
    messages_email: ["messages", "email"],
    messages_user_id: ["messages", "user_id"],
    messages_assigned_to: ["messages", "assigned_to"],
    messages_phone: ["messages", "phone"],
    messages_booking_id: ["messages", "booking_id"],
    messages_received_at_status: ["messages", "received_at", "status"],
    messages_by_due_at: ["messages", "due_at", "id"],
    message_events_message_id_at: ["message_events", "message_id", "at"],
    clocks_booking_id: ["clocks", "booking_id"],
    clocks_message_id: ["clocks", "message_id"],
    clocks_written_in: ["clocks", "written_in"],
    clocks_started_at: ["clocks", "started_at"],
    clocks_stopped_by: ["clocks", "stopped_by"],
    clocks_started_at_due_at_stopped_at: [
      "clocks",
      "started_at",
      "due_at",
      "stopped_at",
      "stopped_by",
      "booking_id",
    ],
    booking_events_at: ["booking_events", "at"],
    message_events_at: ["message_events", "at"],
  });
  await db.schema
    .createIndex("bookings_by_name")
    .on("bookings")
    .expression(sql`lower(full_name), id`)
    .execute();
  await db.schema
    .createIndex("bookings_by_destination")
    .on("bookings")
    .expression(sql`lower(destination_country), id`)
    .execute();
  await db.schema
    .createIndex("bookings_by_status")
    .on("bookings")
    .expression(
      sql`(case status when 'received' then 0 when 'acknowledged' then 1 when 'info_needed' then 2 when 'in_review' then 3 when 'quoted' then 4 when 'confirmed' then 5 when 'scheduled' then 6 when 'in_transit' then 7 when 'arrived' then 8 when 'completed' then 9 when 'on_hold' then 10 when 'cancelled' then 11 when 'declined' then 12 when 'duplicate' then 13 end), id`,
    )
    .execute();
  await createPartialIndex(db, "bookings_flood", ["bookings", "flood", "id"], "flood is not null");
  await db.schema
    .createIndex("messages_by_name")
    .on("messages")
    .expression(sql`lower(name), id`)
    .execute();
  await createPartialIndex(db, "messages_flood", ["messages", "flood", "id"], "flood is not null");
}

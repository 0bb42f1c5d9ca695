import { type Kysely, PostgresAdapter, sql } from "kysely";
import { createIndexes, createPartialIndex, key, required, userOrNull } from "./columns";

export async function createRequests(db: Kysely<unknown>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("requests")
    .addColumn("number", "integer", (column) =>
      onPostgres
        ? column.generatedByDefaultAsIdentity().primaryKey()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", required)
    .addColumn("language", "text", required)
    .addColumn("submission_key", "text", required)
    .addColumn("content_hash", "text", required)
    .addColumn("full_name", "text", textOrEmpty)
    .addColumn("phone_number", "text", textOrEmpty)
    .addColumn("email", "text", textOrEmpty)
    .addColumn("tell_us_more", "text", textOrEmpty)
    .addColumn("patient_name", "text", textOrEmpty)
    .addColumn("patient_current_location", "text", textOrEmpty)
    .addColumn("destination_country", "text", textOrEmpty)
    .addColumn("service", "text")
    .addColumn("hospital", "text")
    .addColumn("urgent", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("relatives", "integer")
    .addColumn("patient_age", "text")
    .addColumn("relation", "text")
    .addColumn("passport", "text")
    .addColumn("breathing_help", "text")
    .addColumn("best_time_to_call", "text")
    .addColumn("status", "text", required)
    .addColumn("held_from", "text")
    .addColumn("received_at", "text", required)
    .addColumn("waits_since", "text", required)
    .addColumn("due_at", "text", required)
    .addColumn("replied_at", "text")
    .addColumn("by_phone", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("updated_at", "text", required)
    .addColumn("erased_at", "text")
    .addColumn("user_id", "text", userOrNull)
    .addColumn("assigned_to", "text", userOrNull)
    .addColumn("again_at", "text")
    .addColumn("again_why", "text", textOrEmpty)
    .addColumn("link_wanted_at", "text")
    .addColumn("merged_into", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("flood", "text")
    .addColumn("search_text", "text", textOrEmpty)
    .addColumn("queue", "text", (column) => column.notNull().generatedAlwaysAs(QUEUE).stored())
    .addColumn("queue_at", "text", (column) =>
      column.notNull().generatedAlwaysAs(QUEUE_AT).stored(),
    )
    .addColumn("adrift_since", "text", (column) => column.generatedAlwaysAs(ADRIFT_SINCE).stored())
    .addUniqueConstraint("requests_once", ["submission_key", "content_hash"])
    .execute();
  await db.schema
    .createTable("request_events")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", (column) =>
      column.notNull().references("requests.id").onDelete("cascade"),
    )
    .addColumn("at", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("by", "text", required)
    .addColumn("actor_id", "text", userOrNull)
    .addColumn("actor_name", "text")
    .addColumn("from_status", "text")
    .addColumn("to_status", "text")
    .addColumn("channel", "text")
    .addColumn("words", "text", required)
    .addColumn("field", "text")
    .addColumn("old_value", "text")
    .addColumn("new_value", "text")
    .addColumn("other_id", "text")
    .addColumn("other_reference", "text")
    .addColumn("assignee_id", "text", userOrNull)
    .addColumn("assignee_name", "text")
    .addColumn("undoes", "text")
    .execute();
  await db.schema
    .createTable("clocks")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", (column) =>
      column.notNull().references("requests.id").onDelete("cascade"),
    )
    .addColumn("earlier_id", "text", (column) =>
      column.references("requests.id").onDelete("set null"),
    )
    .addColumn("started_at", "text", required)
    .addColumn("due_at", "text", required)
    .addColumn("stopped_at", "text")
    .addColumn("stopped_by", "text", userOrNull)
    .addColumn("stopped_in", "text")
    .addColumn("counts", "integer", required)
    .addColumn("spam_at", "text")
    .execute();
  await db.schema
    .createTable("request_presence")
    .addColumn("request_id", "text", (column) =>
      column.notNull().references("requests.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("until", "text", required)
    .addPrimaryKeyConstraint("request_presence_key", ["request_id", "user_id"])
    .execute();
  await createIndexes(db, {
    requests_queue: ["requests", "queue", "queue_at", "id"],
    requests_received_at: [
      "requests",
      "received_at",
      "kind",
      "status",
      "service",
      "destination_country",
    ],
    requests_phone_number: ["requests", "phone_number"],
    requests_email: ["requests", "email"],
    request_events_request_id_at: ["request_events", "request_id", "at"],
    request_events_at: ["request_events", "at"],
    clocks_request_id: ["clocks", "request_id"],
    clocks_figures: [
      "clocks",
      "started_at",
      "due_at",
      "stopped_at",
      "stopped_by",
      "counts",
      "spam_at",
    ],
  });
  for (const column of [
    "user_id",
    "assigned_to",
    "merged_into",
    "flood",
    "again_at",
    "adrift_since",
    "link_wanted_at",
    "hospital",
  ]) {
    const name = `requests_${column}`;
    await createPartialIndex(db, name, ["requests", column], `${column} is not null`);
  }
  const earlier = "earlier_id";
  await createPartialIndex(db, `clocks_${earlier}`, ["clocks", earlier], `${earlier} is not null`);
}

/** Runs after the hospitals' tables, to which this table refers. */
export async function createRequestPartners(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("request_partners")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", (column) =>
      column.notNull().references("requests.id").onDelete("cascade"),
    )
    .addColumn("hospital_id", "text", (column) =>
      column.references("hospitals.id").onDelete("set null"),
    )
    .addColumn("name", "text", required)
    .addColumn("contact_name", "text", textOrEmpty)
    .addColumn("contact_phone", "text", textOrEmpty)
    .addColumn("contact_email", "text", textOrEmpty)
    .addColumn("asked_on", "text", required)
    .addColumn("answer", "text", required)
    .addColumn("answer_words", "text", textOrEmpty)
    .addColumn("appointment_on", "text", textOrEmpty)
    .addColumn("appointment_time", "text", textOrEmpty)
    .addColumn("follow_up_on", "text", textOrEmpty)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .execute();
  await createIndexes(db, {
    request_partners_request_id: ["request_partners", "request_id"],
    request_partners_hospital_id: ["request_partners", "hospital_id"],
  });
}

const textOrEmpty = (column: Parameters<typeof required>[0]) => column.notNull().defaultTo("");

/** The same as `queueOf` in `features/requests/life.ts`; a test compares the two. */
const QUEUE = sql`case
  when status in ('completed', 'cancelled', 'declined', 'duplicate', 'spam') then 'closed'
  when replied_at is null then 'now'
  when kind = 'message' or status in ('info_needed', 'quoted', 'on_hold') then 'family'
  else 'progress' end`;
const QUEUE_AT = sql`case
  when status in ('completed', 'cancelled', 'declined', 'duplicate', 'spam') then received_at
  when replied_at is null then due_at
  else replied_at end`;
const ADRIFT_SINCE = sql`case
  when status in ('completed', 'cancelled', 'declined', 'duplicate', 'spam') then null
  when replied_at is null or (assigned_to is not null and again_at is not null) then null
  else updated_at end`;

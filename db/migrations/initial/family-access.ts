import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import { createIndexes, key, required, userOrNull } from "./columns";

/** Links and sessions of a family's page, watch links and notices. */
export async function createFamilyAccess(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("request_links")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", ofRequest)
    .addColumn("contact_id", "text", ofContact)
    .addColumn("token_hash", "text", required)
    .addColumn("way", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("created_by", "text", userOrNull)
    .addColumn("expires_at", "text", required)
    .addColumn("used_at", "text")
    .addColumn("tries", "integer", fromZero)
    .addColumn("ended_at", "text")
    .execute();
  await db.schema
    .createTable("request_sessions")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", ofRequest)
    .addColumn("contact_id", "text", ofContact)
    .addColumn("token_hash", "text", required)
    .addColumn("way", "text", required)
    .addColumn("device", "text", required)
    .addColumn("user_agent", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("last_seen_at", "text", required)
    .addColumn("expires_at", "text", required)
    .addColumn("code_hash", "text")
    .addColumn("code_expires_at", "text")
    .addColumn("code_tries", "integer", fromZero)
    .addColumn("confirmed_until", "text")
    .execute();
  await db.schema
    .createTable("watch_links")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", ofRequest)
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("label", "text", required)
    .addColumn("shows_travel", "integer", fromZero)
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .addColumn("openings", "integer", fromZero)
    .addColumn("last_opened_at", "text")
    .addColumn("ended_at", "text")
    .execute();
  await db.schema
    .createTable("notices")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", ofRequest)
    .addColumn("event_id", "text", (column) =>
      column.notNull().references("request_events.id").onDelete("cascade"),
    )
    .addColumn("channel", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("sent_by", "text", userOrNull)
    .addColumn("sent_at", "text")
    .execute();
  await createIndexes(db, {
    notices_request_id: ["notices", "request_id"],
    notices_event_id: ["notices", "event_id"],
    request_links_request_id: ["request_links", "request_id"],
    request_links_token_hash: ["request_links", "token_hash"],
    request_sessions_token_hash: ["request_sessions", "token_hash"],
    request_sessions_request_id: ["request_sessions", "request_id"],
    watch_links_request_id: ["watch_links", "request_id"],
  });
}

const ofRequest = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("requests.id").onDelete("cascade");
const ofContact = (column: ColumnDefinitionBuilder) =>
  column.references("request_contacts.id").onDelete("cascade");
const fromZero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

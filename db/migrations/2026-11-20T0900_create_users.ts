import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text")
    .addColumn("phone", "text")
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("email_verified_at", "text")
    .addColumn("disabled_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("remember", "integer", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_seen_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("one_time_links")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .addColumn("withdrawn_at", "text")
    .execute();
  await db.schema
    .createTable("second_factors")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("last_step", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await db.schema
    .createTable("audit_events")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("actor_id", "text")
    .addColumn("subject_id", "text")
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("window_start", "integer", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("seeds")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessions_user_id").on("sessions").columns(["user_id"]).execute();
  await db.schema
    .createIndex("sessions_expires_at")
    .on("sessions")
    .columns(["expires_at"])
    .execute();
  await db.schema
    .createIndex("one_time_links_email_purpose")
    .on("one_time_links")
    .columns(["email", "purpose"])
    .execute();
  await db.schema
    .createIndex("one_time_links_user_id")
    .on("one_time_links")
    .columns(["user_id"])
    .execute();
  await db.schema
    .createIndex("recovery_codes_user_id")
    .on("recovery_codes")
    .columns(["user_id"])
    .execute();
  await db.schema.createIndex("audit_events_at").on("audit_events").columns(["at"]).execute();
  await db.schema
    .createIndex("audit_events_kind_at")
    .on("audit_events")
    .columns(["kind", "at"])
    .execute();
  await db.schema
    .createIndex("rate_limits_window_start")
    .on("rate_limits")
    .columns(["window_start"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    "seeds",
    "rate_limits",
    "audit_events",
    "recovery_codes",
    "second_factors",
    "one_time_links",
    "sessions",
    "users",
  ]) {
    await db.schema.dropTable(table).execute();
  }
}

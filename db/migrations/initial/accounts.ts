import type { Kysely } from "kysely";
import { createIndexes, key, required, userOrNull } from "./columns";

export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", key)
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text")
    .addColumn("phone", "text")
    .addColumn("role", "text", required)
    .addColumn("password_hash", "text", required)
    .addColumn("language", "text", required)
    .addColumn("email_verified_at", "text")
    .addColumn("disabled_at", "text")
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("public_name", "text")
    .addColumn("spoken_languages", "text")
    .addColumn("keys_off_at", "text")
    .addColumn("picture_id", "text")
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", key)
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("remember", "integer", required)
    .addColumn("user_agent", "text", required)
    .addColumn("network", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("last_seen_at", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createTable("one_time_links")
    .addColumn("id", "text", key)
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("purpose", "text", required)
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("email", "text", required)
    .addColumn("created_by", "text", userOrNull)
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .addColumn("used_at", "text")
    .addColumn("withdrawn_at", "text")
    .execute();
  await db.schema
    .createTable("second_factors")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("secret", "text", required)
    .addColumn("confirmed_at", "text")
    .addColumn("last_step", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("session_id", "text", (column) =>
      column.references("sessions.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", required)
    .addColumn("used_at", "text")
    .execute();
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", required)
    .addColumn("counter", "bigint", required)
    .addColumn("transports", "text", required)
    .addColumn("device_type", "text", required)
    .addColumn("backed_up", "integer", required)
    .addColumn("name", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema
    .createTable("passkey_challenges")
    .addColumn("bound_to", "text", key)
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("challenge", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createTable("kept_forms")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("path", "text", required)
    .addColumn("sealed", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("settled_at", "text")
    .addColumn("cause", "text", (column) => column.notNull().defaultTo("logged-out"))
    .execute();
  await db.schema
    .createTable("saved_filters")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("list", "text", required)
    .addColumn("name", "text", required)
    .addColumn("name_key", "text", required)
    .addColumn("query", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .execute();
  await db.schema
    .createTable("duty_hours")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("weekday", "integer", required)
    .addColumn("starts", "text", required)
    .addColumn("ends", "text", required)
    .addUniqueConstraint("duty_hours_once", ["user_id", "weekday", "starts", "ends"])
    .execute();
  await createIndexes(db, {
    users_picture_id: ["users", "picture_id"],
    sessions_user_id: ["sessions", "user_id"],
    sessions_expires_at: ["sessions", "expires_at"],
    one_time_links_email_purpose: ["one_time_links", "email", "purpose"],
    one_time_links_user_id: ["one_time_links", "user_id"],
    recovery_codes_user_id: ["recovery_codes", "user_id"],
    passkeys_user_id: ["passkeys", "user_id"],
    passkey_challenges_user_id: ["passkey_challenges", "user_id"],
    kept_forms_user_id_created_at: ["kept_forms", "user_id", "created_at"],
  });
  await db.schema
    .createIndex("saved_filters_user_id_name_key")
    .on("saved_filters")
    .unique()
    .columns(["user_id", "name_key"])
    .execute();
}

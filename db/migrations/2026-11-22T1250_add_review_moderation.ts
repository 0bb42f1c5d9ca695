import { type Kysely, sql } from "kysely";

/**
 * A story keeps what its writer sent beside what is published of it, says how its writer agreed and
 * why it is not published, and lies in the bin before it goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, fallback?: string) =>
    db.schema
      .alterTable("reviews")
      .addColumn(name, "text", (column) =>
        fallback === undefined ? column : column.notNull().defaultTo(fallback),
      )
      .execute();
  for (const name of ["sent_name", "sent_place", "sent_text"]) await add(name);
  await add("consent_source", "form");
  await add("consent_note", "");
  await add("reason", "");
  await add("updated_at", "");
  await add("deleted_at");
  await db.schema
    .alterTable("reviews")
    .addColumn("words_version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`update reviews set updated_at = coalesce(published_at, submitted_at)`.execute(db);
  for (const [name, columns] of indexes) {
    await db.schema
      .createIndex(name)
      .on("reviews")
      .columns([...columns])
      .execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [name] of indexes) await db.schema.dropIndex(name).execute();
  for (const column of [
    "words_version",
    "deleted_at",
    "updated_at",
    "reason",
    "consent_note",
    "consent_source",
    "sent_text",
    "sent_place",
    "sent_name",
  ]) {
    await db.schema.alterTable("reviews").dropColumn(column).execute();
  }
}

/** The lists of coordinators, by when stories came; the average without a look at each row. */
const indexes = [
  ["reviews_moderation", ["deleted_at", "status", "submitted_at", "id"]],
  ["reviews_arrival", ["deleted_at", "submitted_at", "id"]],
  ["reviews_shown_ratings", ["status", "deleted_at", "sample", "rating"]],
] as const;

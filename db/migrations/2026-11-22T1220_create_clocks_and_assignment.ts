import { type Kysely, sql } from "kysely";

/**
 * A request may wait for a reply more than once: each time its family writes, a clock of its own
 * runs. What arrived before has the one that began with it, under its own id. And somebody may take
 * a request as theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("clocks")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("booking_id", "text", (column) =>
      column.references("bookings.id").onDelete("cascade"),
    )
    .addColumn("message_id", "text", (column) =>
      column.references("messages.id").onDelete("cascade"),
    )
    .addColumn("written_in", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("stopped_at", "text")
    .addColumn("stopped_by", "text", (column) => column.references("users.id").onDelete("set null"))
    .execute();
  for (const column of ["booking_id", "message_id", "written_in", "started_at", "stopped_by"]) {
    await db.schema.createIndex(`clocks_${column}`).on("clocks").columns([column]).execute();
  }
  for (const table of ["bookings", "messages"]) {
    await db.schema
      .alterTable(table)
      .addColumn("assigned_to", "text", (column) =>
        column.references("users.id").onDelete("set null"),
      )
      .execute();
    // null in what the release before writes meanwhile: it waits since it arrived
    await db.schema.alterTable(table).addColumn("waits_since", "text").execute();
    await db.schema
      .createIndex(`${table}_assigned_to`)
      .on(table)
      .columns(["assigned_to"])
      .execute();
    await sql`update ${sql.table(table)} set waits_since = received_at`.execute(db);
  }
  await db.schema.createIndex("messages_phone").on("messages").columns(["phone"]).execute();
  for (const table of ["booking_events", "message_events"]) {
    await db.schema
      .alterTable(table)
      .addColumn("assignee_id", "text", (column) =>
        column.references("users.id").onDelete("set null"),
      )
      .execute();
    for (const name of ["assignee_name", "other_kind", "other_id", "other_reference"]) {
      await db.schema.alterTable(table).addColumn(name, "text").execute();
    }
  }
  for (const kind of ["booking", "message"]) {
    await sql`
      insert into clocks
        (id, ${sql.ref(`${kind}_id`)}, written_in, started_at, due_at, stopped_at, stopped_by)
      select request.id, request.id, request.id, request.received_at, request.due_at,
        request.replied_at, (
          select reply.actor_id from ${sql.table(`${kind}_events`)} as reply
          where reply.${sql.ref(`${kind}_id`)} = request.id and reply.kind = 'reply'
          order by reply.at limit 1
        )
      from ${sql.table(`${kind}s`)} as request`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["message_events", "booking_events"]) {
    for (const name of [
      "other_reference",
      "other_id",
      "other_kind",
      "assignee_name",
      "assignee_id",
    ]) {
      await db.schema.alterTable(table).dropColumn(name).execute();
    }
  }
  await db.schema.dropIndex("messages_phone").execute();
  for (const table of ["messages", "bookings"]) {
    await db.schema.dropIndex(`${table}_assigned_to`).execute();
    for (const name of ["waits_since", "assigned_to"]) {
      await db.schema.alterTable(table).dropColumn(name).execute();
    }
  }
  await db.schema.dropTable("clocks").execute();
}

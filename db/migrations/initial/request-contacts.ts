import type { Kysely } from "kysely";
import { createIndexes, createPartialIndex, key, required } from "./columns";

export async function createRequestContacts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("request_contacts")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", (column) =>
      column.notNull().references("requests.id").onDelete("cascade"),
    )
    .addColumn("from_request", "text", (column) =>
      column.references("requests.id").onDelete("set null"),
    )
    .addColumn("name", "text", required)
    .addColumn("relation", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("email", "text", required)
    .addColumn("language", "text", required)
    .addColumn("may_know", "text", required)
    .addColumn("note", "text", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", required)
    .execute();
  await createIndexes(db, {
    request_contacts_request_id: ["request_contacts", "request_id"],
    request_contacts_phone: ["request_contacts", "phone"],
    request_contacts_email: ["request_contacts", "email"],
  });
  const brought = ["request_contacts", "from_request"] as const;
  const name = "request_contacts_from_request";
  await createPartialIndex(db, name, [...brought], "from_request is not null");
}

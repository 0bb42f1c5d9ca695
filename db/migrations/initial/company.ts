import { type Kysely, sql } from "kysely";
import { key, required } from "./columns";

export async function createCompany(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("company")
    .addColumn("id", "integer", key)
    .addColumn("name", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("whatsapp", "text", required)
    .addColumn("email", "text", required)
    .addColumn("facebook", "text")
    .addColumn("youtube", "text")
    .addColumn("instagram", "text")
    .addColumn("sample", "integer", required)
    .addColumn("updated_at", "text", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("legal_name", "text")
    .addColumn("map_url", "text")
    .execute();
  await db.schema
    .createTable("company_texts")
    .addColumn("company_id", "integer", (column) =>
      column.notNull().references("company.id").onDelete("cascade"),
    )
    .addColumn("language", "text", required)
    .addColumn("address", "text", required)
    .addColumn("licences", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("opening", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("updated_at", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("english_version", "integer", (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint("company_texts_key", ["company_id", "language"])
    .execute();
  await db.schema
    .createTable("price_list")
    .addColumn("id", "integer", key)
    .addColumn("as_of", "text", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updated_at", "text", required)
    .execute();
  await db.schema
    .createTable("price_ranges")
    .addColumn("service", "text", key)
    .addColumn("currency", "text", required)
    .addColumn("from_amount", "integer", required)
    .addColumn("to_amount", "integer", required)
    .execute();
  await db.schema
    .createTable("price_list_texts")
    .addColumn("list_id", "integer", (column) => column.notNull().references("price_list.id"))
    .addColumn("language", "text", required)
    .addColumn("source", "text", required)
    .addColumn("payers", "text", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("english_version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updated_at", "text", required)
    .addPrimaryKeyConstraint("price_list_texts_key", ["list_id", "language"])
    .execute();
  const updatedAt = "2026-11-22T14:50:00.000Z";
  await sql`insert into price_list (id, as_of, updated_at) values (1, '', ${updatedAt})`.execute(
    db,
  );
  await sql`
    insert into price_list_texts (list_id, language, source, payers, updated_at)
      values (1, 'en', '', '', ${updatedAt})`.execute(db);
}

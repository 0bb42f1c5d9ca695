import { type Kysely, sql } from "kysely";
import { key, recordTable, required, textTable, words } from "./columns";

export async function createCompany(db: Kysely<unknown>): Promise<void> {
  await recordTable(db, "company")
    .addColumn("name", "text", words)
    .addColumn("legal_name", "text", words)
    .addColumn("phone", "text", words)
    .addColumn("whatsapp", "text", words)
    .addColumn("email", "text", words)
    .addColumn("map", "text", words)
    .addColumn("facebook", "text", words)
    .addColumn("youtube", "text", words)
    .addColumn("instagram", "text", words)
    .execute();
  await textTable(db, "company_texts", "company")
    .addColumn("address", "text", words)
    .addColumn("licences", "text", words)
    .addColumn("opening", "text", words)
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

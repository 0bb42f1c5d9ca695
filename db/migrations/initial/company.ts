import { type Kysely, sql } from "kysely";
import { recordTable, textOrEmpty, textTable } from "./columns";

export async function createCompany(db: Kysely<unknown>): Promise<void> {
  await recordTable(db, "company")
    .addColumn("name", "text", textOrEmpty)
    .addColumn("legal_name", "text", textOrEmpty)
    .addColumn("phone", "text", textOrEmpty)
    .addColumn("whatsapp", "text", textOrEmpty)
    .addColumn("email", "text", textOrEmpty)
    .addColumn("map", "text", textOrEmpty)
    .addColumn("facebook", "text", textOrEmpty)
    .addColumn("youtube", "text", textOrEmpty)
    .addColumn("instagram", "text", textOrEmpty)
    .execute();
  await textTable(db, "company_texts", "company")
    .addColumn("address", "text", textOrEmpty)
    .addColumn("licences", "text", textOrEmpty)
    .addColumn("opening", "text", textOrEmpty)
    .execute();
  await recordTable(db, "price_list")
    .addColumn("ranges", "text", textOrEmpty)
    .addColumn("as_of", "text", textOrEmpty)
    .execute();
  await textTable(db, "price_list_texts", "price_list")
    .addColumn("source", "text", textOrEmpty)
    .addColumn("payers", "text", textOrEmpty)
    .execute();
  const at = "2026-11-22T14:50:00.000Z";
  await sql`
    insert into price_list (id, status, sample, created_at, updated_at)
      values (${"1"}, ${"published"}, 0, ${at}, ${at})`.execute(db);
  await sql`
    insert into price_list_texts (record_id, language, updated_at)
      values (${"1"}, ${"en"}, ${at})`.execute(db);
}

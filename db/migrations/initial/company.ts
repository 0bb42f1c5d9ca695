import { type Kysely, sql } from "kysely";
import { recordTable, textTable, words } from "./columns";

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
  await recordTable(db, "price_list")
    .addColumn("ranges", "text", words)
    .addColumn("as_of", "text", words)
    .execute();
  await textTable(db, "price_list_texts", "price_list")
    .addColumn("source", "text", words)
    .addColumn("payers", "text", words)
    .execute();
  const at = "2026-11-22T14:50:00.000Z";
  await sql`
    insert into price_list (id, status, sample, created_at, updated_at)
      values (${"1"}, ${"published"}, 0, ${at}, ${at})`.execute(db);
  await sql`
    insert into price_list_texts (record_id, language, updated_at)
      values (${"1"}, ${"en"}, ${at})`.execute(db);
}

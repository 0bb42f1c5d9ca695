import { type Kysely, sql } from "kysely";

/**
 * What the company says of itself grows by its licences and by opening words; each language's words
 * count their changes, and name the version of the English that they were written against. The English
 * is always there: it is what the owner begins with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["licences", "opening", "updated_at"]) {
    await db.schema
      .alterTable("company_texts")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  for (const name of ["version", "english_version"]) {
    await db.schema
      .alterTable("company_texts")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  }
  await sql`
    insert into company_texts (company_id, language, address)
      select id, 'en', '' from company
        where not exists (
          select 1 from company_texts where company_id = company.id and language = 'en')
  `.execute(db);
  await sql`
    update company_texts set updated_at = (
      select updated_at from company where company.id = company_texts.company_id)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ["english_version", "version", "updated_at", "opening", "licences"]) {
    await db.schema.alterTable("company_texts").dropColumn(column).execute();
  }
}

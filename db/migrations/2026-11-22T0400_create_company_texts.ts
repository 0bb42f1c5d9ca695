import { type Kysely, sql } from "kysely";

const languages = ["en", "bn", "th"] as const;

/**
 * What the company says of itself in each language, so that another language is another row. The
 * columns of before stay for the processes of the release before, which read them while this one is
 * being rolled out; nothing writes them any more, hence the default. A later release drops them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("company_texts")
    .addColumn("company_id", "integer", (column) =>
      column.notNull().references("company.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("company_texts_pk", ["company_id", "language"])
    .execute();
  for (const language of languages) {
    const column = `address_${language}`;
    await sql`
      insert into company_texts (company_id, language, address)
        select id, ${sql.lit(language)}, ${sql.ref(column)} from company`.execute(db);
    await db.schema.alterTable("company").dropColumn(column).execute();
    await db.schema
      .alterTable("company")
      .addColumn(column, "text", (added) => added.notNull().defaultTo(""))
      .execute();
    await copyBack(db, column, language);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const language of languages) await copyBack(db, `address_${language}`, language);
  await db.schema.dropTable("company_texts").execute();
}

async function copyBack(db: Kysely<unknown>, column: string, language: string): Promise<void> {
  await sql`
    update company set ${sql.ref(column)} = coalesce((
      select address from company_texts
        where company_id = company.id and language = ${sql.lit(language)}), '')`.execute(db);
}

import type { Kysely } from "kysely";

const NOW = "2026-11-22T14:50:00.000Z";

/**
 * What services usually cost, as the owner enters it: a range for each service, with the day and the
 * source of all of them. There is one list; it is empty until somebody fills it in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("price_list")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("as_of", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("price_ranges")
    .addColumn("service", "text", (column) => column.primaryKey().notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("from_amount", "integer", (column) => column.notNull())
    .addColumn("to_amount", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("price_list_texts")
    .addColumn("list_id", "integer", (column) => column.notNull().references("price_list.id"))
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("payers", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("english_version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("price_list_texts_pk", ["list_id", "language"])
    .execute();
  const tables = db as Kysely<{
    price_list: { id: number; as_of: string; updated_at: string };
    price_list_texts: {
      list_id: number;
      language: string;
      source: string;
      payers: string;
      updated_at: string;
    };
  }>;
  await tables.insertInto("price_list").values({ id: 1, as_of: "", updated_at: NOW }).execute();
  await tables
    .insertInto("price_list_texts")
    .values({ list_id: 1, language: "en", source: "", payers: "", updated_at: NOW })
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["price_list_texts", "price_ranges", "price_list"]) {
    await db.schema.dropTable(table).execute();
  }
}

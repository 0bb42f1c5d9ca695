import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";

export const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
export const required = (column: ColumnDefinitionBuilder) => column.notNull();
/** Reference to an account; becomes null when the account is erased. */
export const userOrNull = (column: ColumnDefinitionBuilder) =>
  column.references("users.id").onDelete("set null");

/** A text that may be empty. */
export const textOrEmpty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo("");
const counted = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(1);

/** The record table of an area of content, with the columns common to all areas. */
export function recordTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn("id", "text", key)
    .addColumn("status", "text", required)
    .addColumn("sample", "integer", required)
    .addColumn("version", "integer", counted)
    .addColumn("facts_version", "integer", counted)
    .addColumn("search_text", "text", textOrEmpty)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("deleted_at", "text");
}

/** Table of an area's texts in each language. */
export function textTable(db: Kysely<unknown>, name: string, records: string) {
  return db.schema
    .createTable(name)
    .addColumn("record_id", "text", (column) =>
      column.notNull().references(`${records}.id`).onDelete("cascade"),
    )
    .addColumn("language", "text", required)
    .addColumn("version", "integer", counted)
    .addColumn("english_version", "integer", counted)
    .addColumn("search_text", "text", textOrEmpty)
    .addColumn("updated_at", "text", required)
    .addPrimaryKeyConstraint(`${name}_key`, ["record_id", "language"]);
}

/** Table of an area's pictures, for records that have several. */
export function pictureTable(db: Kysely<unknown>, name: string, records: string) {
  return db.schema
    .createTable(name)
    .addColumn("record_id", "text", (column) =>
      column.notNull().references(`${records}.id`).onDelete("cascade"),
    )
    .addColumn("picture_id", "text", (column) =>
      column.notNull().references("pictures.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", required)
    .addPrimaryKeyConstraint(`${name}_key`, ["record_id", "picture_id"]);
}

/** @param indexes by name: the table, then its columns in order */
export async function createIndexes(
  db: Kysely<unknown>,
  indexes: Record<string, [table: string, ...columns: string[]]>,
): Promise<void> {
  for (const [name, [table, ...columns]] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
}

/** An index over the rows that satisfy a condition in SQL. */
export async function createPartialIndex(
  db: Kysely<unknown>,
  name: string,
  [table, ...columns]: [table: string, ...columns: string[]],
  where: string,
): Promise<void> {
  const index = db.schema.createIndex(name).on(table).columns(columns);
  await index.where(sql<boolean>`${sql.raw(where)}`).execute();
}

import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";

export const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
export const required = (column: ColumnDefinitionBuilder) => column.notNull();
/** Stays without a user when the account is erased. */
export const userOrNull = (column: ColumnDefinitionBuilder) =>
  column.references("users.id").onDelete("set null");

/** @param indexes by name: the table, then its columns in order */
export async function createIndexes(
  db: Kysely<unknown>,
  indexes: Record<string, [table: string, ...columns: string[]]>,
): Promise<void> {
  for (const [name, [table, ...columns]] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
}

/** An index over the rows for which a condition in SQL holds. */
export async function createPartialIndex(
  db: Kysely<unknown>,
  name: string,
  [table, ...columns]: [table: string, ...columns: string[]],
  where: string,
): Promise<void> {
  const index = db.schema.createIndex(name).on(table).columns(columns);
  await index.where(sql<boolean>`${sql.raw(where)}`).execute();
}

import { type SelectQueryBuilder, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";

/** Of a longer list nobody asks how long it is: to count it would take longer than to show it. */
const MOST_COUNTED = 1000;

export interface BoundedCount {
  count: number;
  /** There are more. */
  isMore: boolean;
}

/** How far to count for a page: as far as it says of any list, and to the next page at least. */
export function mostCounted(page: number, pageSize: number): number {
  return Math.max(MOST_COUNTED, (page + 1) * pageSize);
}

/** How many rows a query has, if no more than so many. */
export async function countUpTo<Table extends keyof Schema, Row>(
  db: Queryable,
  query: SelectQueryBuilder<Schema, Table, Row>,
  most: number,
): Promise<BoundedCount> {
  const rows = query
    .clearSelect()
    .select(sql`1`.as("row"))
    .limit(most + 1);
  const counted = await sql<{ count: string | number }>`
    select count(*) as count from (${rows}) as counted`.execute(db);
  const count = Number(counted.rows[0]?.count ?? 0);
  return { count: Math.min(count, most), isMore: count > most };
}

import { type SelectQueryBuilder, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";

/** Rows after this number are not counted, because counting would take longer than showing the list. */
const MOST_COUNTED = 1000;

export interface BoundedCount {
  count: number;
  /** True if there are more rows than the bound. */
  isMore: boolean;
}

/** Bound of a count: `MOST_COUNTED` or the last row of the next page, if that is higher. */
export function countLimit(page: number, pageSize: number): number {
  return Math.max(MOST_COUNTED, (page + 1) * pageSize);
}

/** Counts a query's rows up to a bound. */
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

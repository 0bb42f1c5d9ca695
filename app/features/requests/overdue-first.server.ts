import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";
import type { Schema } from "#db/schema";
import { PAGE_SIZE } from "~/constants";

type Requests = "bookings" | "messages";

export interface OverdueFirst<Row> {
  rows: Row[];
  count: number;
  /** The page that is shown: the last one, where a later one was asked for. */
  page: number;
  pages: number;
}

/**
 * One page of a list: what is overdue first, the longest waiting on top, then the rest, the newest
 * on top. They are asked for one after the other, so that each comes in the order of an index.
 *
 * @param query for all of the list, in no order
 */
export async function overdueFirst<Table extends Requests, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  isOverdue: Expression<SqlBool>,
  asked: number,
): Promise<OverdueFirst<Row>> {
  const overdue = query.where(isOverdue);
  const other = query.where(eb.not(isOverdue));
  const count = await countOf(query);
  if (count === 0) return { rows: [], count, page: 1, pages: 1 };
  const countOverdue = await countOf(overdue);
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const offset = (page - 1) * PAGE_SIZE;
  const first =
    offset < countOverdue ? await newest(overdue.orderBy(eb.ref("due_at")), PAGE_SIZE, offset) : [];
  const room = PAGE_SIZE - first.length;
  const rest = room > 0 ? await newest(other, room, Math.max(0, offset - countOverdue)) : [];
  return { rows: [...first, ...rest], count, page, pages };
}

const eb = expressionBuilder<Schema, Requests>();

async function countOf<Table extends Requests, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .select(eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function newest<Table extends Requests, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  limit: number,
  offset: number,
): Promise<Row[]> {
  return query
    .orderBy(eb.ref("received_at"), "desc")
    .orderBy(eb.ref("id"))
    .limit(limit)
    .offset(offset)
    .execute();
}

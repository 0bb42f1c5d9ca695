import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { PAGE_SIZE } from "~/constants";
import { countUpTo, mostCounted } from "./bounded-count.server";

type Requests = "bookings" | "messages";

export interface OverdueFirst<Row> {
  rows: Row[];
  count: number;
  /** There are more than were counted. */
  isMore: boolean;
  /** The page that is shown: the last one, where a later one was asked for. */
  page: number;
  pages: number;
}

/**
 * One page of a list: what is overdue first, the longest waiting on top, then the rest, the newest
 * on top. They are asked for one after the other, so that each comes in the order of an index.
 *
 * @param query for all of the list, in no order
 * @param isCut there is more of what was searched for than the query has
 */
export async function overdueFirst<Table extends Requests, Row>(
  db: Queryable,
  query: SelectQueryBuilder<Schema, Table, Row>,
  isOverdue: Expression<SqlBool>,
  { page: asked, isCut }: { page: number; isCut: boolean },
): Promise<OverdueFirst<Row>> {
  const overdue = query.where(isOverdue);
  const other = query.where(eb.not(isOverdue));
  const { count, isMore } = await countUpTo(db, query, mostCounted(asked, PAGE_SIZE));
  if (count === 0) return { rows: [], count, isMore, page: 1, pages: 1 };
  const countOverdue = await countOf(overdue);
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const offset = (page - 1) * PAGE_SIZE;
  const first =
    offset < countOverdue ? await newest(overdue.orderBy(eb.ref("due_at")), PAGE_SIZE, offset) : [];
  const room = PAGE_SIZE - first.length;
  const rest = room > 0 ? await newest(other, room, Math.max(0, offset - countOverdue)) : [];
  return { rows: [...first, ...rest], count, isMore: isMore || isCut, page, pages };
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

import {
  type Expression,
  expressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { PAGE_SIZE } from "~/constants";
import { countUpTo, mostCounted } from "./bounded-count.server";
import type { ListQuery, ListSort, ReplyFilter } from "./list-query";
import { type OverdueFirst, overdueFirst } from "./overdue-first.server";
import { fitsBoth, type Whose } from "./queue-conditions.server";
import { isWaiting, type OpenStatuses } from "./request-conditions.server";

type Requests = "bookings" | "messages";
type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Schema, Requests>();

/** By what a list is sorted: an expression that an index holds, and the id where two are alike. */
export interface Sorting {
  by: RawBuilder<unknown>;
  direction: ListSort["direction"];
}

/** What the filters say of columns that both kinds have. */
export function fitsList(
  { from, to, reply }: Pick<ListQuery, "from" | "to" | "reply">,
  { whose, open, now }: { whose: Whose; open: OpenStatuses; now: Date },
): Condition[] {
  return [...fitsBoth({ whose, from, to }), ...(reply ? [isReplied(reply, open, now)] : [])];
}

function isReplied(reply: ReplyFilter, open: OpenStatuses, now: Date): Condition {
  if (reply === "kept") return eb("replied_at", "<=", eb.ref("due_at"));
  return eb.or([eb("replied_at", ">", eb.ref("due_at")), isWaiting(open, "overdue", now)]);
}

/**
 * One page of a list in the order that is asked for.
 *
 * @param sorting null for what is overdue first, then the newest
 * @param isCut there is more of what was searched for than the query has
 */
export async function listedPage<Table extends Requests, Row>(
  db: Queryable,
  query: SelectQueryBuilder<Schema, Table, Row>,
  { sorting, isOverdue }: { sorting: Sorting | null; isOverdue: Condition },
  { page: asked, isCut }: { page: number; isCut: boolean },
): Promise<OverdueFirst<Row>> {
  if (sorting === null) return overdueFirst(db, query, isOverdue, { page: asked, isCut });
  const { count, isMore } = await countUpTo(db, query, mostCounted(asked, PAGE_SIZE));
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const rows = await sorted(query, sorting)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, count, isMore: isMore || isCut, page, pages };
}

function sorted<Table extends Requests, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  { by, direction }: Sorting,
) {
  return query.orderBy(by, direction).orderBy(eb.ref("id"), direction);
}

/** How many rows are held at once while all of a list is read. */
const PIECE = 500;

/**
 * All rows of a list, some at a time, each piece taken up where the last one ended, so that a list of any
 * length takes no more memory than a piece.
 *
 * @param query selects `id`
 */
export async function* inPieces<Table extends Requests, Row extends { id: string }>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  { by, direction }: Sorting,
): AsyncGenerator<Row[], void, undefined> {
  const further = sql.raw(direction === "asc" ? ">" : "<");
  const next = sorted(query, { by, direction }).select(by.as("sortedBy")).limit(PIECE);
  let last: { id: string; sortedBy: unknown } | undefined;
  do {
    const piece: (Row & { sortedBy: unknown })[] = (await (last === undefined
      ? next
      : next.where(sql<SqlBool>`(${by}, id) ${further} (${last.sortedBy}, ${last.id})`)
    ).execute()) as never;
    if (piece.length > 0) yield piece;
    last = piece.length === PIECE ? piece.at(-1) : undefined;
  } while (last !== undefined);
}

import { type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Person } from "~/features/sessions/person";
import type { RequestKey } from "../request-key";
import { type BoundedCount, countUpTo } from "./bounded-count.server";
import { type Condition, conditionsOf, orderOf } from "./conditions.server";
import { groups, isGrouped, noFilter, type QueueFilter } from "./filter";
import {
  countQueue,
  criteriaOf,
  findInQueue,
  groupCounts,
  type QueueCriteria,
} from "./queue.server";

/** Maximum position that is counted. */
const MAX_COUNTED = 1000;

export interface QueuePosition {
  /** Position, starting at 1. `number` and `count` are null in the closed tab and in very long lists. */
  number: number | null;
  count: number | null;
  previous: RequestKey | null;
  next: RequestKey | null;
}

/**
 * Finds the position of a request in the filtered queue, across groups and pages.
 *
 * @returns null if the request is not (or no longer) in that list
 */
export async function positionInQueue(
  db: Queryable,
  filter: QueueFilter,
  id: string,
  person: Pick<Person, "id">,
  now: Date,
): Promise<QueuePosition | null> {
  // one search, as in the list itself; all counts are made within its result
  const searchFilter = { ...noFilter, tab: null, search: filter.search };
  const found = await findInQueue(db, criteriaOf(searchFilter, person, now));
  const whole = criteriaOf(filter, person, now, found);
  const parts = isGrouped(filter) ? groups.map((group) => ({ ...whole, group })) : [whole];
  for (const [index, part] of parts.entries()) {
    const pivot = await findPivot(db, part, id);
    if (!pivot) continue;
    const most = countLimitIn(filter);
    const before = most > 0 ? await countBefore(db, part, pivot, most) : null;
    return {
      ...(await numberOf(db, whole, index, before)),
      previous:
        (await nearest(db, part, pivot, "before")) ??
        (await endOf(db, parts.slice(0, index).reverse(), "before")),
      next:
        (await nearest(db, part, pivot, "after")) ??
        (await endOf(db, parts.slice(index + 1), "after")),
    };
  }
  return null;
}

/** Closed requests are not counted. */
function countLimitIn({ tab }: QueueFilter): number {
  return tab === "closed" ? 0 : MAX_COUNTED;
}

/** @param before number of requests before this one in part `index` of the list; null if not counted */
async function numberOf(
  db: Queryable,
  whole: QueueCriteria,
  index: number,
  before: BoundedCount | null,
): Promise<Pick<QueuePosition, "number" | "count">> {
  if (before === null || before.isMore) return { number: null, count: null };
  if (isGrouped(whole)) {
    const counts = await groupCounts(db, whole);
    const earlier = groups.slice(0, index).map((group) => counts[group]);
    return { number: sum(earlier) + before.count + 1, count: sum(Object.values(counts)) };
  }
  const { count, isMore } = await countQueue(db, { ...whole, page: 1 });
  return isMore ? { number: null, count: null } : { number: before.count + 1, count };
}

/** A request and the time by which it is sorted. */
interface Pivot {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
}

type Side = "before" | "after";

/** @returns null if the request is not in that part of the list */
async function findPivot(
  db: Queryable,
  criteria: QueueCriteria,
  id: string,
): Promise<Pivot | null> {
  const row = await db
    .selectFrom("requests")
    .select(["id", `${orderOf(criteria).column} as at`])
    .where((is) => is.and(conditionsOf(criteria)))
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { id: row.id, at: row.at ?? "" } : null;
}

function countBefore(db: Queryable, criteria: QueueCriteria, pivot: Pivot, most: number) {
  const conditions = [...conditionsOf(criteria), isBeside(criteria, pivot, "before")];
  const query = db.selectFrom("requests").where((is) => is.and(conditions));
  return countUpTo(db, query, most);
}

/** @param pivot if null, finds the first request of that part (`after`) or the last one (`before`) */
async function nearest(
  db: Queryable,
  criteria: QueueCriteria,
  pivot: Pivot | null,
  side: Side,
): Promise<RequestKey | null> {
  const { column } = orderOf(criteria);
  const direction = isLater(criteria, side) ? "asc" : "desc";
  const row = await db
    .selectFrom("requests")
    .select(["kind", "id"])
    .where((is) =>
      is.and([...conditionsOf(criteria), ...(pivot ? [isBeside(criteria, pivot, side)] : [])]),
    )
    .orderBy(column, direction)
    .orderBy("id", direction)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

function isBeside(criteria: QueueCriteria, { id, at }: Pivot, side: Side): Condition {
  const comparison = sql.raw(isLater(criteria, side) ? ">" : "<");
  return sql<SqlBool>`(${sql.ref(orderOf(criteria).column)}, id) ${comparison} (${at}, ${id})`;
}

/** True if requests on that side have a later sort time. */
function isLater(criteria: QueueCriteria, side: Side): boolean {
  return (orderOf(criteria).direction === "asc") === (side === "after");
}

/** The first (`after`) or last (`before`) request of the first non-empty part. */
async function endOf(
  db: Queryable,
  parts: readonly QueueCriteria[],
  side: Side,
): Promise<RequestKey | null> {
  for (const part of parts) {
    const end = await nearest(db, part, null, side);
    if (end) return end;
  }
  return null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

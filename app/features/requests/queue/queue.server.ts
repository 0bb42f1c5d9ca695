import type { Queryable } from "#db/connection.server";
import { activeAdmins } from "~/features/identity/account-rights.server";
import type { Person } from "~/features/sessions/person";
import { type BoundedCount, countLimit, countUpTo } from "./bounded-count.server";
import {
  type Criteria,
  conditionsOf,
  countWhere,
  isInGroup,
  isOwnedByNoneOf,
  ownerFilterOf,
} from "./conditions.server";
import { type Group, groups, noFilter, type QueueFilter } from "./filter";
import { withNewestWords } from "./newest-words.server";
import { type QueueRow, type RowRange, readRows } from "./rows.server";
import { type SearchResult, searchRequests } from "./search.server";

/**
 * The groups share `MAX_ROWS` rows; each shows from `MIN_GROUP_ROWS` to `MAX_GROUP_ROWS`, `old` the
 * minimum. A row has about 4 KB in Bengali, and a page may have 200 KB.
 */
const MAX_ROWS = 14;
const MAX_GROUP_ROWS = 14;
const MIN_GROUP_ROWS = 3;
const QUEUE_PAGE_SIZE = 25;

export type QueueCriteria = QueueFilter & Criteria;

/** Combines the filter with the reader, the time and the search result. */
export function criteriaOf(
  filter: QueueFilter,
  person: Pick<Person, "id">,
  now: Date,
  found: SearchResult | null = null,
): QueueCriteria {
  return { ...filter, owner: ownerFilterOf(filter, person), now, found: found?.condition ?? null };
}

/** Finds the requests that match both search and filter; null if there is no search text. */
export function findInQueue(db: Queryable, criteria: QueueCriteria): Promise<SearchResult | null> {
  return searchRequests(db, criteria.search, conditionsOf({ ...criteria, found: null }));
}

export interface QueueGroup {
  group: Group;
  count: number;
  rows: QueueRow[];
}

/** Loads the groups of `now` in the order in which they should be handled, without empty groups. */
export async function queueGroups(db: Queryable, criteria: QueueCriteria): Promise<QueueGroup[]> {
  const counts = await groupCounts(db, criteria);
  const nonEmpty = groups.filter((group) => counts[group] > 0);
  const loaded: QueueGroup[] = [];
  let remaining = MAX_ROWS;
  for (const group of nonEmpty) {
    const limit =
      group === "old"
        ? MIN_GROUP_ROWS
        : Math.max(MIN_GROUP_ROWS, Math.min(MAX_GROUP_ROWS, remaining));
    const rows = await rowsOf(db, { ...criteria, tab: "now", group }, { limit, offset: 0 });
    loaded.push({ group, count: counts[group], rows });
    remaining -= rows.length;
  }
  return loaded;
}

/** Numbers of requests in `now`, by group. */
export async function groupCounts(
  db: Queryable,
  criteria: QueueCriteria,
): Promise<Record<Group, number>> {
  const counts = await db
    .selectFrom("requests")
    .select(groups.map((group) => countWhere(isInGroup(group, criteria.now)).as(group)))
    .where((is) => is.and(conditionsOf({ ...criteria, group: null })))
    .executeTakeFirstOrThrow();
  const all = groups.map((group) => [group, Number(counts[group] ?? 0)] as const);
  return Object.fromEntries(all) as Record<Group, number>;
}

export interface Flood {
  mark: string;
  count: number;
  urgent: number;
  /** Arrival of the first request (ISO 8601 UTC). */
  since: string;
}

export async function queueFloods(db: Queryable): Promise<Flood[]> {
  const rows = await db
    .selectFrom("requests")
    .select((is) => [
      "flood as mark",
      is.fn.countAll().as("count"),
      countWhere(is("urgent", "=", 1)).as("urgent"),
      is.fn.min("received_at").as("since"),
    ])
    .where("queue", "=", "now")
    .where("flood", "is not", null)
    .groupBy("flood")
    .orderBy("since")
    .execute();
  return rows.map(({ mark, count, urgent, since }) => ({
    mark: mark ?? "",
    count: Number(count),
    urgent: Number(urgent),
    since,
  }));
}

export interface QueueRowsPage extends BoundedCount {
  rows: QueueRow[];
  page: number;
  pages: number;
}

/** Loads one page of a tab, a group or a search. */
export async function queuePage(db: Queryable, criteria: QueueCriteria): Promise<QueueRowsPage> {
  const { count, isMore } = await countQueue(db, criteria);
  const pages = Math.max(1, Math.ceil(count / QUEUE_PAGE_SIZE));
  const page = Math.min(criteria.page, pages);
  const offset = (page - 1) * QUEUE_PAGE_SIZE;
  const rows = await rowsOf(db, criteria, { limit: QUEUE_PAGE_SIZE, offset });
  return { rows, count, isMore, page, pages };
}

export function countQueue(db: Queryable, criteria: QueueCriteria): Promise<BoundedCount> {
  const query = db.selectFrom("requests").where((is) => is.and(conditionsOf(criteria)));
  return countUpTo(db, query, countLimit(criteria.page, QUEUE_PAGE_SIZE));
}

/**
 * Finds a coordinator's next request: the first one that no other active coordinator owns.
 *
 * @param except id of the request that was just handled
 * @returns null if there is none
 */
export async function nextInQueue(
  db: Queryable,
  person: Pick<Person, "id">,
  now: Date,
  except?: string,
): Promise<QueueRow | null> {
  const admins = await activeAdmins(db);
  const others = admins.map(({ id }) => id).filter((id) => id !== person.id);
  for (const group of groups) {
    const criteria = criteriaOf({ ...noFilter, group }, person, now);
    const [first, second] = await readRows(db, criteria, { limit: 2, offset: 0 }, [
      isOwnedByNoneOf(others),
    ]);
    const next = first?.id === except ? second : first;
    if (next) return next;
  }
  return null;
}

async function rowsOf(
  db: Queryable,
  criteria: QueueCriteria,
  range: RowRange,
): Promise<QueueRow[]> {
  return withNewestWords(db, await readRows(db, criteria, range));
}

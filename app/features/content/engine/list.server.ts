import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import { PAGE_SIZE } from "~/constants";
import type { TranslationFilter } from "~/dashboard/translation";
import { type PageWindow, windowOf } from "~/paging";
import type { Area, AreaRecord } from "./area.server";
import { type ListQuery, listConditions, sortKeys } from "./fitting.server";
import { type State, statesOf } from "./record.server";
import { findRecords } from "./store.server";
import { asRecordTable, tablesIn } from "./tables.server";

export interface RecordList extends PageWindow {
  records: AreaRecord[];
  count: number;
  /** The number of records outside the bin, by state. */
  counts: Record<State, number>;
  needs: Record<TranslationFilter, number>;
  /** The values of the filter fact that records have. */
  filterValues: string[];
}

/** One page of the filtered records for coordinators. An ordered area is short, so the page has all its records. */
export async function listRecords(
  db: Queryable,
  area: Area,
  query: ListQuery,
  now: Date,
): Promise<RecordList> {
  const count = await countOf(db, area, query, now);
  const window = windowOf(count, query.page, area.order ? Math.max(count, 1) : PAGE_SIZE);
  let rowQuery = tablesIn(db)
    .selectFrom(asRecordTable(area))
    .select("id")
    .where((eb) => eb.and(listConditions(area, query, now)));
  for (const [column, direction] of sortKeys(area, window.fromEnd)) {
    rowQuery = rowQuery.orderBy(column, direction);
  }
  const rows = await rowQuery.limit(window.limit).offset(window.offset).execute();
  if (window.fromEnd) rows.reverse();
  const ids = rows.map(({ id }) => id);
  const records = await findRecords(db, area, ids);
  return { ...window, records, count, ...(await countsOf(db, area, now)) };
}

/**
 * Counts records by state and by need, and caches the counts until content changes. Scheduled records are counted
 * each time, because they become public without a change.
 */
async function countsOf(
  db: Queryable,
  area: Area,
  now: Date,
): Promise<Pick<RecordList, "counts" | "needs" | "filterValues">> {
  const count = (query: Partial<ListQuery>) => countOf(db, area, query, now);
  const inState = async (status: State) =>
    statesOf(area).includes(status) ? count({ status }) : 0;
  const { all, drafts, needs, filterValues } = await cachedUntilContentChange(
    db,
    `counts of ${area.key}`,
    async () => ({
      all: await count({}),
      drafts: {
        draft: await inState("draft"),
        pending: await inState("pending"),
        rejected: await inState("rejected"),
      },
      needs: {
        missing: await count({ translation: "missing" }),
        older: await count({ translation: "older" }),
      },
      filterValues: await valuesOfFilter(db, area),
    }),
  );
  const scheduled = await inState("scheduled");
  const { draft, pending, rejected } = drafts;
  const published = all - draft - pending - rejected - scheduled;
  return { counts: { ...drafts, published, scheduled }, needs, filterValues };
}

async function valuesOfFilter(db: Queryable, { table, list: { filter } = {} }: Area) {
  if (!filter) return [];
  const rows = await tablesIn(db)
    .selectFrom(asRecordTable({ table }))
    .select(sql.ref<string>(filter).as("value"))
    .distinct()
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ value }) => value);
}

/** Counts the pending records; cached until content changes. */
export function countPending(db: Queryable, area: Area, now: Date): Promise<number> {
  const key = `pending of ${area.key}`;
  return cachedUntilContentChange(db, key, () => countOf(db, area, { status: "pending" }, now));
}

async function countOf(
  db: Queryable,
  area: Area,
  query: Partial<ListQuery>,
  now: Date,
): Promise<number> {
  const { count } = await tablesIn(db)
    .selectFrom(asRecordTable(area))
    .select((eb) => eb.fn.countAll().as("count"))
    .where((eb) => eb.and(listConditions(area, query, now)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

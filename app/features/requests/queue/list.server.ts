import type { SelectQueryBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import type { RequestKind, RequestStatus } from "#db/tables/requests";
import { PAGE_SIZE } from "~/constants";
import { listAdminAccounts } from "~/features/identity/account-rights.server";
import type { Person } from "~/features/sessions/person";
import { actorName } from "../history.server";
import { isClosed } from "../life";
import { type Clock, clockOf } from "../promise";
import type { RequestKey } from "../request-key";
import { nameColumn } from "../words.server";
import { type BoundedCount, countLimit, countUpTo } from "./bounded-count.server";
import { type Criteria, conditionsOf, isOverdue, ownerFilterOf } from "./conditions.server";
import type { ListFilter } from "./list-filter";
import { searchRequests } from "./search.server";

interface ListRow extends RequestKey {
  reference: string;
  fullName: string;
  /** E.164; empty if none was given. */
  phoneNumber: string;
  email: string;
  destination: string;
  urgent: boolean;
  status: RequestStatus;
  assignedTo: string | null;
  receivedAt: string;
  clock: Clock;
}

export interface RequestList extends BoundedCount {
  rows: ListRow[];
  /** Number of the page; the last one if a page beyond it was requested. */
  page: number;
  pages: number;
}

/** The reader, the kinds of the list, and the current time. */
export interface ListContext {
  person: Pick<Person, "id">;
  kinds: readonly RequestKind[];
  now: Date;
}

/** Loads one page of the list, filtered and sorted. */
export async function listRequests(
  db: Queryable,
  filter: ListFilter,
  context: ListContext,
): Promise<RequestList> {
  const criteria = listCriteria(filter, context);
  const found = await searchRequests(db, filter.search, conditionsOf(criteria));
  const conditions = conditionsOf({ ...criteria, found: found?.condition ?? null });
  const query = db.selectFrom("requests").where((is) => is.and(conditions));
  const counted = await countUpTo(db, query, countLimit(filter.page, PAGE_SIZE));
  const pages = Math.max(1, Math.ceil(counted.count / PAGE_SIZE));
  const page = Math.min(filter.page, pages);
  const offset = (page - 1) * PAGE_SIZE;
  const rows = counted.count === 0 ? [] : await rowsOf(query, filter.order, context.now, offset);
  return {
    rows: rows.map((row) => listRow(row, context.now)),
    count: counted.count,
    isMore: counted.isMore || (found?.isTruncated ?? false),
    page,
    pages,
  };
}

export async function coordinatorNames(db: Queryable): Promise<Map<string, string>> {
  const admins = await listAdminAccounts(db);
  return new Map(admins.map((admin) => [admin.id, actorName(admin)]));
}

/** Conditions of a list's filter, without the search. */
export function listCriteria(filter: ListFilter, { person, kinds, now }: ListContext): Criteria {
  const { status, reply, hospital, urgent, service, country, from, to } = filter;
  return {
    ...{ status, reply, hospital, urgent, service, country, from, to },
    owner: ownerFilterOf(filter, person),
    kinds,
    now,
  };
}

type ListQuery = SelectQueryBuilder<Schema, "requests", object>;

function rowsOf(query: ListQuery, order: ListFilter["order"], now: Date, offset: number) {
  if (order === null) return overdueFirst(query, now, offset);
  return rowsByArrival(query, order === "newest" ? "desc" : "asc", PAGE_SIZE, offset);
}

/**
 * Loads overdue requests first, longest wait first, then the others, newest first. There are two queries, so that
 * each can use an index.
 */
async function overdueFirst(query: ListQuery, now: Date, offset: number) {
  const overdue = query.where(isOverdue(now));
  const others = query.where((is) => is.not(isOverdue(now)));
  const { count } = await overdue
    .select((is) => is.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const overdueRows =
    offset < Number(count)
      ? await columnsOf(overdue)
          .orderBy("queue_at")
          .orderBy("id")
          .limit(PAGE_SIZE)
          .offset(offset)
          .execute()
      : [];
  const remaining = PAGE_SIZE - overdueRows.length;
  if (remaining === 0) return overdueRows;
  return [
    ...overdueRows,
    ...(await rowsByArrival(others, "desc", remaining, Math.max(0, offset - Number(count)))),
  ];
}

function rowsByArrival(query: ListQuery, direction: "asc" | "desc", limit: number, offset: number) {
  return columnsOf(query)
    .orderBy("received_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

function columnsOf(query: ListQuery) {
  return query.select([
    "kind",
    "id",
    "reference",
    nameColumn().as("fullName"),
    "phone_number as phoneNumber",
    "email",
    "destination_country as destination",
    "urgent",
    "status",
    "assigned_to as assignedTo",
    "received_at as receivedAt",
    "waits_since as waitsSince",
    "due_at as dueAt",
    "replied_at as repliedAt",
    "by_phone as phoned",
  ]);
}

type LoadedRow = Awaited<ReturnType<typeof rowsByArrival>>[number];

function listRow({ waitsSince, dueAt, repliedAt, phoned, ...row }: LoadedRow, now: Date): ListRow {
  const open = !isClosed(row.status);
  const byPhone = isSet(phoned) && waitsSince === row.receivedAt;
  const clock = clockOf({ receivedAt: waitsSince, dueAt, repliedAt, open, byPhone }, now);
  return { ...row, urgent: isSet(row.urgent), clock };
}

import { type QueueFilter, queueQuery, readQueueFilter } from "./queue";

/** Whether the promise was kept: a reply in time; or one that came late, or is overdue. */
export const replyFilters = ["kept", "late"] as const;
export type ReplyFilter = (typeof replyFilters)[number];

/** The headings of a list that it can be sorted by. */
export const sortColumns = ["name", "place", "status", "received", "due"] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface ListSort {
  column: SortColumn;
  direction: "asc" | "desc";
}

type SharedFilter = Pick<
  QueueFilter,
  "search" | "urgent" | "assignee" | "service" | "country" | "from" | "to" | "page"
>;

/** What a coordinator asks a full list of requests for. */
export interface ListQuery<Status extends string = string> extends SharedFilter {
  status: Status | null;
  reply: ReplyFilter | null;
  /** Null: what is overdue first, then the newest. */
  sort: ListSort | null;
}

/** Reads a list's address; what does not fit counts as not given. */
export function readListQuery<Status extends string>(
  query: URLSearchParams,
  isStatus: (value: unknown) => value is Status,
): ListQuery<Status> {
  const { search, urgent, assignee, service, country, from, to, page } = readQueueFilter(query);
  const status = query.get("status");
  return {
    search,
    urgent,
    assignee,
    service,
    country,
    from,
    to,
    page,
    status: isStatus(status) ? status : null,
    reply: replyFilters.find((reply) => reply === query.get("reply")) ?? null,
    sort: readSort(query.get("sort")),
  };
}

/** The filter as addresses have it: what `readListQuery` reads again. */
export function listAddress(filter: ListQuery): Record<string, string | number | null> {
  const { status, reply, sort, ...shared } = filter;
  const { tab: _, ...query } = queueQuery({
    ...shared,
    tab: null,
    group: null,
    flood: null,
    still: false,
  });
  return { ...query, status, reply, sort: sort && sortWord(sort) };
}

/** `name`, or `-name` for the other way round. */
export function sortWord({ column, direction }: ListSort): string {
  return direction === "asc" ? column : `-${column}`;
}

function readSort(given: string | null): ListSort | null {
  const column = sortColumns.find((name) => name === given?.replace(/^-/, ""));
  return column ? { column, direction: given?.startsWith("-") ? "desc" : "asc" } : null;
}

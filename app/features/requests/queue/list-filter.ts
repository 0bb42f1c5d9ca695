import type { RequestKind, RequestStatus } from "#db/tables/requests";
import { statuses, statusesOf } from "../life";
import { areaOf } from "../request-path";
import { type QueueFilter, queueQuery, readQueueFilter } from "./filter";

/** `kept`: replied in time; `late`: replied late, or overdue. */
export const replyFilters = ["kept", "late"] as const;
export type ReplyFilter = (typeof replyFilters)[number];

/** Selectable orders; the default order is overdue first, then newest. */
export const listOrders = ["newest", "oldest"] as const;
type ListOrder = (typeof listOrders)[number];

/** A list, named after its address. */
export type RequestListName = ReturnType<typeof areaOf>;

/** Groups of statuses that are used most as a filter. */
const statusGroups = ["overdue", "due", "open", "closed"] as const;
export type StatusFilter = (typeof statusGroups)[number] | RequestStatus;

const allKinds = ["booking", "call_back", "message"] as const satisfies RequestKind[];
export const kindFilters = ["all", ...allKinds] as const;
type KindFilter = (typeof kindFilters)[number];

type SharedFilter = Pick<
  QueueFilter,
  "search" | "urgent" | "assignee" | "service" | "country" | "from" | "to" | "page"
>;

export interface ListFilter extends SharedFilter {
  /** Null means the kinds that the list's address stands for. */
  kind: KindFilter | null;
  status: StatusFilter | null;
  reply: ReplyFilter | null;
  /** Id of a hospital that the request names, or that was asked on behalf of the family. */
  hospital: string | null;
  order: ListOrder | null;
}

/** Parses a list's address; invalid values are ignored. */
export function readListFilter(query: URLSearchParams, listName: RequestListName): ListFilter {
  const { search, urgent, assignee, service, country, from, to, page } = readQueueFilter(query);
  const parameter = (name: string) => query.get(name);
  const kind = kindFilters.find((one) => one === parameter("kind")) ?? null;
  const kinds = kindsIn(listName, { kind });
  // messages do not have these facts
  const isJourney = listNameForKinds(kinds) !== "contacts";
  return {
    ...{ search, assignee, from, to, page },
    ...(isJourney ? { urgent, service, country } : { urgent: false, service: null, country: null }),
    kind,
    status: statusFilters(kinds).find((status) => status === parameter("status")) ?? null,
    reply: replyFilters.find((reply) => reply === parameter("reply")) ?? null,
    hospital: readRecordId(parameter("hospital")),
    order: listOrders.find((order) => order === parameter("sort")) ?? null,
  };
}

/** The filter as query parameters, the inverse of `readListFilter`. */
export function listQuery(filter: ListFilter): Record<string, string | number | null> {
  const { kind, status, reply, hospital, order, ...shared } = filter;
  const noQueueFilter = { tab: null, group: null, flood: null, still: false };
  const { tab: _, ...query } = queueQuery({ ...shared, ...noQueueFilter });
  return { ...query, kind, status, reply, hospital, sort: order };
}

function readRecordId(given: string | null): string | null {
  return given !== null && /^[\w-]{1,100}$/.test(given) ? given : null;
}

/** The list at an address, or at the address of its CSV file. */
export function listNameIn({ pathname }: Pick<URL, "pathname">): RequestListName {
  return pathname.split("/").includes("contacts") ? "contacts" : "bookings";
}

export function kindsIn(
  listName: RequestListName,
  { kind }: Pick<ListFilter, "kind">,
): RequestKind[] {
  if (kind === "all") return [...allKinds];
  if (kind) return [kind];
  return listName === "contacts" ? ["message"] : ["booking", "call_back"];
}

/** The list whose texts fit these kinds. */
export function listNameForKinds(kinds: readonly RequestKind[]): RequestListName | "all" {
  const areas = new Set(kinds.map(areaOf));
  const [area = "all"] = areas;
  return areas.size > 1 ? "all" : area;
}

/** The statuses that a list of these kinds can be filtered by. */
export function statusFilters(kinds: readonly RequestKind[]): StatusFilter[] {
  const possible = statuses.filter((status) =>
    kinds.some((kind) => statusesOf(kind).includes(status)),
  );
  return [...statusGroups, ...possible];
}

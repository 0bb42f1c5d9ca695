import type { RequestKind, RequestStatus } from "#db/tables/requests";
import { statuses, statusesOf } from "../life";
import { areaOf } from "../request-path";
import { type QueueFilter, queueQuery, readQueueFilter } from "./filter";

/** A reply in time, or one that came late or is overdue. */
export const replyFilters = ["kept", "late"] as const;
export type ReplyFilter = (typeof replyFilters)[number];

/** Left out: what is overdue first, then the newest. */
export const listOrders = ["newest", "oldest"] as const;
type ListOrder = (typeof listOrders)[number];

/** A list, by the area that its address names. */
export type RequestArea = ReturnType<typeof areaOf>;

/** Beside the statuses themselves: what is asked for most. */
const statusGroups = ["overdue", "due", "open", "closed"] as const;
export type StatusFilter = (typeof statusGroups)[number] | RequestStatus;

const allKinds = ["booking", "call_back", "message"] as const satisfies RequestKind[];
export const kindFilters = ["all", ...allKinds] as const;
type KindFilter = (typeof kindFilters)[number];

type SharedFilter = Pick<
  QueueFilter,
  "search" | "urgent" | "assignee" | "service" | "country" | "from" | "to" | "page"
>;

/** The filter of the full list. */
export interface ListFilter extends SharedFilter {
  /** Null: those of the list's own address. */
  kind: KindFilter | null;
  status: StatusFilter | null;
  reply: ReplyFilter | null;
  order: ListOrder | null;
}

/** Reads a list's address; what does not fit counts as not given. */
export function readListFilter(query: URLSearchParams, area: RequestArea): ListFilter {
  const { search, urgent, assignee, service, country, from, to, page } = readQueueFilter(query);
  const given = (name: string) => query.get(name);
  const kind = kindFilters.find((one) => one === given("kind")) ?? null;
  const kinds = kindsIn(area, { kind });
  // a message says nothing of these
  const isJourney = subjectOf(kinds) !== "contacts";
  return {
    ...{ search, assignee, from, to, page },
    ...(isJourney ? { urgent, service, country } : { urgent: false, service: null, country: null }),
    kind,
    status: statusFilters(kinds).find((status) => status === given("status")) ?? null,
    reply: replyFilters.find((reply) => reply === given("reply")) ?? null,
    order: listOrders.find((order) => order === given("sort")) ?? null,
  };
}

/** The filter as addresses have it: what `readListFilter` reads again. */
export function listAddress(filter: ListFilter): Record<string, string | number | null> {
  const { kind, status, reply, order, ...shared } = filter;
  const none = { tab: null, group: null, flood: null, still: false };
  const { tab: _, ...query } = queueQuery({ ...shared, ...none });
  return { ...query, kind, status, reply, sort: order };
}

/** The list that an address asks for, or its file. */
export function areaIn({ pathname }: Pick<URL, "pathname">): RequestArea {
  return pathname.split("/").includes("contacts") ? "contacts" : "bookings";
}

/** The kinds that a list shows. */
export function kindsIn(area: RequestArea, { kind }: Pick<ListFilter, "kind">): RequestKind[] {
  if (kind === "all") return [...allKinds];
  if (kind) return [kind];
  return area === "contacts" ? ["message"] : ["booking", "call_back"];
}

/** The words that a list of these kinds is said in. */
export function subjectOf(shown: readonly RequestKind[]): RequestArea | "all" {
  const areas = new Set(shown.map(areaOf));
  const [area = "all"] = areas;
  return areas.size > 1 ? "all" : area;
}

/** The statuses that such a list can be narrowed to. */
export function statusFilters(shown: readonly RequestKind[]): StatusFilter[] {
  const known = statuses.filter((status) =>
    shown.some((kind) => statusesOf(kind).includes(status)),
  );
  return [...statusGroups, ...known];
}

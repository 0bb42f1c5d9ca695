import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "#db/schema";
import type { RequestKind, RequestQueue } from "#db/tables/requests";
import type { Person } from "~/features/sessions/person";
import { startOfDhakaDay } from "~/locales/calendar";
import { readDay } from "~/locales/typed-day";
import { ADRIFT_MS } from "../follow-up";
import { isClosed } from "../life";
import { isAboutHospital } from "../partners.server";
import { OLD_MS, SOON_MS } from "../promise";
import { hasDestination } from "./destination.server";
import type { Group, QueueFilter, Tab } from "./filter";
import type { ListFilter, ReplyFilter, StatusFilter } from "./list-filter";

export type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Schema, "requests">();

/** The owner to filter by: a coordinator, or nobody. */
export type OwnerFilter = { id: string } | "nobody" | null;

export function ownerFilterOf(
  { assignee }: Pick<QueueFilter, "assignee">,
  person: Pick<Person, "id">,
): OwnerFilter {
  if (assignee === null) return null;
  if (assignee === "none") return "nobody";
  return { id: assignee === "me" ? person.id : assignee };
}

type Filters = Pick<
  QueueFilter,
  "tab" | "group" | "flood" | "urgent" | "service" | "country" | "from" | "to"
> &
  Pick<ListFilter, "status" | "reply" | "hospital"> & { kinds: readonly RequestKind[] };

/** Filters of the queue or the full list, and the current time. */
export interface Criteria extends Partial<Filters> {
  now: Date;
  owner?: OwnerFilter;
  /** The search result; null if nothing was searched for. */
  found?: Condition | null;
}

export function conditionsOf(criteria: Criteria): Condition[] {
  const { tab, group, kinds, status, reply, hospital, urgent, service, country, found, now } =
    criteria;
  return [
    ...(tab ? [isInTab(tab, group, now)] : []),
    ...matchesFlood(criteria),
    ...(kinds ? [eb("kind", "in", kinds)] : []),
    ...(status ? [hasStatus(status, now)] : []),
    ...(reply ? [matchesReply(reply, now)] : []),
    ...(hospital ? [isAboutHospital(hospital)] : []),
    ...(urgent ? [eb("urgent", "=", 1)] : []),
    ...(service ? [eb("service", "=", service)] : []),
    ...(country ? [hasDestination(country)] : []),
    ...matchesOwner(criteria),
    ...matchesDays(criteria),
    ...(found ? [found] : []),
  ];
}

/** Condition for requests without a reply after the deadline. */
export function isOverdue(now: Date): Condition {
  return eb.and([eb("queue", "=", "now"), eb("queue_at", "<", now.toISOString())]);
}

/** Condition for a tab. A request that has returned to `now` also remains in its own tab. */
function isInTab(tab: Tab, group: Group | null | undefined, now: Date): Condition {
  if (tab !== "now") return eb("queue", "=", tab);
  if (group) return isInGroup(group, now);
  return eb.or([
    eb("queue", "=", "now"),
    isInGroup("link", now),
    isInGroup("again", now),
    isInGroup("adrift", now),
  ]);
}

/** Condition for a group of `now`: requests without a reply, by urgency and deadline, or requests that returned. */
export function isInGroup(group: Group, now: Date): Condition {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  // "not in" makes the database use the index of follow-ups, not that of the queue, which has every open request
  const isAnswered = eb("queue", "not in", ["now", "closed"]);
  const isWaiting = [eb("queue", "=", "now"), eb("urgent", "=", 0)];
  switch (group) {
    case "urgent":
      return eb.and([eb("queue", "=", "now"), eb("urgent", "=", 1)]);
    case "soon":
      return eb.and([...isWaiting, eb("queue_at", ">=", at(0)), eb("queue_at", "<=", at(SOON_MS))]);
    case "late":
      return eb.and([...isWaiting, eb("queue_at", "<", at(0)), eb("queue_at", ">=", at(-OLD_MS))]);
    case "link":
      return eb.and([eb("link_wanted_at", "is not", null), eb("queue", "!=", "now")]);
    case "again":
      return eb.and([isAnswered, eb("again_at", "<=", at(0)), eb("link_wanted_at", "is", null)]);
    case "due":
      return eb.and([...isWaiting, eb("queue_at", ">", at(SOON_MS))]);
    case "adrift":
      return eb.and([
        eb("adrift_since", "<", at(-ADRIFT_MS)),
        eb("link_wanted_at", "is", null),
        eb.or([eb("again_at", "is", null), eb("again_at", ">", at(0))]),
      ]);
    case "old":
      return eb.and([...isWaiting, eb("queue_at", "<", at(-OLD_MS))]);
  }
}

/**
 * Condition for one flood. Without one, `now` excludes requests of floods, which share one line until somebody takes
 * or answers a request.
 */
function matchesFlood({ tab, flood }: Pick<Criteria, "tab" | "flood">): Condition[] {
  if (flood) return [eb("flood", "=", flood)];
  return tab === "now" ? [eb("flood", "is", null)] : [];
}

const openQueues: RequestQueue[] = ["now", "family", "progress"];

/** Condition for a coordinator's open requests, or for open requests with these ids. */
export function isOpenRequestOf(which: { owner: string } | { ids: string[] }): Condition {
  const isChosen =
    "owner" in which ? eb("assigned_to", "=", which.owner) : eb("id", "in", which.ids);
  return eb.and([eb("queue", "in", openQueues), eb("erased_at", "is", null), isChosen]);
}

function hasStatus(status: StatusFilter, now: Date): Condition {
  switch (status) {
    case "overdue":
      return isOverdue(now);
    case "due":
      return eb.and([eb("queue", "=", "now"), eb("queue_at", ">=", now.toISOString())]);
    case "open":
      return eb("queue", "in", openQueues);
    case "closed":
      // nearly all requests match, so the database must use the index of the list's order, not that of the queue
      return eb("queue", "not in", openQueues);
    default:
      // few requests are open, so the queue's index finds them quickly
      return isClosed(status)
        ? eb("status", "=", status)
        : eb.and([eb("queue", "in", openQueues), eb("status", "=", status)]);
  }
}

function matchesReply(reply: ReplyFilter, now: Date): Condition {
  // the call was the reply to a request by phone, unless the family wrote again
  const wasWaiting = eb.or([eb("by_phone", "=", 0), eb("waits_since", ">", eb.ref("received_at"))]);
  if (reply === "kept") return eb.and([eb("replied_at", "<=", eb.ref("due_at")), wasWaiting]);
  return eb.or([eb.and([eb("replied_at", ">", eb.ref("due_at")), wasWaiting]), isOverdue(now)]);
}

function matchesOwner({ owner }: Pick<Criteria, "owner">): Condition[] {
  if (!owner) return [];
  return [owner === "nobody" ? eb("assigned_to", "is", null) : eb("assigned_to", "=", owner.id)];
}

function matchesDays({ from, to }: Pick<Criteria, "from" | "to">): Condition[] {
  const [first, last] = [readDay(from ?? ""), readDay(to ?? "")];
  return [
    ...(first ? [eb("received_at", ">=", startOfDhakaDay(first).toISOString())] : []),
    ...(last ? [eb("received_at", "<", dayAfter(last).toISOString())] : []),
  ];
}

function dayAfter(day: string): Date {
  return new Date(startOfDhakaDay(day).getTime() + 24 * 60 * 60 * 1000);
}

/** Condition for requests without owner, or whose owner is none of these coordinators. */
export function isOwnedByNoneOf(coordinators: readonly string[]): Condition {
  const nobody = eb("assigned_to", "is", null);
  return coordinators.length === 0
    ? sql<SqlBool>`1 = 1`
    : eb.or([nobody, eb("assigned_to", "not in", coordinators)]);
}

/** Order of a tab or group; requests with the same time are sorted by id. */
export interface QueueOrder {
  column: "queue_at" | "received_at" | "link_wanted_at" | "again_at" | "adrift_since";
  direction: "asc" | "desc";
}

export function orderOf({ tab, group }: Pick<Criteria, "tab" | "group">): QueueOrder {
  if (!tab) return { column: "received_at", direction: "desc" };
  if (tab === "now" && group === "link") return { column: "link_wanted_at", direction: "asc" };
  if (tab === "now" && group === "again") return { column: "again_at", direction: "asc" };
  if (tab === "now" && group === "adrift") return { column: "adrift_since", direction: "asc" };
  const isNewestFirst = tab !== "now" || group === "late" || group === "old";
  return { column: "queue_at", direction: isNewestFirst ? "desc" : "asc" };
}

export function countWhere(condition: Condition) {
  return eb.fn.sum(eb.case().when(condition).then(1).else(0).end());
}

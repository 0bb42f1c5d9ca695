import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "#db/schema";
import type { RequestKind, RequestQueue } from "#db/tables/requests";
import type { Person } from "~/features/sessions/person";
import { startOfDhakaDay } from "~/locales/calendar";
import { readDay } from "~/locales/typed-day";
import { isClosed } from "../life";
import { OLD_MS, SOON_MS } from "../promise";
import { isTo } from "./destination.server";
import type { Group, QueueFilter } from "./filter";
import type { ListFilter, ReplyFilter, StatusFilter } from "./list-filter";

export type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Schema, "requests">();

/** The owner that is asked for: a coordinator, or nobody. */
export type Whose = { id: string } | "nobody" | null;

export function whoseOf(
  { assignee }: Pick<QueueFilter, "assignee">,
  person: Pick<Person, "id">,
): Whose {
  if (assignee === null) return null;
  if (assignee === "none") return "nobody";
  return { id: assignee === "me" ? person.id : assignee };
}

type Filters = Pick<
  QueueFilter,
  "tab" | "group" | "flood" | "urgent" | "service" | "country" | "from" | "to"
> &
  Pick<ListFilter, "status" | "reply"> & { kinds: readonly RequestKind[] };

/** The question of the queue or of the full list, with its time. */
export interface Ask extends Partial<Filters> {
  now: Date;
  whose?: Whose;
  /** The result of the search; null where nothing was searched for. */
  found?: Condition | null;
}

/** Conditions that the asked requests fulfil. */
export function asked(ask: Ask): Condition[] {
  const { tab, group, kinds, status, reply, urgent, service, country, found, now } = ask;
  return [
    ...(tab ? [eb("queue", "=", tab)] : []),
    ...(tab === "now" && group ? [isOfGroup(group, now)] : []),
    ...fitsFlood(ask),
    ...(kinds ? [eb("kind", "in", kinds)] : []),
    ...(status ? [hasStatus(status, now)] : []),
    ...(reply ? [isReplied(reply, now)] : []),
    ...(urgent ? [eb("urgent", "=", 1)] : []),
    ...(service ? [eb("service", "=", service)] : []),
    ...(country ? [isTo(country)] : []),
    ...fitsWhose(ask),
    ...fitsDays(ask),
    ...(found ? [found] : []),
  ];
}

/** Nobody has replied, and the two hours are over. */
export function isOverdue(now: Date): Condition {
  return eb.and([eb("queue", "=", "now"), eb("queue_at", "<", now.toISOString())]);
}

/** The groups of `now`: urgent ones, and the others by when the reply is due. */
export function isOfGroup(group: Group, now: Date): Condition {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const due = {
    soon: [eb("queue_at", ">=", at(0)), eb("queue_at", "<=", at(SOON_MS))],
    late: [eb("queue_at", "<", at(0)), eb("queue_at", ">=", at(-OLD_MS))],
    due: [eb("queue_at", ">", at(SOON_MS))],
    old: [eb("queue_at", "<", at(-OLD_MS))],
  };
  if (group === "urgent") return eb("urgent", "=", 1);
  return eb.and([eb("urgent", "=", 0), ...due[group]]);
}

/**
 * The requests of one flood, or in `now` those of none: until somebody takes one or replies, it stands
 * there with the others in one line.
 */
function fitsFlood({ tab, flood }: Pick<Ask, "tab" | "flood">): Condition[] {
  if (flood) return [eb("flood", "=", flood)];
  return tab === "now" ? [eb("flood", "is", null)] : [];
}

const openQueues: RequestQueue[] = ["now", "family", "progress"];

function hasStatus(status: StatusFilter, now: Date): Condition {
  switch (status) {
    case "overdue":
      return isOverdue(now);
    case "due":
      return eb.and([eb("queue", "=", "now"), eb("queue_at", ">=", now.toISOString())]);
    case "open":
      return eb("queue", "in", openQueues);
    case "closed":
      // nearly all are: read in the order of the list, not gathered by queue and sorted
      return eb("queue", "not in", openQueues);
    default:
      // few are open, and the queue's index knows them
      return isClosed(status)
        ? eb("status", "=", status)
        : eb.and([eb("queue", "in", openQueues), eb("status", "=", status)]);
  }
}

function isReplied(reply: ReplyFilter, now: Date): Condition {
  if (reply === "kept") return eb("replied_at", "<=", eb.ref("due_at"));
  return eb.or([eb("replied_at", ">", eb.ref("due_at")), isOverdue(now)]);
}

function fitsWhose({ whose }: Pick<Ask, "whose">): Condition[] {
  if (!whose) return [];
  return [whose === "nobody" ? eb("assigned_to", "is", null) : eb("assigned_to", "=", whose.id)];
}

function fitsDays({ from, to }: Pick<Ask, "from" | "to">): Condition[] {
  const [first, last] = [readDay(from ?? ""), readDay(to ?? "")];
  return [
    ...(first ? [eb("received_at", ">=", startOfDhakaDay(first).toISOString())] : []),
    ...(last ? [eb("received_at", "<", dayAfter(last).toISOString())] : []),
  ];
}

function dayAfter(day: string): Date {
  return new Date(startOfDhakaDay(day).getTime() + 24 * 60 * 60 * 1000);
}

/** Nobody else has it: nobody at all, the person, or somebody who can no longer sign in. */
export function isFree(others: readonly string[]): Condition {
  const nobody = eb("assigned_to", "is", null);
  return others.length === 0
    ? sql<SqlBool>`1 = 1`
    : eb.or([nobody, eb("assigned_to", "not in", others)]);
}

/** The order of a part of the queue; by the id where two are alike. */
export interface QueueOrder {
  column: "queue_at" | "received_at";
  direction: "asc" | "desc";
}

export function orderOf({ tab, group }: Pick<Ask, "tab" | "group">): QueueOrder {
  const isNewestFirst = tab !== "now" || group === "late" || group === "old";
  return { column: tab ? "queue_at" : "received_at", direction: isNewestFirst ? "desc" : "asc" };
}

export function countWhere(condition: Condition) {
  return eb.fn.sum(eb.case().when(condition).then(1).else(0).end());
}

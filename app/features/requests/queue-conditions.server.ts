import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "#db/schema";
import type { Person } from "~/features/sessions/person";
import { startOfDhakaDay } from "~/locales/calendar";
import { readDay } from "~/locales/typed-day";
import type { BoundedCount } from "./bounded-count.server";
import { type Group, OLD_MS, type QueueFilter, SOON_MS } from "./queue";
import type { RequestKey } from "./request-key";

type Condition = Expression<SqlBool>;

/** Both tables of requests have these columns; its owner asks it, with conditions from here. */
const eb = expressionBuilder<Schema, "bookings" | "messages">();

export const never: Condition = sql<SqlBool>`1 = 0`;

/** Whose requests are asked for: a coordinator's, or those that nobody has. */
export type Whose = { id: string } | "nobody" | null;

export function whoseOf(
  { assignee }: Pick<QueueFilter, "assignee">,
  person: Pick<Person, "id">,
): Whose {
  if (assignee === null) return null;
  if (assignee === "none") return "nobody";
  return { id: assignee === "me" ? person.id : assignee };
}

/** What the queue is asked for, with who asks and when. */
export interface QueueAsk extends QueueFilter {
  whose: Whose;
  now: Date;
  /** What was searched for, of each kind; null where nothing was. */
  found: { bookings: Condition; messages: Condition } | null;
}

/** By when the reply is due, in each group but that of urgent ones. */
export function isTimeOf(group: Exclude<Group, "urgent">, now: Date): Condition {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  switch (group) {
    case "soon":
      return eb.and([eb("due_at", ">=", at(0)), eb("due_at", "<=", at(SOON_MS))]);
    case "late":
      return eb.and([eb("due_at", "<", at(0)), eb("due_at", ">=", at(-OLD_MS))]);
    case "due":
      return eb("due_at", ">", at(SOON_MS));
    case "old":
      return eb("due_at", "<", at(-OLD_MS));
  }
}

/** What the filters say of columns that both kinds have. */
export function fitsBoth({
  whose,
  from,
  to,
}: Pick<QueueAsk, "whose" | "from" | "to">): Condition[] {
  const [first, last] = [readDay(from ?? ""), readDay(to ?? "")];
  return [
    ...(whose === null
      ? []
      : [whose === "nobody" ? eb("assigned_to", "is", null) : eb("assigned_to", "=", whose.id)]),
    ...(first ? [eb("received_at", ">=", startOfDhakaDay(first).toISOString())] : []),
    ...(last ? [eb("received_at", "<", dayAfter(last).toISOString())] : []),
  ];
}

/** Part of a flood: until somebody takes it or replies, it stands in `now` with the others in one line. */
export const isInFlood: Condition = eb("flood", "is not", null);

/** The requests of one flood, or in `now` those of none. */
export function fitsFlood({ tab, flood }: Pick<QueueAsk, "tab" | "flood">): Condition[] {
  if (flood) return [eb("flood", "=", flood)];
  return tab === "now" ? [eb.not(isInFlood)] : [];
}

/** Waiting requests of one flood. */
export interface Flood {
  mark: string;
  count: number;
  urgent: number;
  /** When the first of them arrived (ISO 8601 UTC). */
  since: string;
}

/** Nobody else has it: nobody at all, the person, or somebody who can no longer sign in. */
export function isFree(others: readonly string[]): Condition {
  const nobody = eb("assigned_to", "is", null);
  return others.length === 0
    ? sql<SqlBool>`1 = 1`
    : eb.or([nobody, eb("assigned_to", "not in", others)]);
}

function dayAfter(day: string): Date {
  return new Date(startOfDhakaDay(day).getTime() + 24 * 60 * 60 * 1000);
}

/** By what a part of the queue is ordered. */
export interface QueueOrder {
  column: "due_at" | "replied_at" | "received_at";
  direction: "asc" | "desc";
}

export function orderOf({ tab, group }: Pick<QueueFilter, "tab" | "group">): QueueOrder {
  if (tab === "now" && group !== null) {
    const newestFirst = group === "late" || group === "old";
    return { column: "due_at", direction: newestFirst ? "desc" : "asc" };
  }
  if (tab === "now") return { column: "due_at", direction: "asc" };
  const isAnswered = tab === "family" || tab === "progress";
  return { column: isAnswered ? "replied_at" : "received_at", direction: "desc" };
}

/** How many there are of each group. */
export type GroupCounts = Record<Group, number>;

export function countWhere(condition: Condition) {
  return eb.fn.sum(eb.case().when(condition).then(1).else(0).end());
}

export type Side = "before" | "after";

/** A request, and the moment by which it stands where it stands. */
export interface Pivot extends RequestKey {
  /** ISO 8601 UTC. */
  at: string;
}

/** What stands on one side of a request. */
export interface Beside extends BoundedCount {
  nearest: Pivot | null;
}

/** `pivot` null: of the whole list, its first (`after`) or its last (`before`). */
export interface Around {
  pivot: Pivot | null;
  side: Side;
  /** No more are counted; 0: nobody asks how many there are. */
  most: number;
}

/** Before or after another request; at one moment bookings stand before messages, then by their ids. */
export function isBeside(
  ask: QueueAsk,
  { pivot, side }: Around,
  kind: RequestKey["kind"],
): Condition[] {
  if (!pivot) return [];
  const { column, direction } = orderOf(ask);
  const isLater = (direction === "asc") === (side === "after");
  const isSame = eb(column, "=", pivot.at);
  const byId = eb.and([isSame, eb("id", side === "after" ? ">" : "<", pivot.id)]);
  const byKind = (kind === "booking") === (side === "before") ? isSame : never;
  return [eb.or([eb(column, isLater ? ">" : "<", pivot.at), kind === pivot.kind ? byId : byKind])];
}

/** The order in which the nearest on that side comes first. */
export function orderBeside(ask: QueueAsk, side: Side): QueueOrder & { byId: "asc" | "desc" } {
  const { column, direction } = orderOf(ask);
  if (side === "after") return { column, direction, byId: "asc" };
  return { column, direction: direction === "asc" ? "desc" : "asc", byId: "desc" };
}

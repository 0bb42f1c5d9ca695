import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { type BoundedCount, countUpTo } from "~/features/requests/bounded-count.server";
import { type Group, groups, type QueueRow, WORDS_SHOWN } from "~/features/requests/queue";
import {
  type Around,
  type Beside,
  countWhere,
  fitsBoth,
  fitsFlood,
  type GroupCounts,
  isBeside,
  isFree,
  isTimeOf,
  never,
  orderBeside,
  orderOf,
  type Pivot,
  type QueueAsk,
} from "~/features/requests/queue-conditions.server";
import { isUnanswered } from "~/features/requests/request-conditions.server";
import { type Found, searchRequests } from "~/features/requests/request-search.server";
import { openStatuses } from "./message-list";
import { messageSearch } from "./message-list.server";

const eb = expressionBuilder<Schema, "messages">();
type Condition = Expression<SqlBool>;

/** @param others who may not have it, where what is free is asked for */
export async function queuedMessages(
  db: Queryable,
  ask: QueueAsk,
  window: { limit: number; offset: number },
  others?: readonly string[],
): Promise<QueueRow[]> {
  const { column, direction } = orderOf(ask);
  const rows = await db
    .selectFrom("messages")
    .select([
      "id",
      "reference",
      "name",
      "phone",
      "email",
      sql<string>`substr(message, 1, ${sql.lit(WORDS_SHOWN)})`.as("words"),
      "language",
      "status",
      "assigned_to as assignedTo",
      "received_at as receivedAt",
      "waits_since as waitsSince",
      "due_at as dueAt",
      "replied_at as repliedAt",
    ])
    .where(eb.and([...conditions(ask), ...(others ? [isFree(others)] : [])]))
    .orderBy(column, direction)
    .orderBy("id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const none = { urgent: false, callBack: false, service: null, location: "", destination: "" };
  return rows.map((row) => ({ kind: "message", ...none, ...row }));
}

/** @param most no more are counted */
export function countQueuedMessages(
  db: Queryable,
  ask: QueueAsk,
  most: number,
): Promise<BoundedCount> {
  return countUpTo(db, db.selectFrom("messages").where(eb.and(conditions(ask))), most);
}

/** The newest in which the words stand and which fit the rest; null where nothing was searched for. */
export function findQueuedMessages(db: Queryable, ask: QueueAsk): Promise<Found | null> {
  return searchRequests(db, messageSearch, ask.search, conditions({ ...ask, found: null }));
}

/** How many nobody has replied to, by the groups of the queue. */
export async function countMessageGroups(db: Queryable, ask: QueueAsk): Promise<GroupCounts> {
  const counts = await db
    .selectFrom("messages")
    .select(groups.map((group) => countWhere(isOfGroup(group, ask.now)).as(group)))
    .where(eb.and(conditions({ ...ask, group: null })))
    .executeTakeFirstOrThrow();
  const [urgent, soon, late, due, old] = groups.map((group) => Number(counts[group] ?? 0));
  return { urgent, soon, late, due, old } as GroupCounts;
}

/** A message as it stands in the list; null where it does not. */
export async function findQueuedMessage(
  db: Queryable,
  ask: QueueAsk,
  id: string,
): Promise<Pivot | null> {
  const { column } = orderOf(ask);
  const row = await db
    .selectFrom("messages")
    .select(`${column} as at`)
    .where(eb.and([...conditions(ask), eb("id", "=", id)]))
    .executeTakeFirst();
  return row ? { kind: "message", id, at: row.at ?? "" } : null;
}

/** The nearest message on one side of a request, and how many there are. */
export async function besideQueuedMessage(
  db: Queryable,
  ask: QueueAsk,
  around: Around,
): Promise<Beside> {
  const { column, direction, byId } = orderBeside(ask, around.side);
  const where = eb.and([...conditions(ask), ...isBeside(ask, around, "message")]);
  const row = await db
    .selectFrom("messages")
    .select(["id", `${column} as at`])
    .where(where)
    .orderBy(column, direction)
    .orderBy("id", byId)
    .limit(1)
    .executeTakeFirst();
  const counted = around.most
    ? await countUpTo(db, db.selectFrom("messages").where(where), around.most)
    : { count: 0, isMore: false };
  return {
    ...counted,
    nearest: row ? { kind: "message", id: row.id, at: row.at ?? "" } : null,
  };
}

/** The beginning of what was written in these, by their ids. */
export async function wordsOfMessages(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Pick<QueueRow, "words" | "language">>> {
  const rows = await db
    .selectFrom("messages")
    .select([
      "id",
      "language",
      sql<string>`substr(message, 1, ${sql.lit(WORDS_SHOWN)})`.as("words"),
    ])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, ...written }) => [id, written]));
}

function conditions(ask: QueueAsk): Condition[] {
  const { tab, group, urgent, service, country, found, now } = ask;
  return [
    // a message says nothing of these
    ...(urgent || service || country ? [never] : []),
    ...(tab === null ? [] : [isIn(tab)]),
    ...(tab === "now" && group ? [isOfGroup(group, now)] : []),
    ...(found ? [found.messages] : []),
    ...fitsFlood(ask),
    ...fitsBoth(ask),
  ];
}

function isIn(tab: NonNullable<QueueAsk["tab"]>): Condition {
  switch (tab) {
    case "now":
      return isUnanswered(openStatuses);
    case "family":
      return eb.and([eb("replied_at", "is not", null), eb("status", "!=", "closed")]);
    case "progress":
      return never;
    case "closed":
      return eb("status", "=", "closed");
  }
}

function isOfGroup(group: Group, now: Date): Condition {
  return group === "urgent" ? never : isTimeOf(group, now);
}

import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import type { BookingStatus } from "#db/tables/bookings";
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
  orderBeside,
  orderOf,
  type Pivot,
  type QueueAsk,
} from "~/features/requests/queue-conditions.server";
import { isUnanswered } from "~/features/requests/request-conditions.server";
import { type Found, searchRequests } from "~/features/requests/request-search.server";
import { bookingSearch } from "./booking-list.server";
import { isTo } from "./destination.server";
import { openStatuses } from "./statuses";

const eb = expressionBuilder<Schema, "bookings">();
type Condition = Expression<SqlBool>;

/** Those in which the next word is the family's. */
const waitingStatuses: readonly BookingStatus[] = ["info_needed", "quoted", "on_hold"];
const movingStatuses = openStatuses.filter((status) => !waitingStatuses.includes(status));

/** @param others who may not have it, where what is free is asked for */
export async function queuedBookings(
  db: Queryable,
  ask: QueueAsk,
  window: { limit: number; offset: number },
  others?: readonly string[],
): Promise<QueueRow[]> {
  const { column, direction } = orderOf(ask);
  const rows = await db
    .selectFrom("bookings")
    .select([
      "id",
      "reference",
      "full_name as name",
      "phone_number as phone",
      "email",
      "urgent",
      "call_back as callBack",
      "service",
      "patient_current_location as location",
      "destination_country as destination",
      sql<string>`substr(tell_us_more, 1, ${sql.lit(WORDS_SHOWN)})`.as("words"),
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
  return rows.map(({ callBack, ...row }) => ({
    kind: "booking",
    ...row,
    urgent: isSet(row.urgent),
    callBack: callBack !== null && isSet(callBack),
  }));
}

/** @param most no more are counted */
export function countQueuedBookings(
  db: Queryable,
  ask: QueueAsk,
  most: number,
): Promise<BoundedCount> {
  return countUpTo(db, db.selectFrom("bookings").where(eb.and(conditions(ask))), most);
}

/** The newest in which the words stand and which fit the rest; null where nothing was searched for. */
export function findQueuedBookings(db: Queryable, ask: QueueAsk): Promise<Found | null> {
  return searchRequests(db, bookingSearch, ask.search, conditions({ ...ask, found: null }));
}

/** How many nobody has replied to, by the groups of the queue. */
export async function countBookingGroups(db: Queryable, ask: QueueAsk): Promise<GroupCounts> {
  const counts = await db
    .selectFrom("bookings")
    .select(groups.map((group) => countWhere(isOfGroup(group, ask.now)).as(group)))
    .where(eb.and(conditions({ ...ask, group: null })))
    .executeTakeFirstOrThrow();
  const [urgent, soon, late, due, old] = groups.map((group) => Number(counts[group] ?? 0));
  return { urgent, soon, late, due, old } as GroupCounts;
}

/** A booking as it stands in the list; null where it does not. */
export async function findQueuedBooking(
  db: Queryable,
  ask: QueueAsk,
  id: string,
): Promise<Pivot | null> {
  const { column } = orderOf(ask);
  const row = await db
    .selectFrom("bookings")
    .select(`${column} as at`)
    .where(eb.and([...conditions(ask), eb("id", "=", id)]))
    .executeTakeFirst();
  return row ? { kind: "booking", id, at: row.at ?? "" } : null;
}

/** The nearest booking on one side of a request, and how many there are. */
export async function besideQueuedBooking(
  db: Queryable,
  ask: QueueAsk,
  around: Around,
): Promise<Beside> {
  const { column, direction, byId } = orderBeside(ask, around.side);
  const where = eb.and([...conditions(ask), ...isBeside(ask, around, "booking")]);
  const row = await db
    .selectFrom("bookings")
    .select(["id", `${column} as at`])
    .where(where)
    .orderBy(column, direction)
    .orderBy("id", byId)
    .limit(1)
    .executeTakeFirst();
  const counted = around.most
    ? await countUpTo(db, db.selectFrom("bookings").where(where), around.most)
    : { count: 0, isMore: false };
  return {
    ...counted,
    nearest: row ? { kind: "booking", id: row.id, at: row.at ?? "" } : null,
  };
}

/** The beginning of what was written in these, by their ids. */
export async function wordsOfBookings(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Pick<QueueRow, "words" | "language">>> {
  const rows = await db
    .selectFrom("bookings")
    .select([
      "id",
      "language",
      sql<string>`substr(tell_us_more, 1, ${sql.lit(WORDS_SHOWN)})`.as("words"),
    ])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, ...written }) => [id, written]));
}

function conditions(ask: QueueAsk): Condition[] {
  const { tab, group, urgent, service, country, found, now } = ask;
  return [
    ...(tab === null ? [] : [isIn(tab)]),
    ...(tab === "now" && group ? [isOfGroup(group, now)] : []),
    ...(urgent ? [eb("urgent", "=", 1)] : []),
    ...(service ? [eb("service", "=", service)] : []),
    ...(country ? [isTo(country)] : []),
    ...(found ? [found.bookings] : []),
    ...fitsFlood(ask),
    ...fitsBoth(ask),
  ];
}

function isIn(tab: NonNullable<QueueAsk["tab"]>): Condition {
  const isAnswered = eb("replied_at", "is not", null);
  switch (tab) {
    case "now":
      return isUnanswered(openStatuses);
    case "family":
      return eb.and([isAnswered, eb("status", "in", waitingStatuses)]);
    case "progress":
      return eb.and([isAnswered, eb("status", "in", movingStatuses)]);
    case "closed":
      // nearly all are: read in the order of the list, not gathered by status and sorted
      return eb("status", "not in", openStatuses);
  }
}

function isOfGroup(group: Group, now: Date): Condition {
  if (group === "urgent") return eb("urgent", "=", 1);
  return eb.and([eb("urgent", "=", 0), isTimeOf(group, now)]);
}

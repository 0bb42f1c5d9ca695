import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { searchedColumns } from "~/features/requests/facts";
import type { ListSort } from "~/features/requests/list-query";
import { fitsList, inPieces, listedPage, type Sorting } from "~/features/requests/listed.server";
import type { OverdueFirst } from "~/features/requests/overdue-first.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import { whoseOf } from "~/features/requests/queue-conditions.server";
import { isWaiting } from "~/features/requests/request-conditions.server";
import { searchRequests, wholeSearch } from "~/features/requests/request-search.server";
import type { Person } from "~/features/sessions/person";
import { type MessageFilter, type MessageQuery, openStatuses } from "./message-list";

interface MessageRow {
  id: string;
  reference: string;
  name: string;
  email: string;
  status: Schema["messages"]["status"];
  assignedTo: string | null;
  receivedAt: string;
  clock: Clock;
}

export type MessageList = OverdueFirst<MessageRow>;

/** Where what a coordinator searches for may stand. */
export const messageSearch = {
  table: "messages",
  name: "name",
  phone: "phone",
  words: searchedColumns("message"),
} as const;

const eb = expressionBuilder<Schema, "messages">();

/** Who asks for a list, and when. */
export interface Asking {
  person: Pick<Person, "id">;
  now: Date;
}

/** One page of the messages, as the filter narrows and sorts them. */
export async function listMessages(
  db: Queryable,
  filter: MessageQuery,
  asking: Asking,
): Promise<MessageList> {
  const { conditions, isCut } = await whatFits(db, filter, asking);
  const query = db
    .selectFrom("messages")
    .select([
      "id",
      "reference",
      "name",
      "email",
      "status",
      "assigned_to as assignedTo",
      "received_at as receivedAt",
      "due_at as dueAt",
      "replied_at as repliedAt",
      "waits_since as waitsSince",
    ])
    .where(eb.and(conditions));
  const { now } = asking;
  const order = {
    sorting: filter.sort && sortingOf(filter.sort),
    isOverdue: isWaiting(openStatuses, "overdue", now),
  };
  const list = await listedPage(db, query, order, { page: filter.page, isCut });
  const rows = list.rows.map(({ dueAt, repliedAt, waitsSince, ...row }) => {
    const open = row.status !== "closed";
    const receivedAt = waitsSince ?? row.receivedAt;
    return { ...row, clock: clockOf({ receivedAt, dueAt, repliedAt, open }, now) };
  });
  return { ...list, rows };
}

/** How many messages the filter leaves, however many that are. */
export async function countListedMessages(
  db: Queryable,
  filter: MessageQuery,
  asking: Asking,
): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((is) => is.fn.countAll().as("count"))
    .where(allThatFits(filter, asking))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type WholeMessage = Selectable<Schema["messages"]>;

/** All that the filter leaves, in the order of the list; the newest first where it names none. */
export async function* allMessages(
  db: Queryable,
  filter: MessageQuery,
  asking: Asking,
): AsyncGenerator<WholeMessage[], void, undefined> {
  const query = db.selectFrom("messages").selectAll().where(allThatFits(filter, asking));
  yield* inPieces(query, sortingOf(filter.sort ?? { column: "received", direction: "desc" }));
}

/** What the filter leaves, as far as a list shows what is searched for. */
async function whatFits(db: Queryable, filter: MessageQuery, asking: Asking) {
  const conditions = filtersOf(filter, asking);
  const found = await searchRequests(db, messageSearch, filter.search, conditions);
  return {
    conditions: found ? [...conditions, found.condition] : conditions,
    isCut: found?.isCut ?? false,
  };
}

/** All that the filter leaves, however much of it was searched for. */
function allThatFits(filter: MessageQuery, asking: Asking): Expression<SqlBool> {
  const search = wholeSearch(messageSearch, filter.search);
  return eb.and([...filtersOf(filter, asking), ...(search ? [search] : [])]);
}

function filtersOf(filter: MessageQuery, { person, now }: Asking): Expression<SqlBool>[] {
  const { status } = filter;
  return [
    ...(status ? [hasStatus(status, now)] : []),
    ...fitsList(filter, { whose: whoseOf(filter, person), open: openStatuses, now }),
  ];
}

/** Each has an index (2026-11-22T1400) but the status, of which there are three. */
function sortingOf({ column, direction }: ListSort): Sorting {
  const by = {
    name: sql`lower(name)`,
    // a message names none, and no address asks for it
    place: sql`lower(name)`,
    status: sql`case status when 'new' then 0 when 'answered' then 1 else 2 end`,
    received: sql`received_at`,
    due: sql`due_at`,
  };
  return { by: by[column], direction };
}

function hasStatus(status: MessageFilter, now: Date): Expression<SqlBool> {
  if (status === "overdue" || status === "due") return isWaiting(openStatuses, status, now);
  return eb("status", "=", status);
}

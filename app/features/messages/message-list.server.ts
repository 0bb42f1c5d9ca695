import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { type OverdueFirst, overdueFirst } from "~/features/requests/overdue-first.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import { isWaiting } from "~/features/requests/request-conditions.server";
import { searchRequests } from "~/features/requests/request-search.server";
import { type MessageFilter, type MessageQuery, openStatuses } from "./message-list";

interface MessageRow {
  id: string;
  reference: string;
  name: string;
  email: string;
  status: Schema["messages"]["status"];
  receivedAt: string;
  clock: Clock;
}

export type MessageList = OverdueFirst<MessageRow>;

/** Where what a coordinator searches for may stand. */
export const messageSearch = {
  table: "messages",
  name: "name",
  phone: "phone",
  words: ["message"],
} as const;

const eb = expressionBuilder<Schema, "messages">();

/** One page of the messages: overdue first, the longest waiting on top, then the newest. */
export async function listMessages(
  db: Queryable,
  filter: MessageQuery,
  now: Date,
): Promise<MessageList> {
  const { search, status, page } = filter;
  const isOfStatus = status ? [hasStatus(status, now)] : [];
  const found = await searchRequests(db, messageSearch, search, isOfStatus);
  const query = db
    .selectFrom("messages")
    .select([
      "id",
      "reference",
      "name",
      "email",
      "status",
      "received_at as receivedAt",
      "due_at as dueAt",
      "replied_at as repliedAt",
      "waits_since as waitsSince",
    ])
    .where(eb.and([...(found ? [found.condition] : []), ...isOfStatus]));
  const isOverdue = isWaiting(openStatuses, "overdue", now);
  const list = await overdueFirst(db, query, isOverdue, { page, isCut: found?.isCut ?? false });
  const rows = list.rows.map(({ dueAt, repliedAt, waitsSince, ...row }) => {
    const open = row.status !== "closed";
    const receivedAt = waitsSince ?? row.receivedAt;
    return { ...row, clock: clockOf({ receivedAt, dueAt, repliedAt, open }, now) };
  });
  return { ...list, rows };
}

function hasStatus(status: MessageFilter, now: Date): Expression<SqlBool> {
  if (status === "overdue" || status === "due") return isWaiting(openStatuses, status, now);
  return eb("status", "=", status);
}

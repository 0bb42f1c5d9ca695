import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import {
  type OverdueFirst,
  overdueFirst,
  type Part,
} from "~/features/requests/overdue-first.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import { isWaiting } from "~/features/requests/request-conditions.server";
import { matchesSearch } from "~/features/requests/request-search.server";
import { type MessageQuery, openStatuses } from "./message-list";

export interface MessageRow {
  id: string;
  reference: string;
  name: string;
  email: string;
  status: Schema["messages"]["status"];
  receivedAt: string;
  clock: Clock;
}

/** One page of the messages: overdue first, the longest waiting on top, then the newest. */
export async function listMessages(
  db: Queryable,
  query: MessageQuery,
  now: Date,
): Promise<OverdueFirst<MessageRow>> {
  const list = await overdueFirst(
    query.page,
    async (part) => {
      const { count } = await db
        .selectFrom("messages")
        .select((eb) => eb.fn.countAll().as("count"))
        .where((eb) => fits(eb, query, now, part))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    (part, limit, offset) =>
      db
        .selectFrom("messages")
        .select([
          "id",
          "reference",
          "name",
          "email",
          "status",
          "received_at",
          "due_at",
          "replied_at",
        ])
        .where((eb) => fits(eb, query, now, part))
        .$if(part === "overdue", (query) => query.orderBy("due_at"))
        .orderBy("received_at", "desc")
        .orderBy("id")
        .limit(limit)
        .offset(offset)
        .execute(),
  );
  const rows = list.rows.map(({ received_at, due_at, replied_at, ...row }) => ({
    ...row,
    receivedAt: received_at,
    clock: clockOf(
      {
        receivedAt: received_at,
        dueAt: due_at,
        repliedAt: replied_at,
        open: row.status !== "closed",
      },
      now,
    ),
  }));
  return { ...list, rows };
}

type Messages = ExpressionBuilder<Schema, "messages">;

function fits(eb: Messages, { search, status }: MessageQuery, now: Date, part: Part) {
  const conditions: Expression<SqlBool>[] = [];
  const words = matchesSearch({ name: "name", phone: "phone" }, search);
  if (words) conditions.push(words);
  if (status === "overdue") conditions.push(isWaiting(openStatuses, "overdue", now));
  else if (status === "due") conditions.push(isWaiting(openStatuses, "due", now));
  else if (status) conditions.push(eb("status", "=", status));
  if (part === "overdue") conditions.push(isWaiting(openStatuses, "overdue", now));
  if (part === "other") conditions.push(eb.not(isWaiting(openStatuses, "overdue", now)));
  return eb.and(conditions);
}

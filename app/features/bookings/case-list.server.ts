import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import type { CaseFilter, StatusFilter } from "./case-list";
import { matchesSearch } from "./case-search.server";
import { type BookingStatus, closedStatuses, isClosed, openStatuses } from "./life";
import { type OverdueFirst, overdueFirst, type Part } from "./overdue-first.server";
import { type Clock, clockOf } from "./promise";

export interface CaseRow {
  id: string;
  reference: string;
  fullName: string;
  /** E.164. */
  phoneNumber: string;
  destinationCountry: string;
  urgent: boolean;
  status: BookingStatus;
  receivedAt: string;
  clock: Clock;
}

export type CaseList = OverdueFirst<CaseRow>;

type Bookings = ExpressionBuilder<Schema, "bookings">;

/** One page of the bookings: overdue first, the longest waiting on top, then the newest. */
export async function listCases(db: Queryable, filter: CaseFilter, now: Date): Promise<CaseList> {
  const list = await overdueFirst(
    filter.page,
    (part) => countCases(db, filter, now, part),
    (part, limit, offset) =>
      selectCases(db, filter, now, part)
        .$if(part === "overdue", (query) => query.orderBy("due_at"))
        .orderBy("received_at", "desc")
        .orderBy("id")
        .limit(limit)
        .offset(offset)
        .execute(),
  );
  const rows = list.rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    fullName: row.full_name,
    phoneNumber: row.phone_number,
    destinationCountry: row.destination_country,
    urgent: isSet(row.urgent),
    status: row.status,
    receivedAt: row.received_at,
    clock: clockOf(
      {
        receivedAt: row.received_at,
        dueAt: row.due_at,
        repliedAt: row.replied_at,
        open: !isClosed(row.status),
      },
      now,
    ),
  }));
  return { ...list, rows };
}

function selectCases(db: Queryable, filter: CaseFilter, now: Date, part: Part) {
  return db
    .selectFrom("bookings")
    .select([
      "id",
      "reference",
      "full_name",
      "phone_number",
      "destination_country",
      "urgent",
      "status",
      "received_at",
      "due_at",
      "replied_at",
    ])
    .where((eb) => fits(eb, filter, now, part));
}

async function countCases(db: Queryable, filter: CaseFilter, now: Date, part: Part) {
  const { count } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .where((eb) => fits(eb, filter, now, part))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function fits(eb: Bookings, { search, status }: CaseFilter, now: Date, part: Part) {
  const conditions: Expression<SqlBool>[] = [];
  const words = matchesSearch({ name: "full_name", phone: "phone_number" }, search);
  if (words) conditions.push(words);
  if (status) conditions.push(hasStatus(eb, status, now));
  if (part === "overdue") conditions.push(isWaiting(eb, "<", now));
  if (part === "other") conditions.push(eb.not(isWaiting(eb, "<", now)));
  return eb.and(conditions);
}

function hasStatus(eb: Bookings, status: StatusFilter, now: Date): Expression<SqlBool> {
  switch (status) {
    case "overdue":
      return isWaiting(eb, "<", now);
    case "due":
      return isWaiting(eb, ">=", now);
    case "open":
      return eb("status", "in", openStatuses);
    case "closed":
      return eb("status", "in", closedStatuses);
    default:
      return eb("status", "=", status);
  }
}

function isWaiting(eb: Bookings, due: "<" | ">=", now: Date): Expression<SqlBool> {
  return eb.and([
    eb("replied_at", "is", null),
    eb("due_at", due, now.toISOString()),
    eb("status", "in", openStatuses),
  ]);
}

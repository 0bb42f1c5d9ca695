import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import {
  type OverdueFirst,
  overdueFirst,
  type Part,
} from "~/features/requests/overdue-first.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import { isWaiting } from "~/features/requests/request-conditions.server";
import { matchesSearch } from "~/features/requests/request-search.server";
import type { BookingFilter, StatusFilter } from "./booking-list";
import { type BookingStatus, closedStatuses, isClosed, openStatuses } from "./statuses";

interface BookingRow {
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

export type BookingList = OverdueFirst<BookingRow>;

type Bookings = ExpressionBuilder<Schema, "bookings">;

/** One page of the bookings: overdue first, the longest waiting on top, then the newest. */
export async function listBookings(
  db: Queryable,
  filter: BookingFilter,
  now: Date,
): Promise<BookingList> {
  const list = await overdueFirst(
    filter.page,
    (part) => countBookings(db, filter, now, part),
    (part, limit, offset) =>
      selectBookings(db, filter, now, part)
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

function selectBookings(db: Queryable, filter: BookingFilter, now: Date, part: Part) {
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

async function countBookings(db: Queryable, filter: BookingFilter, now: Date, part: Part) {
  const { count } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .where((eb) => fits(eb, filter, now, part))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function fits(eb: Bookings, { search, status }: BookingFilter, now: Date, part: Part) {
  const conditions: Expression<SqlBool>[] = [];
  const words = matchesSearch({ name: "full_name", phone: "phone_number" }, search);
  if (words) conditions.push(words);
  if (status) conditions.push(hasStatus(eb, status, now));
  if (part === "overdue") conditions.push(isWaiting(openStatuses, "overdue", now));
  if (part === "other") conditions.push(eb.not(isWaiting(openStatuses, "overdue", now)));
  return eb.and(conditions);
}

function hasStatus(eb: Bookings, status: StatusFilter, now: Date): Expression<SqlBool> {
  switch (status) {
    case "overdue":
      return isWaiting(openStatuses, "overdue", now);
    case "due":
      return isWaiting(openStatuses, "due", now);
    case "open":
      return eb("status", "in", openStatuses);
    case "closed":
      return eb("status", "in", closedStatuses);
    default:
      return eb("status", "=", status);
  }
}

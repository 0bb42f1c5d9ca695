import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import { type OverdueFirst, overdueFirst } from "~/features/requests/overdue-first.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import { isWaiting } from "~/features/requests/request-conditions.server";
import { searchRequests } from "~/features/requests/request-search.server";
import type { BookingFilter, StatusFilter } from "./booking-list";
import { type BookingStatus, isClosed, openStatuses } from "./statuses";

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

/** Where what a coordinator searches for may stand. */
export const bookingSearch = {
  table: "bookings",
  name: "full_name",
  phone: "phone_number",
  words: ["patient_current_location", "destination_country", "hospital", "tell_us_more"],
} as const;

const eb = expressionBuilder<Schema, "bookings">();

/** One page of the bookings: overdue first, the longest waiting on top, then the newest. */
export async function listBookings(
  db: Queryable,
  filter: BookingFilter,
  now: Date,
): Promise<BookingList> {
  const { search, status, page } = filter;
  const isOfStatus = status ? [hasStatus(status, now)] : [];
  const found = await searchRequests(db, bookingSearch, search, isOfStatus);
  const query = db
    .selectFrom("bookings")
    .select([
      "id",
      "reference",
      "full_name as fullName",
      "phone_number as phoneNumber",
      "destination_country as destinationCountry",
      "urgent",
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
    const open = !isClosed(row.status);
    const receivedAt = waitsSince ?? row.receivedAt;
    const clock = clockOf({ receivedAt, dueAt, repliedAt, open }, now);
    return { ...row, urgent: isSet(row.urgent), clock };
  });
  return { ...list, rows };
}

function hasStatus(status: StatusFilter, now: Date): Expression<SqlBool> {
  switch (status) {
    case "overdue":
      return isWaiting(openStatuses, "overdue", now);
    case "due":
      return isWaiting(openStatuses, "due", now);
    case "open":
      return eb("status", "in", openStatuses);
    case "closed":
      // nearly all are: read in the order of the list, not gathered by status and sorted
      return eb("status", "not in", openStatuses);
    default:
      return eb("status", "=", status);
  }
}

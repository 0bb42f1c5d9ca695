import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import type { BookingStatus } from "#db/tables/bookings";
import { searchedColumns } from "~/features/requests/facts";
import type { ListSort } from "~/features/requests/list-query";
import { fitsList, inPieces, listedPage, type Sorting } from "~/features/requests/listed.server";
import type { OverdueFirst } from "~/features/requests/overdue-first.server";
import { type Clock, clockOf } from "~/features/requests/promise";
import { whoseOf } from "~/features/requests/queue-conditions.server";
import { isWaiting } from "~/features/requests/request-conditions.server";
import { searchRequests, wholeSearch } from "~/features/requests/request-search.server";
import type { Person } from "~/features/sessions/person";
import type { BookingFilter, StatusFilter } from "./booking-list";
import { isTo } from "./destination.server";
import { isClosed, openStatuses, statuses } from "./statuses";

interface BookingRow {
  id: string;
  reference: string;
  fullName: string;
  /** E.164. */
  phoneNumber: string;
  destinationCountry: string;
  urgent: boolean;
  status: BookingStatus;
  assignedTo: string | null;
  receivedAt: string;
  clock: Clock;
}

export type BookingList = OverdueFirst<BookingRow>;

/** Where what a coordinator searches for may stand. */
export const bookingSearch = {
  table: "bookings",
  name: "full_name",
  phone: "phone_number",
  words: searchedColumns("booking"),
} as const;

const eb = expressionBuilder<Schema, "bookings">();

/** Who asks for a list, and when. */
export interface Asking {
  person: Pick<Person, "id">;
  now: Date;
}

/** One page of the bookings, as the filter narrows and sorts them. */
export async function listBookings(
  db: Queryable,
  filter: BookingFilter,
  asking: Asking,
): Promise<BookingList> {
  const { conditions, isCut } = await whatFits(db, filter, asking);
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
    const open = !isClosed(row.status);
    const receivedAt = waitsSince ?? row.receivedAt;
    const clock = clockOf({ receivedAt, dueAt, repliedAt, open }, now);
    return { ...row, urgent: isSet(row.urgent), clock };
  });
  return { ...list, rows };
}

/** How many bookings the filter leaves, however many that are. */
export async function countListedBookings(
  db: Queryable,
  filter: BookingFilter,
  asking: Asking,
): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((is) => is.fn.countAll().as("count"))
    .where(allThatFits(filter, asking))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type WholeBooking = Selectable<Schema["bookings"]>;

/** All that the filter leaves, in the order of the list; the newest first where it names none. */
export async function* allBookings(
  db: Queryable,
  filter: BookingFilter,
  asking: Asking,
): AsyncGenerator<WholeBooking[], void, undefined> {
  const query = db.selectFrom("bookings").selectAll().where(allThatFits(filter, asking));
  yield* inPieces(query, sortingOf(filter.sort ?? { column: "received", direction: "desc" }));
}

/** What the filter leaves, as far as a list shows what is searched for. */
async function whatFits(db: Queryable, filter: BookingFilter, asking: Asking) {
  const conditions = filtersOf(filter, asking);
  const found = await searchRequests(db, bookingSearch, filter.search, conditions);
  return {
    conditions: found ? [...conditions, found.condition] : conditions,
    isCut: found?.isCut ?? false,
  };
}

/** All that the filter leaves, however much of it was searched for. */
function allThatFits(filter: BookingFilter, asking: Asking): Expression<SqlBool> {
  const search = wholeSearch(bookingSearch, filter.search);
  return eb.and([...filtersOf(filter, asking), ...(search ? [search] : [])]);
}

function filtersOf(filter: BookingFilter, { person, now }: Asking): Expression<SqlBool>[] {
  const { status, urgent, service, country } = filter;
  return [
    ...(status ? [hasStatus(status, now)] : []),
    ...(urgent ? [eb("urgent", "=", 1)] : []),
    ...(service ? [eb("service", "=", service)] : []),
    ...(country ? [isTo(country)] : []),
    ...fitsList(filter, { whose: whoseOf(filter, person), open: openStatuses, now }),
  ];
}

/** Each has an index (2026-11-22T1400): the words of both must stay the same. */
function sortingOf({ column, direction }: ListSort): Sorting {
  const by = {
    name: sql`lower(full_name)`,
    place: sql`lower(destination_country)`,
    status: statusRank,
    received: sql`received_at`,
    due: sql`due_at`,
  };
  return { by: by[column], direction };
}

/** Along the journey, not by the letters of names that nobody sees. */
const statusRank = sql`case status ${sql.join(
  statuses.map((status, place) => sql`when ${sql.lit(status)} then ${sql.lit(place)}`),
  sql` `,
)} end`;

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

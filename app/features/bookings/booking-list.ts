import type { BookingStatus } from "#db/tables/bookings";
import { type ListQuery, readListQuery } from "~/features/requests/list-query";
import { isStatus, statuses } from "./statuses";

/** Beside the statuses themselves: what is asked for most. */
const statusGroups = ["overdue", "due", "open", "closed"] as const;
export type StatusFilter = (typeof statusGroups)[number] | BookingStatus;
export const statusFilters: readonly StatusFilter[] = [...statusGroups, ...statuses];

export type BookingFilter = ListQuery<StatusFilter>;

export function readBookingFilter(query: URLSearchParams): BookingFilter {
  return readListQuery(query, isStatusFilter);
}

function isStatusFilter(value: unknown): value is StatusFilter {
  return isStatus(value) || statusGroups.includes(value as (typeof statusGroups)[number]);
}

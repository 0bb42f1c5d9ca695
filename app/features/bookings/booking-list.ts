import { normalForm } from "~/server/normal-form";
import { type BookingStatus, isStatus, statuses } from "./statuses";

/** Beside the statuses themselves: what is asked for most. */
const statusGroups = ["overdue", "due", "open", "closed"] as const;
export type StatusFilter = (typeof statusGroups)[number] | BookingStatus;
export const statusFilters: readonly StatusFilter[] = [...statusGroups, ...statuses];

export interface BookingFilter {
  search: string;
  status: StatusFilter | null;
  page: number;
}

/** Reads a list's query; what does not fit counts as not given. */
export function readListQuery<Filter extends string>(
  query: URLSearchParams,
  isFilter: (value: unknown) => value is Filter,
) {
  const status = query.get("status");
  const page = query.get("page") ?? "";
  return {
    search: normalForm((query.get("search") ?? "").toWellFormed(), "NFC")
      .trim()
      .slice(0, 100),
    status: isFilter(status) ? status : null,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

export function readBookingFilter(query: URLSearchParams): BookingFilter {
  return readListQuery(query, isStatusFilter);
}

function isStatusFilter(value: unknown): value is StatusFilter {
  return isStatus(value) || statusGroups.includes(value as (typeof statusGroups)[number]);
}

import { clockView } from "~/features/requests/dashboard/clock-view.server";
import { phoneView } from "~/features/requests/dashboard/contact-links.server";
import { listAddress } from "~/features/requests/list-query";
import { formatCount } from "~/locales/format";
import { formatListed } from "~/locales/format-listed";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { type BookingFilter, statusFilters } from "../booking-list";
import type { BookingList } from "../booking-list.server";
import { bookingName } from "./booking-name.server";

export type BookingListView = ReturnType<typeof bookingListView>;

/** One page of bookings in the words of the page. */
export function bookingListView(
  list: BookingList,
  filter: BookingFilter,
  /** Coordinators' names by their ids. */
  names: ReadonlyMap<string, string>,
  now: Date,
  language: Language,
) {
  const { dashboard } = texts(language);
  const t = translator(language);
  const labels = { ...dashboard.filters, ...dashboard.statuses };
  return {
    statusOptions: statusFilters.map((value) => ({ value, label: labels[value] })),
    count: t("dashboard.list.count", { count: formatCount(list, language) }),
    rows: list.rows.map((row) => ({
      id: row.id,
      href: paths.dashboardBooking(row.id, language),
      reference: row.reference,
      fullName: bookingName(row, language),
      phone: phoneView(row.phoneNumber),
      destination: row.destinationCountry,
      urgent: row.urgent,
      status: dashboard.statuses[row.status],
      owner: row.assignedTo === null ? "" : (names.get(row.assignedTo) ?? ""),
      received: formatListed(row.receivedAt, now, language),
      clock: clockView(row.clock, language),
    })),
    pagination: paginationOf(language, list, (page) =>
      paths.dashboardBookings(language, listAddress({ ...filter, page: page ?? 1 })),
    ),
  };
}

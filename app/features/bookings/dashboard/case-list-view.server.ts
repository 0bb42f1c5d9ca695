import { formatDateTime, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { type CaseFilter, statusFilters } from "../case-list";
import type { CaseList } from "../case-list.server";
import { clockView } from "./clock-view.server";
import { pagination } from "./pagination.server";
import { phoneView } from "./reach-view.server";

export type CaseListView = ReturnType<typeof caseListView>;

/** One page of bookings in the words of the page. */
export function caseListView(list: CaseList, filter: CaseFilter, language: Language) {
  const { dashboard } = texts(language);
  const t = translator(language);
  const labels = { ...dashboard.filters, ...dashboard.statuses };
  const { search, status } = filter;
  return {
    path: paths.dashboardBookings(language),
    filter: { search, status },
    isFiltered: search !== "" || status !== null,
    statusOptions: statusFilters.map((value) => ({ value, label: labels[value] })),
    count: t("dashboard.list.count", { count: formatNumber(list.count, language) }),
    rows: list.rows.map((row) => ({
      id: row.id,
      href: paths.dashboardBooking(row.id, language),
      reference: row.reference,
      fullName: row.fullName || dashboard.erased.name,
      phone: phoneView(row.phoneNumber),
      destination: row.destinationCountry,
      urgent: row.urgent,
      status: dashboard.statuses[row.status],
      received: formatDateTime(row.receivedAt, language),
      clock: clockView(row.clock, language),
    })),
    pagination: pagination(list, language, (page) =>
      paths.dashboardBookings(language, { search, status, page }),
    ),
  };
}

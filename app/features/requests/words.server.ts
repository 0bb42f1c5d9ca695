import { type RawBuilder, sql } from "kysely";
import type { RequestKind, RequestStatus } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";

/**
 * Name of a request in lists, titles and mails for coordinators: the name that the family gave, otherwise "Call back"
 * with the number, or "erased".
 */
export function requestName(
  { fullName, phoneNumber }: { fullName: string; phoneNumber: string },
  language: Language,
): string {
  if (fullName !== "") return fullName;
  if (phoneNumber === "") return texts(language).dashboard.erased.name;
  return translator(language)("dashboard.callBackOf", { phone: formatPhone(phoneNumber) });
}

/** SQL for `requestName`: the name in the request, or in a request merged into it. */
export function nameColumn(): RawBuilder<string> {
  return sql<string>`case when requests.full_name <> '' then requests.full_name else coalesce((
    select part.full_name from requests as part
    where part.merged_into = requests.id and part.full_name <> ''
    order by part.received_at desc limit 1), '') end`;
}

/** Status labels by kind: a message is "answered", not "acknowledged". */
export function statusNames(
  kind: RequestKind,
  language: Language,
): Readonly<Record<RequestStatus, string>> {
  const { statuses, messages } = texts(language).dashboard;
  return kind === "message" ? { ...statuses, ...messages.statuses } : statuses;
}

/** Link to the form for a request by phone. */
export function newRequestLink(language: Language): { href: string; label: string } {
  const { button: label } = texts(language).requestWork.byPhone;
  return { href: paths.dashboardPage("bookings/new", language), label };
}

import { type RawBuilder, sql } from "kysely";
import type { RequestKind, RequestStatus } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { writtenPhone } from "~/server/phone.server";

/**
 * The name of a request for coordinators, in every list, title and mail: its family's; "Call back" and the
 * number where that was left alone; and a word of ours where both were erased.
 */
export function requestName(
  { fullName, phoneNumber }: { fullName: string; phoneNumber: string },
  language: Language,
): string {
  if (fullName !== "") return fullName;
  if (phoneNumber === "") return texts(language).dashboard.erased.name;
  return translator(language)("dashboard.callBackOf", { phone: writtenPhone(phoneNumber) });
}

/** A column for `requestName`: of a request without a name, the name given in what was merged into it. */
export function nameColumn(): RawBuilder<string> {
  return sql<string>`case when requests.full_name <> '' then requests.full_name else coalesce((
    select part.full_name from requests as part
    where part.merged_into = requests.id and part.full_name <> ''
    order by part.received_at desc limit 1), '') end`;
}

/** The names of the statuses of a kind: a message is not acknowledged, but answered. */
export function statusNames(
  kind: RequestKind,
  language: Language,
): Readonly<Record<RequestStatus, string>> {
  const { statuses, messages } = texts(language).dashboard;
  return kind === "message" ? { ...statuses, ...messages.statuses } : statuses;
}

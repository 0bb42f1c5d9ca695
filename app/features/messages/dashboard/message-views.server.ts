import { clockView } from "~/features/requests/dashboard/clock-view.server";
import { listAddress } from "~/features/requests/list-query";
import { formatCount } from "~/locales/format";
import { formatListed } from "~/locales/format-listed";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { type MessageQuery, messageFilters } from "../message-list";
import type { MessageList } from "../message-list.server";

export type MessageListView = ReturnType<typeof messageListView>;

/** One page of messages in the words of the page. */
export function messageListView(
  list: MessageList,
  filter: MessageQuery,
  /** Coordinators' names by their ids. */
  names: ReadonlyMap<string, string>,
  now: Date,
  language: Language,
) {
  const { filters, messages, erased } = texts(language).dashboard;
  const labels = { ...filters, ...messages.statuses };
  return {
    statusOptions: messageFilters.map((value) => ({ value, label: labels[value] })),
    count: translator(language)("dashboard.messages.count", {
      count: formatCount(list, language),
    }),
    rows: list.rows.map((row) => ({
      id: row.id,
      href: messagePath(row.id, language),
      reference: row.reference,
      name: row.name || erased.name,
      email: row.email,
      status: messages.statuses[row.status],
      owner: row.assignedTo === null ? "" : (names.get(row.assignedTo) ?? ""),
      received: formatListed(row.receivedAt, now, language),
      clock: clockView(row.clock, language),
    })),
    pagination: paginationOf(language, list, (page) =>
      paths.dashboardPage("contacts", language, listAddress({ ...filter, page: page ?? 1 })),
    ),
  };
}

/** A message's page, or what its forms post to. */
export function messagePath(id: string, language: Language, part = ""): string {
  return paths.dashboardRecord("contacts", id, language, part);
}

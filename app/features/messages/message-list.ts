import { type ListQuery, readListQuery } from "~/features/requests/list-query";

/** Beside the statuses themselves: what is asked for most. */
export const messageFilters = ["overdue", "due", "new", "answered", "closed"] as const;
/** The statuses in which a reply is owed. */
export const openStatuses = ["new"] as const;
export type MessageFilter = (typeof messageFilters)[number];

export type MessageQuery = ListQuery<MessageFilter>;

export function readMessageQuery(query: URLSearchParams): MessageQuery {
  const read = readListQuery(query, isMessageFilter);
  const sort = read.sort?.column === "place" ? null : read.sort;
  // of these a message says nothing
  return { ...read, sort, urgent: false, service: null, country: null };
}

function isMessageFilter(value: unknown): value is MessageFilter {
  return messageFilters.includes(value as MessageFilter);
}

/** Beside the statuses themselves: what is asked for most. */
export const messageFilters = ["overdue", "due", "new", "answered", "closed"] as const;
export type MessageFilter = (typeof messageFilters)[number];

export interface MessageQuery {
  search: string;
  status: MessageFilter | null;
  page: number;
}

export function isMessageFilter(value: unknown): value is MessageFilter {
  return messageFilters.includes(value as MessageFilter);
}

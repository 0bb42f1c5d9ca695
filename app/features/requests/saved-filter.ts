/** Lists that have saved filters, named as in the dashboard's addresses. */
const filteredLists = ["queue", "bookings", "contacts"] as const;
export type FilteredList = (typeof filteredLists)[number];

export function isFilteredList(value: unknown): value is FilteredList {
  return filteredLists.includes(value as FilteredList);
}

export const FILTERS_MAX = 20;
export const FILTER_NAME_MAX = 40;

export interface SavedFilter {
  id: string;
  list: FilteredList;
  name: string;
  /** The list's query string, without the question mark. */
  query: string;
}

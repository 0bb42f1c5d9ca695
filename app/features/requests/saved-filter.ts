/** The lists whose filters can be saved, as the dashboard's addresses name them. */
const filteredLists = ["queue", "bookings", "contacts"] as const;
export type FilteredList = (typeof filteredLists)[number];

export function isFilteredList(value: unknown): value is FilteredList {
  return filteredLists.includes(value as FilteredList);
}

/** More stand in nobody's way, and nobody looks through more. */
export const FILTERS_MAX = 20;
export const FILTER_NAME_MAX = 40;

export interface SavedFilter {
  id: string;
  list: FilteredList;
  name: string;
  /** As the list's address has it, without its question mark. */
  query: string;
}

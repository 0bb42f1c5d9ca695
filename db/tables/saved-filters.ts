import type { TableColumns } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** Filters that a coordinator has given a name; never with words that were searched for. */
export interface SavedFilters {
  id: string;
  user_id: string;
  /** As the dashboard's addresses name it. */
  list: "queue" | "bookings" | "contacts";
  name: string;
  /** The name as names are compared; unique for each person. */
  name_key: string;
  /** As the list's address has it, without its question mark. */
  query: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export const savedFiltersColumns = {
  saved_filters: {
    deleted: ["user_id", "name", "name_key"],
    notPersonal: {
      random: ["id"],
      "which requests a list shows": ["list", "query"],
      "times, and gone with the row": ["created_at", "updated_at"],
    },
    download: ["list", "name", "query", "created_at"],
    withheld: {
      random: ["user_id"],
      "the name once more": ["name_key"],
    },
    ends: "account",
  },
} as const satisfies { saved_filters: TableColumns<SavedFilters> };

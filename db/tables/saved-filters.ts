import { table } from "../column-kinds";
import type { Timestamp } from "../column-values";

/** A filter that a coordinator saved under a name, without the search text. */
export interface SavedFilters {
  id: string;
  user_id: string;
  /** The list's name in addresses. */
  list: "queue" | "bookings" | "contacts";
  name: string;
  /** The name, folded; unique for each person. */
  name_key: string;
  /** The query of the list's address, without its question mark. */
  query: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export const savedFilters = {
  owner: "features/requests",
  tables: {
    saved_filters: table<SavedFilters>()({
      deleted: ["user_id", "name", "name_key"],
      notPersonal: {
        random: ["id"],
        "which requests a list shows": ["list", "query"],
        "times, deleted with the row anyway": ["created_at", "updated_at"],
      },
      download: ["list", "name", "query", "created_at"],
      withheld: {
        random: ["user_id"],
        "the name once more": ["name_key"],
      },
      ends: "account",
    }),
  },
};

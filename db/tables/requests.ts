import type { TableColumns } from "../column-kinds";
import type { Timestamp } from "../column-values";

/**
 * Every time that a request waited for a reply: since it arrived, and again since its family wrote
 * anew. Bookings and messages hold the one that counts now (`waits_since`, `due_at`, `replied_at`).
 */
export interface Clocks {
  /** Of the first one, its request's. */
  id: string;
  /** One of the two is set. */
  booking_id: string | null;
  message_id: string | null;
  /** The request with the words that it runs for: the same, or what the family wrote later. */
  written_in: string;
  started_at: Timestamp;
  due_at: Timestamp;
  /** Null while it runs; and for ever where the request was closed without a reply. */
  stopped_at: Timestamp | null;
  /** Who recorded the reply. */
  stopped_by: string | null;
}

export const requestsColumns = {
  clocks: {
    notPersonal: {
      random: ["id", "booking_id", "message_id", "written_in"],
      "times, for the counts": ["started_at", "due_at", "stopped_at"],
      "a coordinator's work": ["stopped_by"],
    },
    download: [],
  },
} as const satisfies { clocks: TableColumns<Clocks> };

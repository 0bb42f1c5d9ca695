import type { Channel } from "~/features/requests/history";
import type { BookingStatus } from "./statuses";

export interface HistoryEntry {
  id: string;
  kind: "move" | "reply" | "note";
  at: string;
  actorName: string;
  /** The request itself, through the form. */
  byFamily: boolean;
  from: BookingStatus | null;
  to: BookingStatus | null;
  channel: Channel | null;
  /** Why, what was said, or the note. */
  reason: string;
}

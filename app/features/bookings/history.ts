import type { Channel, OtherRequest } from "~/features/requests/history";
import type { BookingStatus } from "./statuses";

export interface HistoryEntry {
  id: string;
  kind: "move" | "reply" | "note" | "assign" | "family";
  at: string;
  actorName: string;
  /** The request itself, through the form. */
  byFamily: boolean;
  from: BookingStatus | null;
  to: BookingStatus | null;
  channel: Channel | null;
  /** Why, what was said, or the note. */
  reason: string;
  /** Who has it since, of `assign`; null where it was given back. */
  assigneeName: string | null;
  /** What the family wrote anew, of `family`. */
  other: OtherRequest | null;
}

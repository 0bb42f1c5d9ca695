import type { BookingStatus } from "./statuses";

/** How a coordinator reached the family. */
export const channels = ["phone", "whatsapp", "email", "other"] as const;
export type Channel = (typeof channels)[number];

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

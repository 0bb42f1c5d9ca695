import type { BookingEvents, BookingStatus } from "#db/tables/bookings";
import type { Channel, OtherRequest } from "~/features/requests/history";

export type HistoryKind = BookingEvents["kind"];

export interface HistoryEntry {
  id: string;
  bookingId: string;
  kind: HistoryKind;
  /** ISO 8601 UTC. */
  at: string;
  actorName: string;
  /** The request itself, through the form. */
  byFamily: boolean;
  from: BookingStatus | null;
  to: BookingStatus | null;
  channel: Channel | null;
  /** Why, what was said, or the note. */
  reason: string;
  /** Which fact was corrected, and what stood there before and after; empty where it was erased. */
  field: string | null;
  oldValue: string;
  newValue: string;
  /** Another request: merged, written anew by the family, or what this one was made of. */
  other: OtherRequest | null;
  /** Who has it since an assignment; null where it was given back. */
  assigneeName: string | null;
  /** The entry that this one takes back. */
  undoes: string | null;
}

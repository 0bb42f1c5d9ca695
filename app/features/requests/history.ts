import type { RequestEventKind, RequestEvents, RequestStatus } from "#db/tables/requests";

/** How a coordinator reached the family. */
export type Channel = NonNullable<RequestEvents["channel"]>;

/** Another request of the same family, as a history names it. */
export interface OtherRequest {
  id: string;
  reference: string;
}

/** One event of a request's history. */
export interface HistoryEntry {
  id: string;
  requestId: string;
  kind: RequestEventKind;
  /** ISO 8601 UTC. */
  at: string;
  byFamily: boolean;
  /** Empty where the family did it. */
  actorName: string;
  from: RequestStatus | null;
  to: RequestStatus | null;
  channel: Channel | null;
  /** What was said or noted, or why. */
  words: string;
  /** Which fact was corrected, or `kind`, and its value before and after; empty where it was erased. */
  field: string | null;
  oldValue: string;
  newValue: string;
  other: OtherRequest | null;
  /** Who has it since an assignment; null where it was given back. */
  assigneeName: string | null;
  /** The event that this one takes back. */
  undoes: string | null;
}

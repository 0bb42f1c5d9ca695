import type { RequestEventKind, RequestEvents, RequestStatus } from "#db/tables/requests";

/** The channel by which a coordinator reached the family. */
export type Channel = NonNullable<RequestEvents["channel"]>;

/** True for a reply shown on the family's page. */
export function isOnPage({ kind, channel }: Pick<HistoryEntry, "kind" | "channel">): boolean {
  return kind === "reply" && channel === "page";
}

/** Events of documents: the kind of the document is in `field`, its id in `newValue`. */
export const paperEventKinds = [
  "paper-sent",
  "paper-accepted",
  "paper-refused",
  "paper-removed",
] as const satisfies RequestEventKind[];
export type PaperEventKind = (typeof paperEventKinds)[number];

/** Kinds of events that undoing passes over: the last act before them can still be undone. */
export const kindsIgnoredByUndo: readonly RequestEventKind[] = [
  "sent",
  "family",
  "assign",
  "partner",
  "contact",
  "link",
  "consent",
  "disclosure",
  ...paperEventKinds,
];

/** Another request of the same family. */
export interface OtherRequest {
  id: string;
  reference: string;
}

/** True if a coordinator took the request on the phone. */
export function isByPhone({ id, history }: { id: string; history: readonly HistoryEntry[] }) {
  return history.some(
    ({ requestId, kind, byFamily }) => requestId === id && kind === "sent" && !byFamily,
  );
}

export interface HistoryEntry {
  id: string;
  requestId: string;
  kind: RequestEventKind;
  /** ISO 8601 UTC. */
  at: string;
  byFamily: boolean;
  /** Empty if the family caused the event. */
  actorName: string;
  from: RequestStatus | null;
  to: RequestStatus | null;
  channel: Channel | null;
  /** Text of a message, reply or note, or the reason of a move or follow-up. */
  words: string;
  /**
   * Tells what the two values are: key of a corrected fact, or e.g. `again` or a document's kind. The
   * values are empty once erased.
   */
  field: string | null;
  oldValue: string;
  newValue: string;
  other: OtherRequest | null;
  /** The new owner; null if the request was given back. */
  assigneeName: string | null;
  undoes: string | null;
}

/** Id of the text that the family wrote: a request, or a message on its page; null for any other event. */
export function familyTextId(entry: HistoryEntry): string | null {
  if (entry.kind === "sent") return entry.requestId;
  if (entry.kind !== "family") return null;
  return entry.other?.id ?? entry.id;
}

/** Events in which the family wrote on its page. */
export function familyMessagesIn(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter(({ kind, other, words }) => kind === "family" && !other && words !== "");
}

import type { Generated, GeneratedAlways } from "kysely";
import type { Language } from "~/locales/languages";
import type { Flag, Timestamp, Version } from "../column-values";

/** `call_back`: a number alone, to be called. */
export type RequestKind = "booking" | "message" | "call_back";

/**
 * In the order of the journey. A message can only be `received`, `acknowledged`, `completed`,
 * `cancelled`, `duplicate` or `spam`.
 */
export type RequestStatus =
  | "received"
  | "acknowledged"
  | "info_needed"
  | "in_review"
  | "quoted"
  | "confirmed"
  | "scheduled"
  | "in_transit"
  | "arrived"
  | "completed"
  | "on_hold"
  | "cancelled"
  | "declined"
  | "duplicate"
  | "spam";

/** Facts of a request. Each column has its line in `factColumns` and in `features/requests/fields.ts`. */
export interface RequestFacts {
  full_name: Generated<string>;
  /** E.164. */
  phone_number: Generated<string>;
  email: Generated<string>;
  /** Coordinators enter it; the public form does not ask for it. */
  patient_name: Generated<string>;
  patient_current_location: Generated<string>;
  destination_country: Generated<string>;
  service: Generated<string | null>;
  hospital: Generated<string | null>;
  /** As `readAge` returns it: "62", "6 months", "15 days". */
  patient_age: Generated<string | null>;
  /** The writer's relation to the patient. */
  relation: Generated<string | null>;
  /** `yes` or `no`. */
  passport: Generated<string | null>;
  /** `none`, `oxygen` or `ventilator`. */
  breathing_help: Generated<string | null>;
  relatives: Generated<number | null>;
  best_time_to_call: Generated<string | null>;
  urgent: Generated<Flag>;
  tell_us_more: Generated<string>;
}

/** One row for everything a family sends. */
export interface Requests extends RequestFacts {
  /** In the order of arrival; the search index needs an integer that VACUUM keeps. */
  number: Generated<number>;
  id: string;
  reference: string;
  kind: RequestKind;
  language: Language;
  /** Unique together: the same form with the same content is the same request. */
  submission_key: string;
  content_hash: string;
  status: RequestStatus;
  /** Status to which a request on hold returns. */
  held_from: RequestStatus | null;
  received_at: Timestamp;
  /** Start, deadline and stop of the current clock. */
  waits_since: Timestamp;
  due_at: Timestamp;
  replied_at: Timestamp | null;
  /** A coordinator wrote it down during the family's call, which answered it. */
  by_phone: Generated<Flag>;
  updated_at: Timestamp;
  erased_at: Timestamp | null;
  user_id: string | null;
  /** Assigned coordinator. */
  assigned_to: string | null;
  /** Follow-up: when an open request comes back to `now`, and a coordinator's reason. */
  again_at: Generated<Timestamp | null>;
  again_why: Generated<string>;
  /** Somebody without email asked for a new link to its page, and the desk has issued none since. */
  link_wanted_at: Generated<Timestamp | null>;
  /** The request into which this duplicate was merged. */
  merged_into: Generated<string | null>;
  version: Version;
  /** Keyed hash of the network of a flood (decision 12). */
  flood: Generated<string | null>;
  /** Folded facts and number, for the desk's search; `requestSearchText` writes it. */
  search_text: Generated<string>;
  /** Computed: place in the queue, and the time that orders it there. */
  queue: GeneratedAlways<RequestQueue>;
  queue_at: GeneratedAlways<Timestamp>;
  /**
   * Computed: last change of an open, answered request that lacks an owner, a follow-up or both;
   * null for others.
   */
  adrift_since: GeneratedAlways<Timestamp | null>;
}

export type RequestQueue = "now" | "family" | "progress" | "closed";

/** History of a request; `by` is `family` unless a coordinator acted. */
export interface RequestEvents {
  id: string;
  request_id: string;
  at: Timestamp;
  kind: RequestEventKind;
  by: "desk" | "family";
  actor_id: string | null;
  /** Null for an act of the family. */
  actor_name: string | null;
  from_status: RequestStatus | null;
  to_status: RequestStatus | null;
  /** `page`: words on the family's page. */
  channel: "phone" | "whatsapp" | "page" | "other" | null;
  /** The words of a reply or a note, or the reason of a move. */
  words: string;
  /**
   * Corrected fact, `kind`, `again`, `contact` with the person's id, a document's kind with its id,
   * a consent's state or a disclosure's way with the recipient.
   */
  field: Generated<string | null>;
  old_value: Generated<string | null>;
  new_value: Generated<string | null>;
  /** The other request: a later one of the family, or the other side of a merge. */
  other_id: Generated<string | null>;
  other_reference: Generated<string | null>;
  /** The new assignee (`assign`); null: given back. The name stays, as `actor_name` does. */
  assignee_id: Generated<string | null>;
  assignee_name: Generated<string | null>;
  /** The event that this one undoes. */
  undoes: Generated<string | null>;
}

/**
 * `sent`, `paper-sent`: also noted by a coordinator; `family`: words on its page, or another request; `kind`: became a
 * booking; `again`: a follow-up; `link`: a lost link.
 */
export type RequestEventKind =
  | "sent"
  | "family"
  | "move"
  | "reply"
  | "call"
  | "note"
  | "assign"
  | "again"
  | "correction"
  | "kind"
  | "partner"
  | "merge"
  | "split"
  | "undo"
  | "contact"
  | "link"
  | "paper-sent"
  | "paper-accepted"
  | "paper-refused"
  | "paper-removed"
  | "consent"
  | "disclosure"
  | "erased";

/** One row for each time that a family writes, or that a wait begins at the desk or by phone. */
export interface Clocks {
  /**
   * The id of the request, or of the event with the message or paper, that started it; random for a
   * wait begun at the desk or by phone.
   */
  id: string;
  /** The request whose words started it. */
  request_id: string;
  /** The family's earlier open request that waits again because of it. */
  earlier_id: string | null;
  started_at: Timestamp;
  due_at: Timestamp;
  /** Null while it runs, and after closing without a reply. */
  stopped_at: Timestamp | null;
  /** The coordinator of the reply, and its event. */
  stopped_by: string | null;
  stopped_in: string | null;
  /** Counted by the promise: not for a duplicate, a flood, or a wait begun at the desk or by phone. */
  counts: Flag;
  /** The time its request was declined as spam; until that is undone, it counts in no figure. */
  spam_at: Generated<Timestamp | null>;
}

/** A coordinator has a request's page open, or had it a moment ago. */
export interface RequestPresence {
  request_id: string;
  user_id: string;
  /** The row counts until then. */
  until: Timestamp;
}

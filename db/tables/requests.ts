import type { Generated, GeneratedAlways } from "kysely";
import type { Language } from "~/locales/languages";
import type { Flag, Timestamp, Version } from "../column-values";

/** `call_back` has only a phone number, which a coordinator calls. */
export type RequestKind = "booking" | "message" | "call_back";

/**
 * In the order of the journey. A message can be `received`, `acknowledged`, `completed`,
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

/**
 * Facts of a request. Each column has an entry in `factColumns` and in
 * `features/requests/fields.ts`.
 */
export interface RequestFacts {
  full_name: Generated<string>;
  /** E.164. */
  phone_number: Generated<string>;
  email: Generated<string>;
  /** Only coordinators enter and see it; the public form does not ask for it. */
  patient_name: Generated<string>;
  patient_current_location: Generated<string>;
  destination_country: Generated<string>;
  service: Generated<string | null>;
  hospital: Generated<string | null>;
  /** As `readAge` returns it: "62", "6 months", "15 days". */
  patient_age: Generated<string | null>;
  /** Relation of the person who sent the request to the patient. */
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
  /**
   * Increases with each new request. The search index needs an integer that VACUUM does not change.
   */
  number: Generated<number>;
  id: string;
  reference: string;
  kind: RequestKind;
  language: Language;
  /** Unique in combination: if a form is sent twice with the same content, it is one request. */
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
  /**
   * Set if a coordinator entered it during a call from the family; the call counts as the reply.
   */
  by_phone: Generated<Flag>;
  updated_at: Timestamp;
  erased_at: Timestamp | null;
  user_id: string | null;
  /** Assigned coordinator. */
  assigned_to: string | null;
  /**
   * Follow-up: the time when an open request returns to the queue `now`, and the coordinator's
   * reason.
   */
  again_at: Generated<Timestamp | null>;
  again_why: Generated<string>;
  /**
   * Time when somebody without email asked for a new link to the page; null once a coordinator has
   * issued one.
   */
  link_wanted_at: Generated<Timestamp | null>;
  /** The request into which this duplicate was merged. */
  merged_into: Generated<string | null>;
  version: Version;
  /** Keyed hash of the sender's network if the request belongs to a flood (decision 12). */
  flood: Generated<string | null>;
  /** Folded facts and number, for the coordinators' search; `searchTextOf` computes it. */
  search_text: Generated<string>;
  /** Computed: the part of the queue, and the time by which requests are sorted in it. */
  queue: GeneratedAlways<RequestQueue>;
  queue_at: GeneratedAlways<Timestamp>;
  /**
   * Computed: last change of an open, answered request that has no owner or no follow-up; null for
   * others.
   */
  adrift_since: GeneratedAlways<Timestamp | null>;
}

export type RequestQueue = "now" | "family" | "progress" | "closed";

/** History of a request. `by` is the family unless a coordinator acted. */
export interface RequestEvents {
  id: string;
  request_id: string;
  at: Timestamp;
  kind: RequestEventKind;
  by: "desk" | "family";
  actor_id: string | null;
  /** Null if the family acted. */
  actor_name: string | null;
  from_status: RequestStatus | null;
  to_status: RequestStatus | null;
  /** `page`: a message on the family's page. */
  channel: "phone" | "whatsapp" | "page" | "other" | null;
  /** Text of a reply or a note, or the reason for a change of status. */
  words: string;
  /**
   * The changed field with its old and new value: a fact, `kind` or `again`; or `contact` with the
   * person's id.
   */
  field: Generated<string | null>;
  old_value: Generated<string | null>;
  new_value: Generated<string | null>;
  /** The other request: a later one from the family, or the other one of a merge. */
  other_id: Generated<string | null>;
  other_reference: Generated<string | null>;
  /**
   * The new owner (`assign`); null if the owner gave the request back. The name is kept, like
   * `actor_name`.
   */
  assignee_id: Generated<string | null>;
  assignee_name: Generated<string | null>;
  /** The event that this one undoes. */
  undoes: Generated<string | null>;
}

/**
 * `sent`: sent, or taken by phone. `family`: message on the page, or another request. `call`:
 * nobody answered. `kind`: became a booking. `again`: follow-up. `link`: lost link, no email.
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
  | "erased";

/**
 * A clock that runs from a family's message until the reply; one row for each time that a family
 * writes.
 */
export interface Clocks {
  /**
   * The id of the request or of the message's event. A wait that a coordinator started, or that
   * began by phone, has its own id.
   */
  id: string;
  /** The request with the message that started it. */
  request_id: string;
  /** An earlier open request of the family, which waits for a reply again because of this one. */
  earlier_id: string | null;
  started_at: Timestamp;
  due_at: Timestamp;
  /** Null while it runs, and if the request was closed without a reply. */
  stopped_at: Timestamp | null;
  /** The coordinator who replied, and the event of the reply. */
  stopped_by: string | null;
  stopped_in: string | null;
  /**
   * Set if it counts for the reply promise. Not set for a duplicate, a flood, or a wait started by
   * a coordinator or by phone.
   */
  counts: Flag;
  /**
   * Time when its request was declined as spam. The clock counts in no figure until that is undone.
   */
  spam_at: Generated<Timestamp | null>;
}

/** A coordinator who has a request's page open, or had it open a moment ago. */
export interface RequestPresence {
  request_id: string;
  user_id: string;
  /** The row is valid until this time. */
  until: Timestamp;
}

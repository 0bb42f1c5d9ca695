import type { Generated, GeneratedAlways } from "kysely";
import type { Language } from "~/locales/languages";
import type { Flag, Timestamp, Version } from "../column-values";

/** `call_back`: only a number was left, to be called. */
export type RequestKind = "booking" | "message" | "call_back";

/** In the order of the journey. A message knows `received`, `acknowledged`, `completed`, `duplicate` and `cancelled`. */
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
  | "duplicate";

/** Facts of a request. Each column has its line in `factColumns` and in `features/requests/fields.ts`. */
export interface RequestFacts {
  full_name: Generated<string>;
  /** E.164. */
  phone_number: Generated<string>;
  email: Generated<string>;
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
  /** Start, end and stop of the clock that counts now. */
  waits_since: Timestamp;
  due_at: Timestamp;
  replied_at: Timestamp | null;
  updated_at: Timestamp;
  erased_at: Timestamp | null;
  user_id: string | null;
  /** The coordinator whose work it is. */
  assigned_to: string | null;
  /** The request that this one, a duplicate, was merged into. */
  merged_into: Generated<string | null>;
  version: Version;
  /** Keyed hash of the network, where this came in a flood from it (decision 12). */
  flood: Generated<string | null>;
  /** Folded facts and number, for the desk's search; `searchTextOf` writes it. */
  search_text: Generated<string>;
  /** Computed: where it stands at the desk, and the time by which it is ordered there. */
  queue: GeneratedAlways<RequestQueue>;
  queue_at: GeneratedAlways<Timestamp>;
}

export type RequestQueue = "now" | "family" | "progress" | "closed";

/** History of a request; `by` the family where no coordinator did it. */
export interface RequestEvents {
  id: string;
  request_id: string;
  at: Timestamp;
  kind: RequestEventKind;
  by: "desk" | "family";
  actor_id: string | null;
  /** Null where the family did it. */
  actor_name: string | null;
  from_status: RequestStatus | null;
  to_status: RequestStatus | null;
  channel: "phone" | "whatsapp" | "email" | "other" | null;
  /** The words of a reply or a note, or the reason of a move. */
  words: string;
  /** The fact that a correction changed, or `kind`; and its value before and after. */
  field: Generated<string | null>;
  old_value: Generated<string | null>;
  new_value: Generated<string | null>;
  /** Another request: what the family wrote anew, what was merged into this one, or what this was merged into. */
  other_id: Generated<string | null>;
  other_reference: Generated<string | null>;
  /** The new owner (`assign`); null where it was given back. The name stays, as `actor_name` does. */
  assignee_id: Generated<string | null>;
  assignee_name: Generated<string | null>;
  /** The event that this one takes back. */
  undoes: Generated<string | null>;
}

/**
 * `sent` is the first of each request; `family`: the family wrote again, in a request of its own;
 * `call`: nobody answered; `kind`: a message or a call-back became a booking.
 */
export type RequestEventKind =
  | "sent"
  | "family"
  | "move"
  | "reply"
  | "call"
  | "note"
  | "assign"
  | "correction"
  | "kind"
  | "merge"
  | "split"
  | "undo"
  | "erased";

/** One row for each time that a family wrote. */
export interface Clocks {
  /** The id of its request; a wait that the desk began has one of its own. */
  id: string;
  /** The request with the words that it runs for. */
  request_id: string;
  /** The earlier open request of the family that waits again because of it. */
  woken_id: string | null;
  started_at: Timestamp;
  due_at: Timestamp;
  /** Null while it runs; and for ever where the request was closed without a reply. */
  stopped_at: Timestamp | null;
  /** The coordinator of the reply, and its event. */
  stopped_by: string | null;
  stopped_in: string | null;
  /** The promise counts it: not of a duplicate, of a flood, or of a wait that the desk began. */
  counts: Flag;
}

/** Filters that a coordinator has given a name; never with words that were searched for. */
export interface SavedFilters {
  id: string;
  user_id: string;
  /** As the dashboard's addresses name it. */
  list: "queue" | "bookings" | "contacts";
  name: string;
  /** The name as names are compared; unique for each person. */
  name_key: string;
  /** As the list's address has it, without its question mark. */
  query: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

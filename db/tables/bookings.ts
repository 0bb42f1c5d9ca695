import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import type { Flag, Timestamp, Version } from "../column-values";

/** In the order of the journey. */
export type BookingStatus =
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
  full_name: string;
  /** E.164. */
  phone_number: string;
  email: string;
  patient_current_location: string;
  destination_country: string;
  service: string | null;
  hospital: string | null;
  /** As `readAge` returns it: "62", "6 months", "15 days". */
  patient_age: Generated<string | null>;
  /** The writer's relation to the patient. */
  relation: Generated<string | null>;
  /** `yes` or `no`. */
  passport: Generated<string | null>;
  /** `none`, `oxygen` or `ventilator`. */
  breathing_help: Generated<string | null>;
  relatives: number | null;
  best_time_to_call: Generated<string | null>;
  urgent: Flag;
  tell_us_more: string;
}

export interface Bookings extends RequestFacts {
  id: string;
  reference: string;
  /** Unique together: the same form with the same content is the same booking. */
  submission_key: string;
  content_hash: string;
  language: Language;
  status: BookingStatus;
  /** Where an `on_hold` booking resumes. */
  held_from: BookingStatus | null;
  received_at: Timestamp;
  due_at: Timestamp;
  replied_at: Timestamp | null;
  updated_at: Timestamp;
  user_id: string | null;
  version: Version;
  /** The coordinator whose work it is. */
  assigned_to: string | null;
  /** When the clock began that `due_at` and `replied_at` tell of; null: when it arrived. */
  waits_since: Timestamp | null;
  /** The booking that this one, a duplicate, was merged into. */
  merged_into: Generated<string | null>;
  /** A number was left alone, to be called; null in rows of a release that had none. */
  call_back: Generated<Flag | null>;
  /** Keyed hash of the network, where this came in a flood from it (decision 12). */
  flood: Generated<string | null>;
}

/**
 * History: a move (`from_status` → `to_status`), a recorded human reply, a call that nobody answered, a
 * note, who has it, that the family wrote again, a fact that was corrected, another booking that was
 * merged into this one or parted from it again, and that it was made of a message.
 */
export interface BookingEvents {
  id: string;
  booking_id: string;
  kind:
    | "move"
    | "reply"
    | "call"
    | "note"
    | "assign"
    | "family"
    | "correction"
    | "merge"
    | "split"
    | "made";
  at: Timestamp;
  /** Null: the family itself, through the form. */
  actor_id: string | null;
  actor_name: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus | null;
  channel: "phone" | "whatsapp" | "email" | "other" | null;
  reason: string;
  /** Who has it since (`assign`); null where it was given back. The name stays, as `actor_name`. */
  assignee_id: string | null;
  assignee_name: string | null;
  /** What the family wrote anew (`family`), was merged or is made of (`made`): another request. */
  other_kind: "booking" | "message" | null;
  other_id: string | null;
  other_reference: string | null;
  /** Which fact a correction is of, and what stood there before and after. */
  field: Generated<string | null>;
  old_value: Generated<string | null>;
  new_value: Generated<string | null>;
  /** The entry that this one takes back. */
  undoes: Generated<string | null>;
}

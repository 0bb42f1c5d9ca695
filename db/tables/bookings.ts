import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Flag, Timestamp, Version } from "../column-values";

type BookingStatus =
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

export interface Bookings {
  id: string;
  reference: string;
  /** Unique together: the same form with the same content is the same booking. */
  submission_key: string;
  content_hash: string;
  full_name: string;
  email: string;
  /** E.164. */
  phone_number: string;
  patient_current_location: string;
  destination_country: string;
  tell_us_more: string;
  service: string | null;
  hospital: string | null;
  urgent: Flag;
  relatives: number | null;
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

export const bookingsColumns = {
  bookings: {
    erased: {
      full_name: "",
      email: "",
      phone_number: "",
      patient_current_location: "",
      destination_country: "",
      tell_us_more: "",
      hospital: null,
      relatives: null,
      user_id: null,
    },
    replaced: { "it would tell whether a guess at the text is right": ["content_hash"] },
    kept: {
      "the family may still ask by it": ["reference"],
      "for the counts": ["service", "urgent", "language"],
    },
    notPersonal: {
      random: ["id", "submission_key", "merged_into"],
      "times and states, for the counts": [
        "status",
        "held_from",
        "received_at",
        "due_at",
        "replied_at",
        "updated_at",
        "version",
        "waits_since",
      ],
      "a coordinator's work": ["assigned_to"],
    },
    download: [
      "reference",
      "full_name",
      "email",
      "phone_number",
      "patient_current_location",
      "destination_country",
      "tell_us_more",
      "service",
      "hospital",
      "urgent",
      "relatives",
      "language",
      "status",
      "received_at",
      "replied_at",
    ],
    withheld: {
      "it is what the copy is of": ["user_id"],
      "says nothing that the rest does not": ["content_hash"],
    },
    ends: "bookings",
  },
  booking_events: {
    erased: { reason: "", old_value: null, new_value: null },
    replaced: { "the family's name by a word; a coordinator's stays": ["actor_name"] },
    kept: {
      "whose work it was": ["actor_id"],
      "the family may still ask by it": ["other_reference"],
    },
    notPersonal: {
      random: ["id", "booking_id", "other_kind", "other_id", "undoes"],
      "a coordinator's work": ["assignee_id", "assignee_name"],
      "what was done, for the counts": [
        "kind",
        "at",
        "from_status",
        "to_status",
        "channel",
        "field",
      ],
    },
    download: [
      "at",
      "kind",
      "from_status",
      "to_status",
      "channel",
      "field",
      "old_value",
      "new_value",
    ],
    withheld: {
      "coordinators wrote it, and for each other": ["reason", "actor_id", "actor_name"],
      "the other request says it of itself": ["other_reference"],
    },
    ends: "bookings",
  },
} as const satisfies {
  bookings: TableColumns<Bookings>;
  booking_events: TableColumns<BookingEvents>;
};

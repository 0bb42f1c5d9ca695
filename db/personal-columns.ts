import { accountColumns } from "./account-columns";
import type { TableColumns } from "./column-kinds";
import { publishedColumns } from "./published-columns";
import type { Schema } from "./schema";

/**
 * Every column of the database. Erasure, the download and retention work from this list, so a new
 * column has a line here or fails a test.
 */
export const personalColumns = {
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
      random: ["id", "submission_key"],
      "times and states, for the counts": [
        "status",
        "held_from",
        "received_at",
        "due_at",
        "replied_at",
        "updated_at",
        "version",
      ],
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
    ends: "bookings",
  },
  booking_events: {
    erased: { reason: "" },
    replaced: { "the family's name by a word; a coordinator's stays": ["actor_name"] },
    kept: { "whose work it was": ["actor_id"] },
    notPersonal: {
      random: ["id", "booking_id"],
      "what was done, for the counts": ["kind", "at", "from_status", "to_status", "channel"],
    },
    download: ["at", "kind", "from_status", "to_status", "channel"],
    ends: "bookings",
  },
  messages: {
    erased: { name: "", email: "", phone: null, message: "", user_id: null },
    replaced: { "it would tell whether a guess at the text is right": ["content_hash"] },
    kept: {
      "the family may still ask by it": ["reference"],
      "for the counts": ["language"],
    },
    notPersonal: {
      random: ["id", "submission_key"],
      "times and states, for the counts": [
        "status",
        "received_at",
        "due_at",
        "replied_at",
        "updated_at",
        "version",
      ],
    },
    download: [
      "reference",
      "name",
      "email",
      "phone",
      "message",
      "language",
      "status",
      "received_at",
      "replied_at",
    ],
    ends: "messages",
  },
  message_events: {
    erased: { reason: "" },
    kept: { "whose work it was": ["actor_id", "actor_name"] },
    notPersonal: {
      random: ["id", "message_id"],
      "what was done, for the counts": ["kind", "at", "channel"],
    },
    download: ["at", "kind", "channel"],
    ends: "messages",
  },
  ...publishedColumns,
  ...accountColumns,
} as const satisfies { [Table in keyof Schema]: TableColumns<Table> };

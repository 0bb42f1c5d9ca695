import type { Selectable, Updateable } from "kysely";
import type { TableColumns } from "../column-kinds";
import type { BookingEvents, Bookings, RequestFacts } from "./bookings";

/** Storage of a fact; a person's own copy has all facts. */
interface FactColumn<Value> {
  /** Stands there where it was not said, and once it is erased. */
  nothing: Value;
  /** Outlives the person, for the counts. */
  kept?: true;
}

export const factColumns = {
  full_name: { nothing: "" },
  email: { nothing: "" },
  phone_number: { nothing: "" },
  patient_current_location: { nothing: "" },
  destination_country: { nothing: "" },
  tell_us_more: { nothing: "" },
  service: { nothing: null, kept: true },
  hospital: { nothing: null },
  urgent: { nothing: 0, kept: true },
  relatives: { nothing: null },
  patient_age: { nothing: null },
  relation: { nothing: null },
  passport: { nothing: null },
  breathing_help: { nothing: null },
  best_time_to_call: { nothing: null },
} as const satisfies {
  [Name in keyof RequestFacts]: FactColumn<Selectable<RequestFacts>[Name]>;
};

const factNames = Object.keys(factColumns) as (keyof RequestFacts)[];
const keptFacts = factNames.filter((name) => "kept" in factColumns[name]);

/** Values that replace the facts that are erased. */
function erasedFacts(): Updateable<RequestFacts> {
  const erased = factNames.filter((name) => !keptFacts.includes(name));
  return Object.fromEntries(erased.map((name) => [name, factColumns[name].nothing]));
}

export const bookingsColumns = {
  bookings: {
    erased: {
      ...erasedFacts(),
      user_id: null,
      flood: null,
    },
    replaced: { "it would tell whether a guess at the text is right": ["content_hash"] },
    kept: {
      "the family may still ask by it": ["reference"],
      "for the counts": [...keptFacts, "language", "call_back"],
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
      ...factNames,
      "call_back",
      "language",
      "status",
      "received_at",
      "replied_at",
    ],
    withheld: {
      "it is what the copy is of": ["user_id"],
      "says nothing that the rest does not": ["content_hash"],
      "it is of the network, which others share": ["flood"],
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

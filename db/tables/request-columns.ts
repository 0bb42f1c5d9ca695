import type { Selectable, Updateable } from "kysely";
import { table } from "../column-kinds";
import type { RequestContacts } from "./request-contacts";
import type { RequestPartners } from "./request-partners";
import type { Clocks, RequestEvents, RequestFacts, RequestPresence, Requests } from "./requests";

/** Rules for storing a fact. A person's own copy of the data contains all facts. */
interface FactColumn<Value> {
  /** Value of an unanswered or erased fact. */
  nothing: Value;
  /** Kept after erasure, for the counts. */
  kept?: true;
  /** Coordinators can find the request by it. */
  searched?: true;
}

export const factColumns = {
  full_name: { nothing: "", searched: true },
  email: { nothing: "", searched: true },
  phone_number: { nothing: "", searched: true },
  patient_name: { nothing: "", searched: true },
  patient_current_location: { nothing: "", searched: true },
  destination_country: { nothing: "", searched: true },
  tell_us_more: { nothing: "", searched: true },
  service: { nothing: null, kept: true },
  hospital: { nothing: null, searched: true },
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
/** Columns that the coordinators' search reads. */
export const searchedFacts = factNames.filter((name) => "searched" in factColumns[name]);
const keptFacts = factNames.filter((name) => "kept" in factColumns[name]);

/** Values that replace erased facts. */
function erasedFacts(): Updateable<RequestFacts> {
  const erased = factNames.filter((name) => !keptFacts.includes(name));
  return Object.fromEntries(erased.map((name) => [name, factColumns[name].nothing]));
}

export const requests = {
  owner: "features/requests",
  tables: {
    requests: table<Requests>()({
      erased: {
        ...erasedFacts(),
        user_id: null,
        flood: null,
        again_why: "",
        search_text: "",
        link_wanted_at: null,
      },
      replaced: { "it would tell whether a guess at the text is right": ["content_hash"] },
      kept: {
        "the family may still ask by it": ["reference"],
        "for the counts": [...keptFacts, "language", "kind"],
      },
      notPersonal: {
        "random, or the order of arrival": ["number", "id", "submission_key", "merged_into"],
        "times and states, for the counts": [
          "status",
          "held_from",
          "received_at",
          "waits_since",
          "due_at",
          "replied_at",
          "by_phone",
          "updated_at",
          "erased_at",
          "version",
          "queue",
          "queue_at",
          "adrift_since",
        ],
        "a coordinator's work": ["assigned_to", "again_at"],
      },
      download: [
        "reference",
        "kind",
        ...factNames,
        "language",
        "status",
        "received_at",
        "replied_at",
      ],
      withheld: {
        "it identifies the account itself": ["user_id"],
        "coordinators wrote it, and for each other": ["again_why"],
        "says nothing that the rest does not": ["content_hash", "search_text", "link_wanted_at"],
        "it is of the network, which others share": ["flood"],
      },
      ends: "requests",
    }),
    request_events: table<RequestEvents>()({
      erased: { words: "", old_value: null, new_value: null },
      kept: {
        "whose work it was": ["actor_id", "actor_name"],
        "the family may still ask by it": ["other_reference"],
      },
      notPersonal: {
        random: ["id", "request_id", "other_id", "undoes"],
        "a coordinator's work": ["assignee_id", "assignee_name"],
        "what was done, for the counts": [
          "kind",
          "at",
          "by",
          "from_status",
          "to_status",
          "channel",
          "field",
        ],
      },
      download: [
        "at",
        "kind",
        "by",
        "from_status",
        "to_status",
        "channel",
        "field",
        "old_value",
        "new_value",
        // text from the family, and text shown on its page
        "words",
      ],
      withheld: {
        "whose work it was": ["actor_id", "actor_name"],
        "the other request says it of itself": ["other_reference"],
      },
      ends: "requests",
    }),
    clocks: table<Clocks>()({
      notPersonal: {
        random: ["id", "request_id", "earlier_id", "stopped_in"],
        "times, for the counts": ["started_at", "due_at", "stopped_at", "counts", "spam_at"],
        "a coordinator's work": ["stopped_by"],
      },
      download: [],
    }),
    request_partners: table<RequestPartners>()({
      deleted: [
        "name",
        "contact_name",
        "contact_phone",
        "contact_email",
        "asked_on",
        "answer",
        "answer_words",
        "appointment_on",
        "appointment_time",
        "follow_up_on",
      ],
      notPersonal: {
        random: ["id", "request_id"],
        "deleted with its row anyway": ["hospital_id", "version", "created_at", "updated_at"],
      },
      download: ["name", "asked_on", "appointment_on", "appointment_time"],
      withheld: {
        "it is of the partner's employee": ["contact_name", "contact_phone", "contact_email"],
        "coordinators wrote it, and for each other": ["answer", "answer_words", "follow_up_on"],
      },
      ends: "requests",
    }),
    request_presence: table<RequestPresence>()({
      deleted: ["user_id"],
      notPersonal: { random: ["request_id"], "a time": ["until"] },
      download: [],
      ends: "account",
    }),
    request_contacts: table<RequestContacts>()({
      deleted: ["name", "relation", "phone", "email", "language", "may_know", "note"],
      notPersonal: {
        random: ["id", "request_id", "from_request"],
        "the number of changes": ["version"],
        "times, deleted with the row anyway": ["created_at"],
      },
      // the account's owner must not get the names and numbers of other people
      download: [],
      ends: "requests",
    }),
  },
};

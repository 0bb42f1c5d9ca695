import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Timestamp, Version } from "../column-values";

export interface Messages {
  id: string;
  reference: string;
  submission_key: string;
  content_hash: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  language: Language;
  status: "new" | "answered" | "closed";
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
  /** The booking that was made of it. */
  booking_id: Generated<string | null>;
  /** Keyed hash of the network, where this came in a flood from it (decision 12). */
  flood: Generated<string | null>;
}

export interface MessageEvents {
  id: string;
  message_id: string;
  kind: "reply" | "call" | "close" | "reopen" | "note" | "assign" | "family" | "made";
  at: Timestamp;
  actor_id: string | null;
  actor_name: string;
  channel: "phone" | "whatsapp" | "email" | "other" | null;
  reason: string;
  /** Who has it since (`assign`); null where it was given back. The name stays, as `actor_name`. */
  assignee_id: string | null;
  assignee_name: string | null;
  /** What the family wrote anew (`family`): another request. */
  other_kind: "booking" | "message" | null;
  other_id: string | null;
  other_reference: string | null;
}

export const messagesColumns = {
  messages: {
    erased: { name: "", email: "", phone: null, message: "", user_id: null, flood: null },
    replaced: { "it would tell whether a guess at the text is right": ["content_hash"] },
    kept: {
      "the family may still ask by it": ["reference"],
      "for the counts": ["language"],
    },
    notPersonal: {
      random: ["id", "submission_key", "booking_id"],
      "times and states, for the counts": [
        "status",
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
      "name",
      "email",
      "phone",
      "message",
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
    ends: "messages",
  },
  message_events: {
    erased: { reason: "" },
    kept: {
      "whose work it was": ["actor_id", "actor_name"],
      "the family may still ask by it": ["other_reference"],
    },
    notPersonal: {
      random: ["id", "message_id", "other_kind", "other_id"],
      "a coordinator's work": ["assignee_id", "assignee_name"],
      "what was done, for the counts": ["kind", "at", "channel"],
    },
    download: ["at", "kind", "channel"],
    withheld: {
      "coordinators wrote it, and for each other": ["reason", "actor_id", "actor_name"],
      "the other request says it of itself": ["other_reference"],
    },
    ends: "messages",
  },
} as const satisfies {
  messages: TableColumns<Messages>;
  message_events: TableColumns<MessageEvents>;
};

import type { Updateable } from "kysely";
import { accountColumns } from "./account-columns";
import { publishedColumns } from "./published-columns";
import type { Schema } from "./schema";

/** What ends the keeping of a column by itself, `app/features/retention` says after how long. */
export type RetentionRule =
  | "bookings"
  | "messages"
  | "stories"
  | "story-addresses"
  | "audit"
  | "sessions"
  | "passkey-challenges"
  | "links"
  | "mails"
  | "mail-words";

type Column<Table extends keyof Schema> = Extract<keyof Schema[Table], string>;
/** A reason, and the columns that it holds for. */
type Reasons<Table extends keyof Schema> = Readonly<Record<string, readonly Column<Table>[]>>;

/**
 * What each column of a table is. Each stands in one of the first five; `tests/http/personal-columns`
 * fails on one that stands in none, and on one with which something else is done.
 */
export interface TableColumns<Table extends keyof Schema> {
  /** Personal. What is put in its place when the person has everything erased. */
  erased?: Readonly<Updateable<Schema[Table]>>;
  /** Personal. Replaced then by what says nothing of the person. */
  replaced?: Reasons<Table>;
  /** Personal. Its row goes then. */
  deleted?: readonly Column<Table>[];
  /** Personal, and stays then. */
  kept?: Reasons<Table>;
  notPersonal: Reasons<Table>;
  /** What a person's own copy holds, personal or not, in its order. */
  download: readonly Column<Table>[];
  /** What ends the row, where something in it is personal. */
  ends?: RetentionRule | "account" | "publication";
  /** What ends a column before its row. */
  sooner?: { readonly [Name in Column<Table>]?: RetentionRule };
}

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

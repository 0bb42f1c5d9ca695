import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Flag, Timestamp, Version } from "../column-values";

export interface Reviews {
  id: string;
  submission_key: string;
  content_hash: string;
  name: string;
  email: string | null;
  place: string;
  country: string;
  treatment: string;
  hospital_id: string | null;
  rating: number;
  text: string;
  language: Language;
  /** When the writer agreed to be published. */
  consented_at: Timestamp;
  status: "pending" | "published" | "rejected";
  submitted_at: Timestamp;
  published_at: Timestamp | null;
  sample: Flag;
  /** What the writer sent, once something else is published; null: nothing was corrected. */
  sent_name: Generated<string | null>;
  sent_place: Generated<string | null>;
  sent_text: Generated<string | null>;
  /** How the writer agreed: `form`, or what a coordinator holds of it (`moderation.ts`). */
  consent_source: Generated<"form" | "paper" | "email" | "chat">;
  /** Where a coordinator keeps it; empty for the form. */
  consent_note: Generated<string>;
  /** Why it is not published, for coordinators; empty where it is, or nobody has decided. */
  reason: Generated<string>;
  updated_at: Generated<Timestamp>;
  /** Since when it lies in the bin; null: it does not. */
  deleted_at: Generated<Timestamp | null>;
  /** Counts the changes of what coordinators put right. */
  words_version: Version;
  /** Counts every change. */
  version: Version;
}

export const reviews = {
  owner: "features/reviews",
  tables: {
    reviews: table<Reviews>()({
      erased: { email: null },
      replaced: { "it would tell whether a guess at the address is right": ["content_hash"] },
      kept: {
        "a published story stays until its writer asks; another goes within a year": [
          "name",
          "place",
          "country",
          "treatment",
          "hospital_id",
          "rating",
          "text",
          "language",
          "sent_name",
          "sent_place",
          "sent_text",
          "consent_note",
          "reason",
        ],
      },
      notPersonal: {
        random: ["id", "submission_key"],
        "times and states": [
          "consented_at",
          "consent_source",
          "status",
          "submitted_at",
          "published_at",
          "updated_at",
          "deleted_at",
          "sample",
          "words_version",
          "version",
        ],
      },
      download: [
        "name",
        "email",
        "place",
        "country",
        "treatment",
        "hospital_id",
        "rating",
        "text",
        "language",
        "sent_name",
        "sent_place",
        "sent_text",
        "consented_at",
        "consent_source",
        "consent_note",
        "status",
        "submitted_at",
      ],
      withheld: {
        "what coordinators say to each other": ["reason"],
        "says nothing that the rest does not": ["content_hash"],
      },
      ends: "stories",
      sooner: { email: "story-addresses" },
    }),
  },
};

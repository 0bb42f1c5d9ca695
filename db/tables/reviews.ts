import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import type { Timestamp } from "../column-values";
import { type RecordRow, recordTable } from "./record-columns";

/** Families' stories. */
export interface Reviews extends RecordRow {
  published_at: Timestamp | null;
  /** Reason, for coordinators, why it is not published; empty if it is published or undecided. */
  reason: Generated<string>;
  name: string;
  place: string;
  text: string;
  country: string;
  treatment: string;
  /** Empty if no hospital is named. */
  hospital_id: string;
  rating: number;
  /** The language in which it was written. */
  language: Language;
  /** Kind of the writer's consent: `form`, or the document that a coordinator has. */
  consent_source: string;
  /** Place where a coordinator keeps the document; empty for the form. */
  consent_note: string;
  /** The date in Bangladesh when the writer agreed, `2026-11-18`. */
  consented_on: string;
  email: Generated<string | null>;
  /** Submission key of the form that sent it; null if a coordinator added it. */
  submission_key: Generated<string | null>;
  content_hash: Generated<string | null>;
}

export const reviews = {
  owner: "features/content/reviews",
  tables: {
    reviews: recordTable<Reviews>()({
      // the hash would tell whether a guess at the address is right
      erased: { email: null, content_hash: null },
      kept: {
        "a published story stays until its writer asks; another goes within a year": [
          "name",
          "place",
          "text",
          "country",
          "treatment",
          "hospital_id",
          "rating",
          "language",
          "consent_note",
          "reason",
        ],
      },
      notPersonal: {
        random: ["submission_key"],
        "times and states": ["published_at", "consent_source", "consented_on"],
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
        "consented_on",
        "consent_source",
        "consent_note",
        "status",
        "created_at",
      ],
      withheld: {
        "what coordinators say to each other": ["reason"],
        "says nothing that the rest does not": ["content_hash", "search_text"],
      },
      ends: "stories",
      sooner: { email: "story-addresses" },
    }),
  },
};

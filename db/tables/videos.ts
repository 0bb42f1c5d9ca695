import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Flag, Timestamp, Version } from "../column-values";

export interface VideoReviews {
  id: string;
  status: "draft" | "published";
  sample: Flag;
  /** Counts the changes of words, facts and status, not of the place in the order. */
  version: Version;
  facts_version: Version;
  /** The facts, folded, for the list's search. */
  search_text: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When it was put into the bin; null: it is not there. */
  deleted_at: Timestamp | null;
  position: number;
  /** The one address under which the video is opened. */
  link: string;
  /** The form of the patient's consent, e.g. `paper`; empty: nobody has noted it. */
  consent_source: string;
  /** Where that is kept. */
  consent_note: string;
  /** The day in Bangladesh, `2026-11-18`. */
  consented_on: string;
  /** Likewise the day on which the patient withdrew it; what is noted above is then gone. */
  withdrawn_on: string;
  /** The id of who noted it, or its withdrawal, and when. */
  consent_noted_by: string | null;
  consent_noted_at: Timestamp | null;
}

export interface VideoReviewTexts {
  record_id: string;
  language: Language;
  /** Counts the changes of these words. */
  version: Version;
  /** The version of the English that these words were last held against; English has its own. */
  english_version: Version;
  /** The words, folded, for the list's search. */
  search_text: string;
  updated_at: Timestamp;
  title: string;
  patient: string;
}

export const videoReviewsColumns = {
  video_reviews: {
    kept: {
      "published with the patient's consent": ["link"],
      "what shows the consent, and who noted it": [
        "consent_note",
        "consent_noted_by",
        "search_text",
      ],
    },
    notPersonal: {
      "about the page": [
        "id",
        "status",
        "sample",
        "version",
        "facts_version",
        "created_at",
        "updated_at",
        "deleted_at",
        "position",
        "consent_source",
        "consented_on",
        "withdrawn_on",
        "consent_noted_at",
      ],
    },
    download: [],
    ends: "publication",
  },
  video_review_texts: {
    kept: { "published with the patient's consent": ["title", "patient", "search_text"] },
    notPersonal: {
      "about the page": ["record_id", "language", "version", "english_version", "updated_at"],
    },
    download: [],
    ends: "publication",
  },
} as const satisfies {
  video_reviews: TableColumns<VideoReviews>;
  video_review_texts: TableColumns<VideoReviewTexts>;
};

import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Flag, Timestamp, Version } from "../column-values";

export interface VideoReviews {
  id: string;
  /** The English; for the release before, which has no other words. */
  title: string;
  patient: string;
  video_url: string;
  position: Generated<number>;
  status: "draft" | "published";
  published_at: Timestamp | null;
  sample: Flag;
  created_at: Timestamp;
  updated_at: Generated<Timestamp>;
  /** When it was put into the bin; null: it is not there. */
  deleted_at: Generated<Timestamp | null>;
  /** How the patient agreed to be shown; null: nobody has noted it. */
  consent_source: Generated<"paper" | "email" | "chat" | null>;
  /** Where that is kept. */
  consent_note: Generated<string | null>;
  /** The beginning of the day on which the patient agreed. */
  consented_at: Generated<Timestamp | null>;
  /** The beginning of the day on which the patient withdrew it; what is noted above is then gone. */
  consent_withdrawn_at: Generated<Timestamp | null>;
  /** The id of who noted it, or its withdrawal, and when. */
  consent_noted_by: Generated<string | null>;
  consent_noted_at: Generated<Timestamp | null>;
  /** Counts the changes of words, link, consent and status, not of the place in the order. */
  version: Version;
  /** Counts the changes of link and consent, which are the same in every language. */
  facts_version: Version;
}

export interface VideoReviewTexts {
  video_id: string;
  language: Language;
  title: string;
  patient: string;
  /** Counts the changes of these words. */
  version: Version;
  /** The version of the English that these words were last held against; English has its own. */
  english_version: Version;
  updated_at: Timestamp;
}

export const videoReviewsColumns = {
  video_reviews: {
    kept: {
      "published with the patient's consent": ["title", "video_url", "patient"],
      "what shows the consent, and who noted it": ["consent_note", "consent_noted_by"],
    },
    notPersonal: {
      "about the page": [
        "id",
        "position",
        "status",
        "published_at",
        "sample",
        "created_at",
        "updated_at",
        "deleted_at",
        "consent_source",
        "consented_at",
        "consent_noted_at",
        "consent_withdrawn_at",
        "version",
        "facts_version",
      ],
    },
    download: [],
    ends: "publication",
  },
  video_review_texts: {
    kept: { "published with the patient's consent": ["title", "patient"] },
    notPersonal: {
      "about the page": ["video_id", "language", "version", "english_version", "updated_at"],
    },
    download: [],
    ends: "publication",
  },
} as const satisfies {
  video_reviews: TableColumns<VideoReviews>;
  video_review_texts: TableColumns<VideoReviewTexts>;
};

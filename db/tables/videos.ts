import type { Timestamp, Words } from "../column-values";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

export interface VideoReviews extends RecordRow {
  position: number;
  /** Link to the video. */
  link: Words;
  /** Form of the patient's consent, e.g. `paper`; empty: none is noted. */
  consent_source: Words;
  /** Place of that consent. */
  consent_note: Words;
  /** Day in Bangladesh, `2026-11-18`. */
  consented_on: Words;
  /** Day of the withdrawal; the consent's fields are then empty. */
  withdrawn_on: Words;
  /** The coordinator who noted the consent or its withdrawal, and the time. */
  consent_noted_by: string | null;
  consent_noted_at: Timestamp | null;
}

export interface VideoReviewTexts extends TextRow {
  title: Words;
  patient: Words;
}

export const videos = {
  owner: "features/content/videos",
  tables: {
    video_reviews: recordTable<VideoReviews>()({
      kept: {
        "published with the patient's consent": ["link"],
        "what shows the consent, and who noted it": ["consent_note", "consent_noted_by"],
      },
      notPersonal: {
        "about the page": [
          "position",
          "consent_source",
          "consented_on",
          "withdrawn_on",
          "consent_noted_at",
        ],
      },
    }),
    video_review_texts: textTable<VideoReviewTexts>()({
      kept: { "published with the patient's consent": ["title", "patient"] },
    }),
  },
};

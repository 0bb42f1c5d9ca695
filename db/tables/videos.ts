import type { Timestamp, Words } from "../column-values";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

export interface VideoReviews extends RecordRow {
  position: number;
  /** Link to the video. */
  link: Words;
  /** Kind of the patient's consent, e.g. `paper`; empty if none is recorded. */
  consent_source: Words;
  /** Place where the consent is kept. */
  consent_note: Words;
  /** Date of the consent in Bangladesh, `2026-11-18`. */
  consented_on: Words;
  /** Date of the withdrawal; the fields of the consent are then empty. */
  withdrawn_on: Words;
  /** The coordinator who recorded the consent or its withdrawal, and the time. */
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

import type { Timestamp } from "../column-values";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

export interface VideoReviews extends RecordRow {
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

export interface VideoReviewTexts extends TextRow {
  title: string;
  patient: string;
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

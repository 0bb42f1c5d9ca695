import type { Video } from "~/features/videos/video";
import type { WordedRecord } from "~/features/worded-content/worded-record";
import type { Language } from "~/locales/languages";

/** What is said of a video review in each language; it is called by the first. */
export const videoFields = ["title", "patient"] as const;
export type VideoField = (typeof videoFields)[number];
export type VideoWords = Record<VideoField, string>;

/** The longest that each may be. */
export const VIDEO_MAX = { title: 150, patient: 150, link: 300 };

/** A video review as coordinators see it, drafts too; not what lies in the bin. */
export interface VideoRecord extends WordedRecord<VideoField> {
  /** The one address under which the video is opened. */
  link: string;
}

/** A video review as the public sees it. */
export interface VideoReview extends VideoWords {
  id: string;
  /** The language of the words: English where it lacks the page's. */
  language: Language;
  video: Video;
  sample: boolean;
}

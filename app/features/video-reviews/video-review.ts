import type { HeldConsent } from "~/features/consent/consent";
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
  /** Null: nobody has noted it, and what is not public yet cannot become so. */
  consent: VideoConsent | null;
  /** Null: the patient has not withdrawn it. */
  withdrawal: VideoWithdrawal | null;
  /** Counts the changes of link and consent. */
  factsVersion: number;
  isInBin: boolean;
}

/** What of a video review is the same in every language, as text. */
export type VideoFacts = Record<VideoFactName, string>;
export type VideoFactName =
  | "link"
  | "consentSource"
  | "consentNote"
  | "consentedOn"
  | "withdrawnOn";

/** How the patient agreed to be shown. */
export interface VideoConsent {
  source: HeldConsent;
  /** Where that is kept. */
  note: string;
  /** The beginning of the day in Bangladesh, ISO 8601 UTC. */
  agreedAt: string;
  /** The id of the coordinator who noted it. */
  notedBy: string | null;
  /** ISO 8601 UTC. */
  notedAt: string;
}

/** The patient agrees no more; the film is not public. */
export interface VideoWithdrawal extends Pick<VideoConsent, "notedBy" | "notedAt"> {
  /** The beginning of the day in Bangladesh, ISO 8601 UTC. */
  withdrawnAt: string;
}

/** A video review as the public sees it. */
export interface VideoReview extends VideoWords {
  id: string;
  /** The language of the words: English where it lacks the page's. */
  language: Language;
  video: Video;
  sample: boolean;
}

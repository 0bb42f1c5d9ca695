import { doctors as doctorsBn } from "./bn/doctors";
import { hospitalEditing as hospitalsBn } from "./bn/hospital-editing";
import { posts as postsBn } from "./bn/posts";
import { reviewEditing as reviewsBn } from "./bn/review-editing";
import { team as teamBn } from "./bn/team";
import { videos as videosBn } from "./bn/videos";
import { doctors as doctorsEn } from "./en/doctors";
import { hospitalEditing as hospitalsEn } from "./en/hospital-editing";
import { posts as postsEn } from "./en/posts";
import { reviewEditing as reviewsEn } from "./en/review-editing";
import { team as teamEn } from "./en/team";
import { videos as videosEn } from "./en/videos";
import type { Language } from "./languages";
import { doctors as doctorsTh } from "./th/doctors";
import { hospitalEditing as hospitalsTh } from "./th/hospital-editing";
import { posts as postsTh } from "./th/posts";
import { reviewEditing as reviewsTh } from "./th/review-editing";
import { team as teamTh } from "./th/team";
import { videos as videosTh } from "./th/videos";

/** The dashboard's texts for a content area. */
export interface AreaText {
  title: string;
  lead: string;
  /** Name of one record in the bin and the activity log. */
  record: string;
  create: string;
  createTitle: string;
  createLead: string;
  /** "Members: {{count}}" */
  count: string;
  /** Name of the list for screen readers. */
  caption: string;
  emptyAll: string;
  emptyAllText: string;
  /** Labels by column. */
  fields: Readonly<Record<string, string>>;
  hints: Readonly<Record<string, string>>;
  /** Completes the lead with the number shown in public: "The first {{count}} that are published". */
  shown?: string;
  /** Below the checklist: the consequence of open lines; by default about missing translations. */
  checklist?: string;
  /** Replaces hints in the form for a new record. */
  newHints?: Readonly<Record<string, string>>;
  /** Hint in the list's search, and text for no results. */
  searchHint?: string;
  empty?: string;
  /** Replaces "photo" in the link to a record's picture. */
  picture?: string;
  /** Above the picture chooser. */
  pictureLead?: string;
  /** Hint for a sample: how to make it a real entry. */
  sampleText?: string;
  /** Link to the page for publishing with options. */
  choosePublication?: string;
  /** On that page, for a record published before: its former day. */
  publishedBefore?: string;
  /** In the checklist, if no picture is chosen. */
  noPicture?: string;
}

/** Texts by area key. Other rooms know nothing else of an area. */
export const areaTexts = {
  "hospital-list": { en: hospitalsEn, bn: hospitalsBn, th: hospitalsTh },
  doctors: { en: doctorsEn, bn: doctorsBn, th: doctorsTh },
  "blog-posts": { en: postsEn, bn: postsBn, th: postsTh },
  "patient-reviews": { en: reviewsEn, bn: reviewsBn, th: reviewsTh },
  "videos-reviews": { en: videosEn, bn: videosBn, th: videosTh },
  "team-member": { en: teamEn, bn: teamBn, th: teamTh },
} satisfies Record<string, Record<Language, AreaText>>;

export type AreaKey = keyof typeof areaTexts;

export function isAreaKey(value: unknown): value is AreaKey {
  return Object.hasOwn(areaTexts, String(value));
}

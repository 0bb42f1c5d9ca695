import { doctors as doctorsBn } from "./bn/doctors";
import { hospitalEditing as hospitalsBn } from "./bn/hospital-editing";
import { posts as postsBn } from "./bn/posts";
import { team as teamBn } from "./bn/team";
import { videos as videosBn } from "./bn/videos";
import { doctors as doctorsEn } from "./en/doctors";
import { hospitalEditing as hospitalsEn } from "./en/hospital-editing";
import { posts as postsEn } from "./en/posts";
import { team as teamEn } from "./en/team";
import { videos as videosEn } from "./en/videos";
import type { Language } from "./languages";
import { doctors as doctorsTh } from "./th/doctors";
import { hospitalEditing as hospitalsTh } from "./th/hospital-editing";
import { posts as postsTh } from "./th/posts";
import { team as teamTh } from "./th/team";
import { videos as videosTh } from "./th/videos";

/** The texts of an area of content on the dashboard. */
export interface AreaText {
  title: string;
  lead: string;
  /** One record, as the bin and the audit call it. */
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
  /** Every word and fact, by the name of its column. */
  fields: Readonly<Record<string, string>>;
  hints: Readonly<Record<string, string>>;
  /** After the lead, how many of them are public: "The first {{count}} that are published". */
  shown?: string;
  /** Below the checklist, what comes of a line that is open; about gaps in translations, if left out. */
  checklist?: string;
  /** Instead of those, in the form that adds a record. */
  newHints?: Readonly<Record<string, string>>;
  /** In the search of the list, and where nothing fits it. */
  searchHint?: string;
  empty?: string;
  /** Instead of "photo", on the way to a record's picture. */
  picture?: string;
  /** Above the choice of it. */
  pictureLead?: string;
  /** Hint on a sample: when it is none any more. */
  sampleText?: string;
  /** Leads to the page on which more is said of a publication. */
  choosePublication?: string;
  /** There, of a record that has been public: what becomes of its day. */
  publishedBefore?: string;
  /** In the checklist, where no picture is chosen. */
  noPicture?: string;
}

/** The areas of content by their keys. Rooms below `features/content` know of an area only this. */
export const areaTexts = {
  "hospital-list": { en: hospitalsEn, bn: hospitalsBn, th: hospitalsTh },
  doctors: { en: doctorsEn, bn: doctorsBn, th: doctorsTh },
  "blog-posts": { en: postsEn, bn: postsBn, th: postsTh },
  "videos-reviews": { en: videosEn, bn: videosBn, th: videosTh },
  "team-member": { en: teamEn, bn: teamBn, th: teamTh },
} satisfies Record<string, Record<Language, AreaText>>;

export type AreaKey = keyof typeof areaTexts;

export function isAreaKey(value: unknown): value is AreaKey {
  return Object.hasOwn(areaTexts, String(value));
}

import { companyInfo as companyBn } from "./bn/company-info";
import { costEditing as costsBn } from "./bn/cost-editing";
import { doctors as doctorsBn } from "./bn/doctors";
import { hospitalEditing as hospitalsBn } from "./bn/hospital-editing";
import { paperChecklists as paperChecklistsBn } from "./bn/paper-checklists";
import { posts as postsBn } from "./bn/posts";
import { replyTemplates as replyTemplatesBn } from "./bn/reply-templates";
import { reviewEditing as reviewsBn } from "./bn/review-editing";
import { team as teamBn } from "./bn/team";
import { videos as videosBn } from "./bn/videos";
import { companyInfo as companyEn } from "./en/company-info";
import { costEditing as costsEn } from "./en/cost-editing";
import { doctors as doctorsEn } from "./en/doctors";
import { hospitalEditing as hospitalsEn } from "./en/hospital-editing";
import { paperChecklists as paperChecklistsEn } from "./en/paper-checklists";
import { posts as postsEn } from "./en/posts";
import { replyTemplates as replyTemplatesEn } from "./en/reply-templates";
import { reviewEditing as reviewsEn } from "./en/review-editing";
import { team as teamEn } from "./en/team";
import { videos as videosEn } from "./en/videos";
import type { Language } from "./languages";
import { companyInfo as companyTh } from "./th/company-info";
import { costEditing as costsTh } from "./th/cost-editing";
import { doctors as doctorsTh } from "./th/doctors";
import { hospitalEditing as hospitalsTh } from "./th/hospital-editing";
import { paperChecklists as paperChecklistsTh } from "./th/paper-checklists";
import { posts as postsTh } from "./th/posts";
import { replyTemplates as replyTemplatesTh } from "./th/reply-templates";
import { reviewEditing as reviewsTh } from "./th/review-editing";
import { team as teamTh } from "./th/team";
import { videos as videosTh } from "./th/videos";

/**
 * The dashboard's texts for a content area. An area with a list also has the texts of `ListText`.
 */
export interface AreaText extends Partial<ListText> {
  title: string;
  lead: string;
  /** Name of one record in the bin and the activity log. */
  record: string;
  /** Labels by column. */
  fields: Readonly<Record<string, string>>;
  hints: Readonly<Record<string, string>>;
  /**
   * Text below the checklist: the consequence of unfinished steps. The default text is about
   * missing translations.
   */
  checklist?: string;
  /** Hint for a sample: how to make it a real entry. */
  sampleText?: string;
}

/** Texts of an area with a list. */
export interface ListText {
  create: string;
  createTitle: string;
  createLead: string;
  /** "Members: {{count}}" */
  count: string;
  /** Name of the list for screen readers. */
  caption: string;
  emptyAll: string;
  emptyAllText: string;
  /**
   * Sentence added to the lead, with the number that the public page shows: "The first {{count}}
   * that are published".
   */
  shown?: string;
  /** Replaces hints in the form for a new record. */
  newHints?: Readonly<Record<string, string>>;
  /** Hint of the list's search; `empty` is shown if there are no results. */
  searchHint?: string;
  empty?: string;
  /** Replaces "photo" in the link to a record's picture. */
  picture?: string;
  /** Text above the picture chooser. */
  pictureLead?: string;
  /** Link to the page for publishing with options. */
  choosePublication?: string;
  /** On that page, the day of a record's earlier publication. */
  publishedBefore?: string;
  /** Checklist line for a missing picture. */
  noPicture?: string;
}

const listedTexts = {
  "hospital-list": { en: hospitalsEn, bn: hospitalsBn, th: hospitalsTh },
  doctors: { en: doctorsEn, bn: doctorsBn, th: doctorsTh },
  "blog-posts": { en: postsEn, bn: postsBn, th: postsTh },
  "patient-reviews": { en: reviewsEn, bn: reviewsBn, th: reviewsTh },
  "videos-reviews": { en: videosEn, bn: videosBn, th: videosTh },
  "team-member": { en: teamEn, bn: teamBn, th: teamTh },
  "reply-templates": { en: replyTemplatesEn, bn: replyTemplatesBn, th: replyTemplatesTh },
  "paper-checklists": { en: paperChecklistsEn, bn: paperChecklistsBn, th: paperChecklistsTh },
} satisfies Record<string, Record<Language, AreaText & ListText>>;

/** Areas with one record. */
const singleTexts = {
  "company-info": { en: companyEn, bn: companyBn, th: companyTh },
  costs: { en: costsEn, bn: costsBn, th: costsTh },
} satisfies Record<string, Record<Language, AreaText>>;

/** Texts of all areas, by area key. */
export const areaTexts = { ...listedTexts, ...singleTexts };

export type ListedKey = keyof typeof listedTexts;
export type AreaKey = ListedKey | keyof typeof singleTexts;

export function isListedKey(value: unknown): value is ListedKey {
  return Object.hasOwn(listedTexts, String(value));
}

export function isAreaKey(value: unknown): value is AreaKey {
  return Object.hasOwn(areaTexts, String(value));
}

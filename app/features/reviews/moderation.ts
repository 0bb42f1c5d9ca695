import type { HeldConsent } from "~/features/consent/consent";
import type { Language } from "~/locales/languages";
import { readPage } from "~/paging";

export const reviewStatuses = ["pending", "published", "rejected"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** How a writer agreed to be published: the box on our form, or something in writing. */
export type ConsentSource = "form" | HeldConsent;

/** The longest that the fields of a story may be, in characters. */
export const STORY_MAX = { name: 80, place: 80, text: 5000, reason: 1000 };

/** What coordinators may put right; a rating is the writer's alone. */
export const correctable = ["name", "place", "text", "country", "treatment", "hospital"] as const;
type CorrectableField = (typeof correctable)[number];
/** Of the hospital its slug; empty where none is named. */
export type Correction = Record<CorrectableField, string>;

/** A story as coordinators see it, whatever becomes of it. */
export interface ReviewRecord {
  id: string;
  name: string;
  place: string;
  text: string;
  country: string;
  treatment: string;
  /** Null where none is named. */
  hospital: { slug: string; name: string } | null;
  rating: number;
  language: Language;
  /** Of the writer, and never shown to others; null where none was given, or it is erased. */
  email: string | null;
  /** As they were sent; null where nothing of them was corrected. */
  sent: { name: string; place: string; text: string } | null;
  consent: { at: string; source: ConsentSource; note: string };
  status: ReviewStatus;
  /** Why it is not published; empty where nobody has said. */
  reason: string;
  sample: boolean;
  /** ISO 8601 UTC, as all times here. */
  submittedAt: string;
  publishedAt: string | null;
  updatedAt: string;
  /** Counts the changes of what can be put right. */
  wordsVersion: number;
  /** Counts every change. */
  version: number;
}

/** What stands in the form in which a story is put right. */
export function correctionOf(review: ReviewRecord): Correction {
  const { name, place, text, country, treatment, hospital } = review;
  return { name, place, text, country, treatment, hospital: hospital?.slug ?? "" };
}

export interface ModerationQuery {
  search: string;
  status: ReviewStatus | null;
  page: number;
}

/** A longer search is cut off. */
const SEARCH_MAX = 100;

/** Reads the list's address; what does not fit counts as not given. */
export function readModerationQuery(query: URLSearchParams): ModerationQuery {
  const status = query.get("status");
  return {
    search: (query.get("search") ?? "").trim().slice(0, SEARCH_MAX),
    status: reviewStatuses.find((known) => known === status) ?? null,
    page: readPage(query.get("page")),
  };
}

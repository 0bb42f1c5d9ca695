import type { Language } from "~/locales/languages";
import { readPage } from "~/paging";
import { type Country, destinations, isCountry } from "../hospitals/countries";
import { isSpecialty, type Specialty, specialties } from "../hospitals/hospital";

/** Maximum lengths of a story's fields, in characters. */
export const STORY_MAX = { name: 80, place: 80, text: 5000 };

export const ratings = ["5", "4", "3", "2", "1"] as const;

/** The value for a country or treatment that is not listed; the filters do not offer it. */
export const OTHER = "other";
export const storyCountries = [...destinations, OTHER] as const;
export const storyTreatments = [...specialties, OTHER] as const;

export interface ReviewFilter {
  country: Country | null;
  /** The treatment, which is one of the hospitals' specialties. */
  treatment: Specialty | null;
  page: number;
}

/** Reads the filter from the page's query string; invalid values are ignored. */
export function readReviewFilter(query: URLSearchParams): ReviewFilter {
  const country = query.get("country");
  const treatment = query.get("treatment");
  return {
    country: isCountry(country) ? country : null,
    treatment: isSpecialty(treatment) ? treatment : null,
    page: readPage(query.get("page")),
  };
}

export interface Review {
  id: string;
  name: string;
  place: string;
  country: string;
  treatment: string;
  hospital: { slug: string; name: string } | null;
  rating: number;
  text: string;
  language: Language;
  publishedAt: string;
  sample: boolean;
}

/** The writer's name and place, "Rahima, Dhaka". The place is left out if the name contains it. */
export function writerOf({ name, place }: Pick<Review, "name" | "place">): string {
  return name.includes(place) ? name : `${name}, ${place}`;
}

/** Totals of published reviews. Samples are counted as listed, but not in the average. */
export interface ReviewSummary {
  /** The number of reviews, including samples. */
  count: number;
  /** The number of reviews that families wrote. */
  familyReviewCount: number;
  /** The average rating of families' reviews, to one decimal; null without such reviews. */
  average: number | null;
}

/** @param groups the count and the sum of ratings, one group for samples and one for families' reviews */
export function summaryOf(
  groups: readonly { sample: boolean; count: number; ratings: number }[],
): ReviewSummary {
  const familyGroups = groups.filter(({ sample }) => !sample);
  const familyReviewCount = total(familyGroups.map(({ count }) => count));
  const sum = total(familyGroups.map(({ ratings }) => ratings));
  return {
    count: total(groups.map(({ count }) => count)),
    familyReviewCount,
    average: familyReviewCount === 0 ? null : Math.round((sum / familyReviewCount) * 10) / 10,
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

export interface StoryInput {
  name: string;
  place: string;
  country: (typeof storyCountries)[number];
  treatment: (typeof storyTreatments)[number];
  /** The hospital's slug. */
  hospital: string | null;
  rating: number;
  text: string;
  email: string | null;
  consent: "on";
}

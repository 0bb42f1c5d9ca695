import type { Language } from "~/locales/languages";
import { readPage } from "~/paging";
import { type Country, destinations, isCountry } from "../hospitals/countries";
import { isSpecialty, type Specialty, specialties } from "../hospitals/hospital";

/** The longest that the fields of a story may be, in characters. */
export const STORY_MAX = { name: 80, place: 80, text: 5000 };

export const ratings = ["5", "4", "3", "2", "1"] as const;

/** A country or a treatment that is not listed: a story may say so, and no filter offers it. */
export const OTHER = "other";
export const storyCountries = [...destinations, OTHER] as const;
export const storyTreatments = [...specialties, OTHER] as const;

export interface ReviewFilter {
  country: Country | null;
  /** Treatments are called as the hospitals' specialties are. */
  treatment: Specialty | null;
  page: number;
}

/** Reads the page's address; what does not fit counts as not given. */
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

/** "Rahima, Dhaka"; the place is not said twice where the name has it. */
export function writerOf({ name, place }: Pick<Review, "name" | "place">): string {
  return name.includes(place) ? name : `${name}, ${place}`;
}

/** What the published reviews come to. Samples are listed, but count towards no average. */
export interface ReviewSummary {
  /** All that are listed. */
  count: number;
  /** How many of them families wrote. */
  real: number;
  /** The average of those that families wrote, to one decimal; null where there is none. */
  average: number | null;
}

/** @param groups how many of each kind there are, and what their ratings add up to */
export function summaryOf(
  groups: readonly { sample: boolean; count: number; ratings: number }[],
): ReviewSummary {
  const written = groups.filter(({ sample }) => !sample);
  const real = total(written.map(({ count }) => count));
  const sum = total(written.map(({ ratings }) => ratings));
  return {
    count: total(groups.map(({ count }) => count)),
    real,
    average: real === 0 ? null : Math.round((sum / real) * 10) / 10,
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** What the form of "share your story" holds. */
export interface StoryInput {
  name: string;
  place: string;
  country: (typeof storyCountries)[number];
  treatment: (typeof storyTreatments)[number];
  /** A hospital's slug. */
  hospital: string | null;
  rating: number;
  text: string;
  email: string | null;
  consent: "on";
}

import type { Country } from "~/features/hospitals/hospital";
import type { Language } from "~/locales/languages";

export interface CountryOfHospitals {
  country: Country;
  hospitals: {
    slug: string;
    name: string;
    city: string;
    /** English where the hospital lacks the reader's language. */
    language: Language;
  }[];
}

export interface HomeReview {
  id: string;
  name: string;
  place: string;
  rating: number;
  text: string;
  sample: boolean;
}

/** A location names the city first; Thai parts it from the country by a space. */
export function cityOf(location: string): string {
  const [first = location] = location.split(/, | (?=\p{Script=Thai})/u);
  return first;
}

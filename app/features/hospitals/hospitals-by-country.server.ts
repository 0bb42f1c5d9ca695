import type { Queryable } from "#db/connection.server";
import { derived } from "#db/derived";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { type Country, isCountry } from "./hospital";

/** So many of a country's hospitals stand on the home page; the list has the rest. */
const HOSPITALS_OF_A_COUNTRY = 3;
const COUNTRIES = 6;

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

/**
 * The countries with the most published hospitals, and the first few hospitals of each; asked for
 * anew only after a hospital has changed.
 */
export function hospitalsByCountry(
  db: Queryable,
  language: Language,
): Promise<CountryOfHospitals[]> {
  return derived(db, "hospitals", `home ${language}`, async () => {
    const countries = await db
      .selectFrom("hospitals")
      .select(["country", (eb) => eb.fn.countAll<number>().as("count")])
      .where("status", "=", "published")
      .where("deleted_at", "is", null)
      .groupBy("country")
      .orderBy("count", "desc")
      .orderBy("country")
      .limit(COUNTRIES)
      .execute();
    return Promise.all(
      countries
        .map(({ country }) => country)
        .filter(isCountry)
        .map(async (country) => ({
          country,
          hospitals: await firstHospitals(db, country, language),
        })),
    );
  });
}

async function firstHospitals(db: Queryable, country: string, language: Language) {
  const hospitals = await db
    .selectFrom("hospitals")
    .select(["id", "slug"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .where("country", "=", country)
    .orderBy("slug")
    .limit(HOSPITALS_OF_A_COUNTRY)
    .execute();
  if (hospitals.length === 0) return [];
  const texts = await db
    .selectFrom("hospital_texts")
    .select(["hospital_id", "language", "name", "location"])
    .where(
      "hospital_id",
      "in",
      hospitals.map(({ id }) => id),
    )
    .where("language", "in", languagesFor(language))
    .where("name", "!=", "")
    .where("location", "!=", "")
    .execute();
  const textOf = eachInLanguage(texts, (text) => text.hospital_id, language);
  return hospitals.flatMap(({ id, slug }) => {
    const text = textOf.get(id);
    if (!text) return [];
    return [{ slug, name: text.name, city: cityOf(text.location), language: text.language }];
  });
}

/** A location names the city first; Thai parts it from the country by a space. */
function cityOf(location: string): string {
  const [first = location] = location.split(/, | (?=\p{Script=Thai})/u);
  return first;
}

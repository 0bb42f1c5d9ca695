import type { Queryable } from "#db/connection.server";
import { derived } from "#db/derived";
import { flag, isSet } from "#db/flag";
import { isCountry } from "~/features/hospitals/hospital";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { type CountryOfHospitals, cityOf, type HomeReview } from "./home";

/** So many of a country's hospitals stand on the home page; the list has the rest. */
const HOSPITALS_OF_A_COUNTRY = 3;
const COUNTRIES = 6;
const REVIEWS = 3;

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
    .execute();
  const textOf = eachInLanguage(texts, (text) => text.hospital_id, language);
  return hospitals.flatMap(({ id, slug }) => {
    const text = textOf.get(id);
    if (!text) return [];
    return [{ slug, name: text.name, city: cityOf(text.location), language: text.language }];
  });
}

/**
 * The newest published reviews that were written in the reader's language; samples only where
 * families have not written enough.
 */
export function newestReviews(db: Queryable, language: Language): Promise<HomeReview[]> {
  return derived(db, "reviews", `home ${language}`, async () => {
    const real = await firstReviews(db, language, { sample: false, limit: REVIEWS });
    const limit = REVIEWS - real.length;
    if (limit === 0) return real;
    return [...real, ...(await firstReviews(db, language, { sample: true, limit }))];
  });
}

async function firstReviews(
  db: Queryable,
  language: Language,
  { sample, limit }: { sample: boolean; limit: number },
): Promise<HomeReview[]> {
  const rows = await db
    .selectFrom("reviews")
    .select(["id", "name", "place", "rating", "text", "sample"])
    .where("status", "=", "published")
    .where("language", "=", language)
    .where("sample", "=", flag(sample))
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, sample: isSet(row.sample) }));
}

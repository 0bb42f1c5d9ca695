import type { Queryable } from "#db/connection.server";
import { derived } from "#db/counters";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { type Country, isCountry } from "./countries";

/** So many of a country's hospitals are asked where they are; the list has the rest. */
const HOSPITALS_OF_A_COUNTRY = 12;
const COUNTRIES = 6;
const CITIES = 4;

export interface CountryOfHospitals {
  country: Country;
  count: number;
  /** Where its first hospitals are; in English where a hospital lacks the reader's language. */
  cities: { name: string; language: Language }[];
  /** The same, as drawings know them. */
  drawn: string[];
}

/**
 * The countries with the most published hospitals, and the cities of the first few of each; asked for
 * anew only after a hospital has changed.
 */
export function hospitalsByCountry(
  db: Queryable,
  language: Language,
): Promise<CountryOfHospitals[]> {
  return derived(db, `hospitals at home ${language}`, async () => {
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
      countries.flatMap(({ country, count }) =>
        isCountry(country)
          ? [citiesOf(db, country, language).then((places) => ({ country, count, ...places }))]
          : [],
      ),
    );
  });
}

/** The countries of all hospitals but those in the bin, drafts too. */
export function countriesWithHospitals(db: Queryable): Promise<Country[]> {
  return derived(db, "countries with hospitals", async () => {
    const rows = await db
      .selectFrom("hospitals")
      .select("country")
      .distinct()
      .where("deleted_at", "is", null)
      .execute();
    return rows.map(({ country }) => country).filter(isCountry);
  });
}

async function citiesOf(
  db: Queryable,
  country: Country,
  language: Language,
): Promise<Pick<CountryOfHospitals, "cities" | "drawn">> {
  const hospitals = await db
    .selectFrom("hospitals")
    .select(["id", "city"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .where("country", "=", country)
    .orderBy("slug")
    .limit(HOSPITALS_OF_A_COUNTRY)
    .execute();
  const texts = await db
    .selectFrom("hospital_texts")
    .select(["hospital_id", "language", "location"])
    .where(
      "hospital_id",
      "in",
      hospitals.map(({ id }) => id),
    )
    .where("language", "in", languagesFor(language))
    .where("location", "!=", "")
    .execute();
  const textOf = eachInLanguage(texts, (text) => text.hospital_id, language);
  const named = new Map(
    hospitals.flatMap(({ id }) => {
      const text = textOf.get(id);
      return text ? [[cityOf(text.location), text.language]] : [];
    }),
  );
  return {
    cities: [...named].slice(0, CITIES).map(([name, written]) => ({ name, language: written })),
    drawn: [...new Set(hospitals.map(({ city }) => city))],
  };
}

/** A location names the city first; Thai parts it from the country by a space. */
function cityOf(location: string): string {
  const [first = location] = location.split(/, | (?=\p{Script=Thai})/u);
  return first;
}

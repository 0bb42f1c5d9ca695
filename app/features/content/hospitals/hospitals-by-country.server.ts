import type { Queryable } from "#db/connection.server";
import { derived } from "#db/counters";
import type { Language } from "~/locales/languages";
import { type Country, isCountry } from "./countries";
import type { ListedHospital } from "./hospital";
import { publishedHospitals } from "./hospitals.server";

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

/** The countries with the most published hospitals, and the cities of the first few of each. */
export function hospitalsByCountry(
  db: Queryable,
  language: Language,
): Promise<CountryOfHospitals[]> {
  return derived(db, `hospitals at home ${language}`, async () => {
    const listed = await publishedHospitals(db, language);
    return [...Map.groupBy(listed, ({ country }) => country)]
      .sort(([a, own], [b, others]) => others.length - own.length || (a < b ? -1 : 1))
      .slice(0, COUNTRIES)
      .filter(([country]) => isCountry(country))
      .map(([country, own]) => ({ country, count: own.length, ...citiesOf(own) }));
  });
}

function citiesOf(all: readonly ListedHospital[]): Pick<CountryOfHospitals, "cities" | "drawn"> {
  const first = all.slice(0, HOSPITALS_OF_A_COUNTRY);
  const named = new Map(first.map(({ location, language }) => [cityOf(location), language]));
  return {
    cities: [...named].slice(0, CITIES).map(([name, written]) => ({ name, language: written })),
    drawn: [...new Set(first.map(({ city }) => city))],
  };
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

/** A location names the city first; Thai parts it from the country by a space. */
function cityOf(location: string): string {
  const [first = location] = location.split(/, | (?=\p{Script=Thai})/u);
  return first;
}

import type { Queryable } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import type { Language } from "~/locales/languages";
import { type Country, isCountry } from "./countries";
import type { ListedHospital } from "./hospital";
import { publishedHospitals } from "./hospitals.server";

/** Number of hospitals whose cities are shown for a country. */
const HOSPITALS_OF_A_COUNTRY = 12;
const COUNTRIES = 6;
const CITIES = 4;

export interface CountryOfHospitals {
  country: Country;
  count: number;
  /** The cities of its first hospitals, in English if the reader's language is missing. */
  cities: { name: string; language: Language }[];
  /** The keys of the drawings of these cities. */
  drawn: string[];
}

/** The countries with the most published hospitals, each with some of its cities. */
export function hospitalsByCountry(
  db: Queryable,
  language: Language,
): Promise<CountryOfHospitals[]> {
  return cachedUntilContentChange(db, `hospitals at home ${language}`, async () => {
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

/** The countries of all hospitals outside the bin, including drafts. */
export function countriesWithHospitals(db: Queryable): Promise<Country[]> {
  return cachedUntilContentChange(db, "countries with hospitals", async () => {
    const rows = await db
      .selectFrom("hospitals")
      .select("country")
      .distinct()
      .where("deleted_at", "is", null)
      .execute();
    return rows.map(({ country }) => country).filter(isCountry);
  });
}

/** A location starts with the city; in Thai, a space separates it from the country. */
function cityOf(location: string): string {
  const [first = location] = location.split(/, | (?=\p{Script=Thai})/u);
  return first;
}

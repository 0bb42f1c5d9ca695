import type { Queryable } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import type { Language } from "~/locales/languages";
import { type Country, isCountry } from "./countries";
import type { ListedHospital } from "./hospital";
import { publishedHospitals } from "./hospitals.server";

/** Number of hospitals whose cities are shown for a country. */
const HOSPITALS_PER_COUNTRY = 12;
const COUNTRIES = 6;
const CITIES = 4;

export interface CountryOfHospitals {
  country: Country;
  count: number;
  /** The cities of its first hospitals, in English if the reader's language is missing. */
  cities: { name: string; language: Language }[];
  /** The first hospitals' cities by the keys of their drawings. */
  drawnCities: string[];
}

/** The countries with the most published hospitals, each with some of its cities. */
export function hospitalsByCountry(
  db: Queryable,
  language: Language,
): Promise<CountryOfHospitals[]> {
  return cachedUntilContentChange(db, `hospitals at home ${language}`, async () => {
    const listed = await publishedHospitals(db, language);
    return [...Map.groupBy(listed, ({ country }) => country)]
      .sort(([a, inA], [b, inB]) => inB.length - inA.length || (a < b ? -1 : 1))
      .slice(0, COUNTRIES)
      .filter(([country]) => isCountry(country))
      .map(([country, list]) => ({ country, count: list.length, ...citiesOf(list) }));
  });
}

function citiesOf(
  all: readonly ListedHospital[],
): Pick<CountryOfHospitals, "cities" | "drawnCities"> {
  const hospitals = all.slice(0, HOSPITALS_PER_COUNTRY);
  const languageByCity = new Map(
    hospitals.map(({ location, language }) => [cityOf(location), language]),
  );
  return {
    cities: [...languageByCity].slice(0, CITIES).map(([name, language]) => ({ name, language })),
    drawnCities: [...new Set(hospitals.map(({ city }) => city))],
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

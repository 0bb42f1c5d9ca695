import type { Queryable } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import { defaultLanguage, type Language } from "~/locales/languages";
import { HOSPITALS_PER_PAGE, type PageWindow, windowOf } from "~/paging";
import { linesOf } from "../engine/lines";
import { publishedRecords } from "../engine/published.server";
import { hospitals } from "./area.server";
import {
  accreditationOf,
  type HospitalFilter,
  isSpecialty,
  type ListedHospital,
  type Specialty,
} from "./hospital";
import { type IndexedHospital, searchHospitals } from "./hospital-search.server";
import { fitsEveryHospital, isSearchable, parseSearch } from "./search-words";

/** Published hospitals, sorted by country and slug. Cached until content changes. */
export function publishedHospitals(db: Queryable, language: Language): Promise<ListedHospital[]> {
  return cachedUntilContentChange(db, `hospitals ${language}`, async () => {
    const cityIndexes = await cityIndexesOfHospitals(db);
    const records = await publishedRecords(db, hospitals, language);
    const listed = records.map(({ id, facts, words, ...hospital }) => ({
      id,
      slug: facts.slug,
      country: facts.country,
      city: facts.city,
      name: words.name,
      location: words.location,
      bio: words.bio,
      language: hospital.language,
      sample: hospital.sample,
      indexInCity: cityIndexes.get(id) ?? 0,
      cover: hospital.picture,
      specialties: linesOf(facts.specialties).filter(isSpecialty),
      accreditation: accreditationOf(facts),
    }));
    return listed.sort((one, other) => {
      const [a, b] = [`${one.country} ${one.slug}`, `${other.country} ${other.slug}`];
      return a < b ? -1 : 1;
    });
  });
}

/**
 * Each hospital's index among the published hospitals of its city, from 0, by id. Different indexes select
 * different drawings.
 */
export function cityIndexesOfHospitals(db: Queryable): Promise<Map<string, number>> {
  return cachedUntilContentChange(db, "hospital places", async () => {
    const rows = await db
      .selectFrom("hospitals")
      .select(["id", "city"])
      .where("status", "=", "published")
      .where("deleted_at", "is", null)
      .orderBy("id")
      .execute();
    const counts = new Map<string, number>();
    return new Map(
      rows.map(({ id, city }) => {
        const index = counts.get(city) ?? 0;
        counts.set(city, index + 1);
        return [id, index];
      }),
    );
  });
}

export interface HospitalList extends PageWindow {
  hospitals: ListedHospital[];
  count: number;
  /** True if the search text contains no word that can be searched. */
  isUnsearchable: boolean;
  /** Number of results by country, for all countries and not only the chosen one. */
  counts: Map<string, number>;
}

/** One page of filtered hospitals, sorted by country and slug, or by best match if there is a search text. */
export async function listHospitals(
  db: Queryable,
  filter: HospitalFilter,
  language: Language,
): Promise<HospitalList> {
  const { text, country, page } = filter;
  const isSearch = text !== "" && !fitsEveryHospital(text);
  const listed = await publishedHospitals(db, language);
  const inAllCountries = isSearch
    ? await searchResults(db, filter, listed)
    : listed.filter(matchesSpecialty(filter));
  let found = country ? inAllCountries.filter((one) => one.country === country) : inAllCountries;
  // searches again within the country, so that words that none of its hospitals has are ignored
  if (isSearch && country && found.length === 0) {
    found = await searchResults(db, filter, listed, country);
  }
  const window = windowOf(found.length, page, HOSPITALS_PER_PAGE);
  const start = (window.page - 1) * HOSPITALS_PER_PAGE;
  const byCountry = Map.groupBy(inAllCountries, (one) => one.country);
  return {
    ...window,
    hospitals: found.slice(start, start + HOSPITALS_PER_PAGE),
    count: found.length,
    isUnsearchable: isSearch && !isSearchable(text),
    counts: new Map([...byCountry].map(([key, { length }]) => [key, length])),
  };
}

const matchesSpecialty =
  ({ specialty }: HospitalFilter) =>
  ({ specialties }: { specialties: readonly string[] }) =>
    !specialty || specialties.includes(specialty);

/** Search results, best match first. */
async function searchResults(
  db: Queryable,
  filter: HospitalFilter,
  listed: readonly ListedHospital[],
  country?: string,
): Promise<ListedHospital[]> {
  const matchesFilter = (one: IndexedHospital) =>
    matchesSpecialty(filter)(one) && (country === undefined || one.country === country);
  const found = await searchHospitals(db, filter.text, matchesFilter);
  const byId = new Map(listed.map((one) => [one.id, one]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Number of published hospitals with each specialty, regardless of filters. */
export function hospitalsPerSpecialty(db: Queryable): Promise<Map<Specialty, number>> {
  return cachedUntilContentChange(db, "hospital specialty owners", async () => {
    const listed = await publishedHospitals(db, defaultLanguage);
    const byKey = Map.groupBy(
      listed.flatMap(({ specialties }) => specialties),
      (key) => key,
    );
    return new Map([...byKey].map(([key, { length }]) => [key, length]));
  });
}

/** The specialties that the filter's select and search text name. */
export function searchedSpecialties({ specialty, text }: HospitalFilter): Specialty[] {
  const fromText = parseSearch(text).terms.flatMap(({ tags }) => tags.filter(isSpecialty));
  return specialty ? [specialty, ...fromText] : fromText;
}

/** The select of the story form offers no more hospitals than this. */
const MAX_CHOICES = 60;

/** The published hospitals that the story form offers. */
export async function storyHospitalChoices(db: Queryable, language: Language) {
  const listed = await publishedHospitals(db, language);
  return listed.slice(0, MAX_CHOICES).map(({ id, slug, name }) => ({ id, slug, name }));
}

export function countPublishedHospitals(db: Queryable): Promise<number> {
  return cachedUntilContentChange(db, "hospital count", async () => {
    const { count } = await db
      .selectFrom("hospitals")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("status", "=", "published")
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
    return count;
  });
}

/** The slugs of published hospitals and the times of their last change (ISO 8601 UTC), in a stable order. */
export async function publishedHospitalSlugs(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ slug: string; changedAt: string }[]> {
  return db
    .selectFrom("hospitals")
    .select(["slug", "updated_at as changedAt"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .orderBy("slug")
    .limit(limit)
    .offset(offset)
    .execute();
}

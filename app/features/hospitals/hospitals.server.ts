import type { Queryable } from "#db/connection.server";
import { derived } from "#db/counters";
import { fitsEveryHospital, isSearchable, searchHospitals } from "#db/search";
import type { FoundHospital } from "#db/search-match";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import { type Language, languagesWritten } from "~/locales/languages";
import { HOSPITALS_PER_PAGE, type PageWindow, windowOf } from "~/paging";
import type { HospitalFilter, ListedHospital } from "./hospital";
import { cardsOf } from "./hospital-list.server";

type HospitalTags = Pick<HospitalFilter, "country" | "specialty">;

/** A search that finds more says "more than": nobody turns twenty pages, and none is counted. */
const MAX_FOUND = 240;

export interface HospitalList extends PageWindow {
  hospitals: ListedHospital[];
  count: number;
  /** There are more than `count`. */
  more: boolean;
  /** The text holds no word that could be looked for. */
  tooShort: boolean;
  /** How many there are in each country, whichever is chosen; null where too many were found to tell. */
  counts: Map<string, number> | null;
  /** The countries with hospitals for the specialty, whatever was searched for. */
  listed: readonly string[];
}

/** One page of the published hospitals that fit a filter, by country and then by name. */
export async function listHospitals(
  db: Queryable,
  filter: HospitalFilter,
  language: Language,
): Promise<HospitalList> {
  if (filter.text !== "" && !fitsEveryHospital(filter.text))
    return findByText(db, filter, language);
  const count = await countHospitals(db, filter);
  const window = windowOf(count, filter.page, HOSPITALS_PER_PAGE);
  const direction = window.fromEnd ? "desc" : "asc";
  const rows = await published(db, filter)
    .select(["id", "slug", "country"])
    .orderBy("country", direction)
    .orderBy("slug", direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  if (window.fromEnd) rows.reverse();
  const hospitals = await cardsOf(db, rows, language);
  const counts = await countsByCountry(db, filter);
  const listed = [...counts.keys()];
  return { ...window, hospitals, count, more: false, tooShort: false, counts, listed };
}

async function findByText(
  db: Queryable,
  { text, country, specialty, page }: HospitalFilter,
  language: Language,
): Promise<HospitalList> {
  const languages = languagesOfSearch(text, language);
  const search = { text, languages, specialty, limit: MAX_FOUND + 1 };
  const anywhere = await searchHospitals(db, { ...search, country: null });
  const isAll = anywhere.length <= MAX_FOUND;
  let all = country ? anywhere.filter((hospital) => hospital.country === country) : anywhere;
  // within a country words are passed over that stand in none of its hospitals
  if (country && (!isAll || all.length === 0)) {
    all = await searchHospitals(db, { ...search, country });
  }
  const found = all.slice(0, MAX_FOUND).sort(byCountryAndSlug);
  const window = windowOf(found.length, page, HOSPITALS_PER_PAGE);
  const start = (window.page - 1) * HOSPITALS_PER_PAGE;
  return {
    ...window,
    hospitals: await cardsOf(db, found.slice(start, start + window.limit), language),
    count: found.length,
    more: all.length > MAX_FOUND,
    tooShort: !isSearchable(text),
    counts: isAll ? countsOf(anywhere) : null,
    listed: [...(await countsByCountry(db, { specialty })).keys()],
  };
}

/**
 * The page's own, English, and those in whose letters it is written: a family on an English page writes
 * "ব্যাংকক".
 */
function languagesOfSearch(text: string, ofPage: Language): Language[] {
  return [...new Set([...languagesFor(ofPage), ...languagesWritten(text)])];
}

function countsOf(hospitals: readonly FoundHospital[]): Map<string, number> {
  const byCountry = Map.groupBy(hospitals, ({ country }) => country);
  return new Map([...byCountry].map(([country, { length }]) => [country, length]));
}

function byCountryAndSlug(a: FoundHospital, b: FoundHospital): number {
  if (a.country !== b.country) return a.country < b.country ? -1 : 1;
  return a.slug < b.slug ? -1 : 1;
}

/** Counted anew only after a hospital has changed. */
export function countHospitals(db: Queryable, filter: HospitalTags): Promise<number> {
  const key = `hospital count ${filter.country ?? ""} ${filter.specialty ?? ""}`;
  return derived(db, key, async () => {
    const { count } = await published(db, filter)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  });
}

function countsByCountry(
  db: Queryable,
  { specialty }: Pick<HospitalTags, "specialty">,
): Promise<Map<string, number>> {
  return derived(db, `hospital countries ${specialty ?? ""}`, async () => {
    const rows = await published(db, { country: null, specialty })
      .select((eb) => ["country", eb.fn.countAll<number>().as("count")])
      .groupBy("country")
      .execute();
    return new Map(rows.map(({ country, count }) => [country, count]));
  });
}

function published(db: Queryable, { country, specialty }: HospitalTags) {
  let query = db
    .selectFrom("hospitals")
    .where("hospitals.status", "=", "published")
    .where("hospitals.deleted_at", "is", null);
  if (country) query = query.where("hospitals.country", "=", country);
  if (specialty) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom("hospital_specialties")
          .select("hospital_specialties.specialty")
          .whereRef("hospital_specialties.hospital_id", "=", "hospitals.id")
          .where("hospital_specialties.specialty", "=", specialty),
      ),
    );
  }
  return query;
}

/** The names of the published hospitals, for a choice in a form: `value` is the id. */
export async function hospitalChoices(db: Queryable, language: Language) {
  return derived(db, `hospital choices ${language}`, async () => {
    const found = await published(db, { country: null, specialty: null })
      .select(["id", "slug", "country"])
      .orderBy("country")
      .orderBy("slug")
      .limit(MAX_CHOICES)
      .execute();
    const names = await namesOf(
      db,
      found.map(({ id }) => id),
      language,
    );
    return found.map(({ id, slug }) => ({ id, slug, name: names.get(id) ?? slug }));
  });
}

/** A longer select would be no help to anybody. */
const MAX_CHOICES = 60;

/** Names by hospital id, in the language or in English. */
export async function namesOf(
  db: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("hospital_texts")
    .select(["hospital_id", "language", "name"])
    .where("hospital_id", "in", [...new Set(ids)])
    .where("language", "in", languagesFor(language))
    .where("name", "!=", "")
    .execute();
  const names = eachInLanguage(rows, (row) => row.hospital_id, language);
  return new Map([...names].map(([id, { name }]) => [id, name]));
}

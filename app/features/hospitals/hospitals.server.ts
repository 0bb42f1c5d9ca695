import type { Queryable } from "#db/connection.server";
import { derived } from "#db/counters";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { HOSPITALS_PER_PAGE, type PageWindow, windowOf } from "~/paging";
import type { HospitalFilter, ListedHospital } from "./hospital";
import { cardsOf } from "./hospital-list.server";
import { type FoundHospital, searchHospitals } from "./hospital-search.server";
import { fitsEveryHospital, isSearchable } from "./search-words";

type HospitalTags = Pick<HospitalFilter, "country" | "specialty">;

export interface HospitalList extends PageWindow {
  hospitals: ListedHospital[];
  count: number;
  /** The text holds no word that could be looked for. */
  tooShort: boolean;
  /** Their number in each country, chosen or not. */
  counts: Map<string, number>;
}

/** One page of the published hospitals that fit a filter: by country and name, or the likeliest first. */
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
  return { ...window, hospitals, count, tooShort: false, counts };
}

async function findByText(
  db: Queryable,
  { text, country, specialty, page }: HospitalFilter,
  language: Language,
): Promise<HospitalList> {
  const fits = (hospital: FoundHospital) =>
    hospital.isPublished && (!specialty || hospital.specialties.includes(specialty));
  const isThere = (hospital: FoundHospital) => hospital.country === country;
  const anywhere = await searchHospitals(db, text, fits);
  let found = country ? anywhere.filter(isThere) : anywhere;
  // within a country words are passed over that stand in none of its hospitals
  if (country && found.length === 0) {
    found = await searchHospitals(db, text, (hospital) => fits(hospital) && isThere(hospital));
  }
  const window = windowOf(found.length, page, HOSPITALS_PER_PAGE);
  const start = (window.page - 1) * HOSPITALS_PER_PAGE;
  const byCountry = Map.groupBy(anywhere, (hospital) => hospital.country);
  return {
    ...window,
    hospitals: await cardsOf(db, found.slice(start, start + window.limit), language),
    count: found.length,
    tooShort: !isSearchable(text),
    counts: new Map([...byCountry].map(([key, { length }]) => [key, length])),
  };
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

import type { ExpressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import { derived } from "#db/derived";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import { fitsEveryHospital, isSearchable, searchHospitals } from "#db/search";
import type { FoundHospital } from "#db/search-match";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import { CARDS_PER_PAGE, type PageWindow, windowOf } from "~/paging";
import type { HospitalCard, HospitalFilter } from "./hospital";
import { coversOf } from "./hospital-covers.server";
import { textFields } from "./hospital-words";

type HospitalTags = Pick<HospitalFilter, "country" | "specialty">;

/** A search that finds more says "more than": nobody turns twenty pages, and none is counted. */
const MAX_FOUND = 240;

export interface HospitalList extends PageWindow {
  hospitals: HospitalCard[];
  count: number;
  /** There are more than `count`. */
  more: boolean;
  /** The text holds no word that could be looked for. */
  tooShort: boolean;
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
  const window = windowOf(count, filter.page);
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
  return { ...window, hospitals, count, more: false, tooShort: false };
}

async function findByText(
  db: Queryable,
  { text, country, specialty, page }: HospitalFilter,
  language: Language,
): Promise<HospitalList> {
  const languages = languagesFor(language);
  const limit = MAX_FOUND + 1;
  const all = await searchHospitals(db, { text, languages, country, specialty, limit });
  const found = all.slice(0, MAX_FOUND).sort(byCountryAndSlug);
  const window = windowOf(found.length, page);
  const start = (window.page - 1) * CARDS_PER_PAGE;
  const hospitals = await cardsOf(db, found.slice(start, start + window.limit), language);
  const more = all.length > MAX_FOUND;
  return { ...window, hospitals, count: found.length, more, tooShort: !isSearchable(text) };
}

function byCountryAndSlug(a: FoundHospital, b: FoundHospital): number {
  if (a.country !== b.country) return a.country < b.country ? -1 : 1;
  return a.slug < b.slug ? -1 : 1;
}

/** Counted anew only after a hospital has changed. */
export function countHospitals(db: Queryable, filter: HospitalTags): Promise<number> {
  const key = `count ${filter.country ?? ""} ${filter.specialty ?? ""}`;
  return derived(db, "hospitals", key, async () => {
    const { count } = await published(db, filter)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
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

async function cardsOf(
  db: Queryable,
  found: readonly FoundHospital[],
  language: Language,
): Promise<HospitalCard[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await db
    .selectFrom("hospitals")
    .innerJoin("hospital_texts", "hospital_texts.hospital_id", "hospitals.id")
    .select(["id", "slug", "country", "city", "sample", "language", "name", "location", "bio"])
    .where("hospitals.id", "in", ids)
    .where("hospital_texts.language", "in", languagesFor(language))
    .where(isWhole)
    .execute();
  const cards = eachInLanguage(rows, ({ id }) => id, language);
  const covers = await coversOf(db, ids, language);
  return ids.flatMap((id) => {
    const row = cards.get(id);
    const cover = covers.get(id) ?? null;
    return row ? [{ ...withoutId(row), sample: isSet(row.sample), cover }] : [];
  });
}

/** What nobody has finished in a language is shown in English. */
function isWhole(eb: ExpressionBuilder<Schema, "hospital_texts">) {
  return eb.or([
    eb("hospital_texts.language", "=", defaultLanguage),
    eb.and(textFields.map((field) => eb(`hospital_texts.${field}`, "!=", ""))),
  ]);
}

function withoutId<Row extends { id: string }>({ id: _, ...rest }: Row): Omit<Row, "id"> {
  return rest;
}

/** The names of the published hospitals, for a choice in a form: `value` is the id. */
export async function hospitalChoices(db: Queryable, language: Language) {
  return derived(db, "hospitals", `choices ${language}`, async () => {
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

import { expressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { fold } from "~/locales/fold";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import { idOfFormerSlug } from "../engine/slugs.server";
import { hospitals } from "./area.server";
import { publishedHospitals } from "./hospitals.server";

/** A published hospital that a form offers, or from whose page the family opened the form. */
export interface HospitalChoice {
  slug: string;
  country: string;
  name: string;
}

/** Finds a published hospital by its current or former slug. */
export async function findHospitalChoice(
  db: Queryable,
  slug: string,
  language: Language,
): Promise<HospitalChoice | null> {
  const id = await idOfSlug(db, slug);
  const found = (await publishedHospitals(db, language)).find((one) => one.id === id);
  return found ? { slug: found.slug, country: found.country, name: found.name } : null;
}

/** The current slug of the published hospital that had this slug before; null if there is none. */
export async function currentHospitalSlug(db: Queryable, former: string): Promise<string | null> {
  const id = await idOfFormerSlug(db, hospitals, former);
  const listed = await publishedHospitals(db, defaultLanguage);
  return listed.find((one) => one.id === id)?.slug ?? null;
}

/** The id of the hospital with this current or former slug; it may be unpublished. */
async function idOfSlug(db: Queryable, slug: string): Promise<string | null> {
  if (slug === "") return null;
  const current = await db
    .selectFrom("hospitals")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return current?.id ?? idOfFormerSlug(db, hospitals, slug);
}

/** With more hospitals, request forms offer none; a hospital's page links to a form for it. */
const MAX_CHOICES = 100;

/** Published hospitals to choose from, by country and slug; empty if there are too many. */
export async function hospitalChoices(
  db: Queryable,
  language: Language,
): Promise<HospitalChoice[]> {
  const listed = await publishedHospitals(db, language);
  if (listed.length > MAX_CHOICES) return [];
  return listed.map(({ slug, country, name }) => ({ slug, country, name }));
}

/** The name of the hospital with this current or former slug, even if unpublished; null if there is none. */
export async function hospitalName(
  db: Queryable,
  slug: string,
  language: Language,
): Promise<string | null> {
  const id = await idOfSlug(db, slug);
  return id === null ? null : ((await namesOf(db, [id], language)).get(id) ?? null);
}

/** The slug of the published hospital with this name in any language; null if there is none. */
export async function hospitalSlugNamed(db: Queryable, name: string): Promise<string | null> {
  const row = await db
    .selectFrom("hospitals")
    .innerJoin("hospital_texts", "hospital_texts.record_id", "hospitals.id")
    .select("slug")
    .where("hospital_texts.name", "=", name)
    .where("hospitals.status", "=", "published")
    .where("hospitals.deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** The id of the hospital with this name in any language, even if unpublished; null if there is none. */
export async function hospitalIdNamed(db: Queryable, name: string): Promise<string | null> {
  const rows = await db
    .selectFrom("hospitals")
    .innerJoin("hospital_texts", "hospital_texts.record_id", "hospitals.id")
    .select(["id", "name"])
    .where("hospitals.deleted_at", "is", null)
    .execute();
  return rows.find((row) => fold(row.name) === fold(name))?.id ?? null;
}

/** The hospitals' names in all languages. */
export async function namesOfHospitals(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("hospital_texts")
    .select("name")
    .where("record_id", "in", ids)
    .where("name", "!=", "")
    .execute();
  return rows.map(({ name }) => name);
}

/** Subquery for the current and former slugs of a hospital. */
export function slugsOfHospital(id: string) {
  const eb = expressionBuilder<Schema>();
  return eb
    .selectFrom("hospitals")
    .select("slug")
    .where("id", "=", id)
    .unionAll(
      eb
        .selectFrom("former_slugs")
        .select("slug")
        .where("area", "=", hospitals.key)
        .where("record_id", "=", id),
    );
}

/** The published hospitals among the given ids, by id. */
export async function publishedHospitalsAmong(
  db: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, { slug: string; name: string }>> {
  const listed = await publishedHospitals(db, language);
  const requested = listed.filter(({ id }) => ids.includes(id));
  return new Map(requested.map(({ id, slug, name }) => [id, { slug, name }]));
}

/** Slugs and names by hospital id, even if unpublished. The slug replaces a missing name. */
export async function namedHospitals(
  db: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, { slug: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("hospitals")
    .select(["id", "slug"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  const names = await namesOf(db, ids, language);
  return new Map(rows.map(({ id, slug }) => [id, { slug, name: names.get(id) ?? slug }]));
}

/** All hospitals with their names, including drafts and binned ones, for coordinators. */
export async function everyHospital(
  db: Queryable,
  language: Language,
): Promise<{ id: string; name: string; isPublic: boolean }[]> {
  const rows = await db.selectFrom("hospitals").select("id").execute();
  const ids = rows.map(({ id }) => id);
  const named = await namedHospitals(db, ids, language);
  const published = await publishedHospitalsAmong(db, ids, language);
  return [...named].map(([id, { name }]) => ({ id, name, isPublic: published.has(id) }));
}

/** Names by hospital id, in the language or in English, including those of drafts. */
async function namesOf(
  db: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("hospital_texts")
    .select(["record_id", "language", "name"])
    .where("record_id", "in", [...new Set(ids)])
    .where("language", "in", languagesFor(language))
    .where("name", "!=", "")
    .execute();
  const names = eachInLanguage(rows, (row) => row.record_id, language);
  return new Map([...names].map(([id, { name }]) => [id, name]));
}

import { expressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import { derived } from "#db/counters";
import type { Schema } from "#db/schema";
import { inLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { namesOf } from "./hospitals.server";
import { hospitalIdOfSlug } from "./slugs.server";

/** A hospital that a form was opened for. */
export interface HospitalChoice {
  slug: string;
  country: string;
  name: string;
}

/** A published hospital by its slug, or one that it had; its English name where it has none in the language. */
export async function findHospitalChoice(
  db: Queryable,
  slug: string,
  language: Language,
): Promise<HospitalChoice | null> {
  const id = slug === "" ? null : await hospitalIdOfSlug(db, slug);
  if (id === null) return null;
  const rows = await db
    .selectFrom("hospitals")
    .innerJoin("hospital_texts", "hospital_texts.hospital_id", "hospitals.id")
    .select(["slug", "country", "hospital_texts.name", "hospital_texts.language"])
    .where("hospitals.id", "=", id)
    .where("hospital_texts.name", "!=", "")
    .where("hospitals.status", "=", "published")
    .where("hospitals.deleted_at", "is", null)
    .where("hospital_texts.language", "in", languagesFor(language))
    .execute();
  const row = inLanguage(rows, language);
  return row ? { slug: row.slug, country: row.country, name: row.name } : null;
}

/** A longer list is none to choose from: from there on hospitals' own pages lead to the form. */
const MOST_CHOICES = 100;

/** The published hospitals to choose from, by country and then by slug; none where they are too many. */
export function hospitalChoices(db: Queryable, language: Language): Promise<HospitalChoice[]> {
  return derived(db, `hospitals to book ${language}`, async () => {
    const rows = await db
      .selectFrom("hospitals")
      .select(["id", "slug", "country"])
      .where("status", "=", "published")
      .where("deleted_at", "is", null)
      .orderBy("country")
      .orderBy("slug")
      .limit(MOST_CHOICES + 1)
      .execute();
    if (rows.length > MOST_CHOICES) return [];
    const names = await namesOf(
      db,
      rows.map(({ id }) => id),
      language,
    );
    return rows.map(({ id, slug, country }) => ({ slug, country, name: names.get(id) ?? slug }));
  });
}

/** A hospital's name, published or no longer; null where none has that slug, or had it. */
export async function hospitalName(
  db: Queryable,
  slug: string,
  language: Language,
): Promise<string | null> {
  const id = slug === "" ? null : await hospitalIdOfSlug(db, slug);
  return id === null ? null : ((await namesOf(db, [id], language)).get(id) ?? null);
}

/** The slug of the published hospital that is called so in one of the languages; null for none. */
export async function hospitalNamed(db: Queryable, name: string): Promise<string | null> {
  const row = await db
    .selectFrom("hospitals")
    .innerJoin("hospital_texts", "hospital_texts.hospital_id", "hospitals.id")
    .select("slug")
    .where("hospital_texts.name", "=", name)
    .where("hospitals.status", "=", "published")
    .limit(1)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** The published ones of these hospitals, by their ids. */
export async function publishedHospitals(
  db: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, { slug: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("hospitals")
    .select(["id", "slug"])
    .where("id", "in", [...new Set(ids)])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return new Map(rows.map(({ id, slug }) => [id, { slug, name: names.get(id) ?? slug }]));
}

/** Hospitals by their ids, whether they are published or not; for coordinators. */
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

/** The id of a published hospital, for a row that names it: looked up as the row is written. */
export function publishedHospitalId(slug: string | null) {
  return expressionBuilder<Schema>()
    .selectFrom("hospitals")
    .select("hospitals.id")
    .where("hospitals.slug", "=", slug)
    .where("hospitals.status", "=", "published")
    .where("hospitals.deleted_at", "is", null);
}

import type { Queryable } from "#db/connection.server";
import { normalForm } from "~/locales/fold";
import type { ErrorKey } from "~/server/returned-form.server";
import type { Area, AreaRecord, Values } from "./area.server";
import { asRecordTable, tablesIn } from "./tables.server";

/** Maximum length of a slug that a coordinator enters. */
const SLUG_MAX = 100;
/** Maximum length of a suggested slug; leaves room for a number after it. */
const SUGGESTED_MAX = 80;

/**
 * Makes a slug of whole words in lower-case Latin letters and digits. "Café & ICU: what to ask?" becomes
 * `cafe-icu-what-to-ask`; a Bengali text becomes empty.
 */
export function slugOf(text: string, max = SLUG_MAX): string {
  const words = normalForm(text, "NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > max) break;
    slug = longer;
  }
  return slug || (words[0]?.slice(0, max) ?? "");
}

/** A new record's slug: the one that was entered, or a free one made from its name. */
export async function newSlug(
  trx: Queryable,
  area: Area,
  id: string,
  { facts, words }: { facts: Values; words: Values },
): Promise<{ slug: string; error: ErrorKey | null } | null> {
  const { slug: field } = area.facts;
  if (field?.kind !== "slug") return null;
  const wanted = facts.slug || slugOf(words[field.from] ?? "", SUGGESTED_MAX) || field.unnamed;
  const taken = await takenSlugs(trx, area, id, wanted);
  const slug = freeSlug(wanted, taken);
  return { slug, error: facts.slug && slug !== facts.slug ? field.taken : null };
}

/** The error if another record has or had the slug; null if none does. */
export async function slugError(
  trx: Queryable,
  area: Area,
  id: string,
  { slug = "" }: Values,
): Promise<ErrorKey | null> {
  const { slug: field } = area.facts;
  if (field?.kind !== "slug") return null;
  return (await takenSlugs(trx, area, id, slug)).has(slug) ? field.taken : null;
}

/** The first slug of `name`, `name-2`, `name-3`… that is not taken. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** The wanted slug and its numbered variants, as far as other records, including binned ones, have or had them. */
async function takenSlugs(
  trx: Queryable,
  area: Area,
  id: string,
  wanted: string,
): Promise<Set<string>> {
  const current = await tablesIn(trx)
    .selectFrom(asRecordTable(area))
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", wanted), eb("slug", "like", `${wanted}-%`)]))
    .where("id", "!=", id)
    .execute();
  const former = await trx
    .selectFrom("former_slugs")
    .select("slug")
    .where("area", "=", area.key)
    .where((eb) => eb.or([eb("slug", "=", wanted), eb("slug", "like", `${wanted}-%`)]))
    .where("record_id", "!=", id)
    .execute();
  return new Set([...current, ...former].map(({ slug }) => slug));
}

/** Makes a published record's former slug redirect to the new one. A slug that is in use again stops redirecting. */
export async function redirectFormerSlug(
  trx: Queryable,
  area: Area,
  { id, facts, row }: AreaRecord,
  slug: string,
): Promise<void> {
  const former = facts.slug;
  if (!former || former === slug) return;
  await trx
    .deleteFrom("former_slugs")
    .where("area", "=", area.key)
    .where("slug", "=", slug)
    .execute();
  // null: never public, so nothing to redirect. Areas without publication times lack the column.
  if (row.published_at === null) return;
  await trx
    .insertInto("former_slugs")
    .values({ area: area.key, slug: former, record_id: id })
    .onConflict((conflict) => conflict.columns(["area", "slug"]).doUpdateSet({ record_id: id }))
    .execute();
}

/** The id of the record that had this slug before; null if there is none. */
export async function idOfFormerSlug(
  db: Queryable,
  area: Area,
  slug: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("former_slugs")
    .select("record_id")
    .where("area", "=", area.key)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.record_id ?? null;
}

export async function eraseSlugs(
  trx: Queryable,
  area: Area,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom("former_slugs")
    .where("area", "=", area.key)
    .where("record_id", "in", ids)
    .execute();
}

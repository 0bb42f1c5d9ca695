import type { Queryable } from "#db/connection.server";

/**
 * The slug under which a published hospital is found that had another before.
 *
 * @returns null where none had it, or the hospital is not published
 */
export async function newSlugOf(db: Queryable, former: string): Promise<string | null> {
  const row = await db
    .selectFrom("hospital_slugs")
    .innerJoin("hospitals", "hospitals.id", "hospital_slugs.hospital_id")
    .select("hospitals.slug")
    .where("hospital_slugs.slug", "=", former)
    .where("hospitals.status", "=", "published")
    .where("hospitals.deleted_at", "is", null)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** The id of the hospital that has a slug, or had it; published or not. */
export async function hospitalIdOfSlug(db: Queryable, slug: string): Promise<string | null> {
  const now = await db
    .selectFrom("hospitals")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (now) return now.id;
  const former = await db
    .selectFrom("hospital_slugs")
    .select("hospital_id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return former?.hospital_id ?? null;
}

/** Whether another hospital has a slug now, be it in the bin. */
export async function isSlugTaken(db: Queryable, slug: string, byOther: string): Promise<boolean> {
  const row = await db
    .selectFrom("hospitals")
    .select("id")
    .where("slug", "=", slug)
    .where("id", "!=", byOther)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The slugs that hospitals have which begin like this one.
 *
 * @param slug as `slugOf` makes them: nothing in it means something else to `like`
 */
export async function slugsLike(db: Queryable, slug: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("hospitals")
    .select("slug")
    .where("slug", "like", `${slug}%`)
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/** From now on a slug is one hospital's own: what led on from it to another is gone. */
export async function claimSlug(trx: Queryable, slug: string): Promise<void> {
  await trx.deleteFrom("hospital_slugs").where("slug", "=", slug).execute();
}

/** Has whoever comes by a slug led on to the hospital that had it. */
export async function leaveSlug(trx: Queryable, slug: string, id: string): Promise<void> {
  await trx
    .insertInto("hospital_slugs")
    .values({ slug, hospital_id: id })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ hospital_id: id }))
    .execute();
}

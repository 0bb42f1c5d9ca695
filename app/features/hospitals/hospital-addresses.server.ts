import type { Queryable } from "#db/connection.server";
import { countHospitals } from "./hospitals.server";

/** How many hospitals are published. */
export function countPublishedHospitals(db: Queryable): Promise<number> {
  return countHospitals(db, { country: null, specialty: null });
}

/** Slugs of published hospitals and when their rows changed (ISO 8601 UTC), in a lasting order. */
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

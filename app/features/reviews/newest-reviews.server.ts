import type { Queryable } from "#db/connection.server";
import { derived } from "#db/derived";
import { flag, isSet } from "#db/flag";
import type { Language } from "~/locales/languages";

const REVIEWS = 3;

export interface NewestReview {
  id: string;
  name: string;
  place: string;
  rating: number;
  text: string;
  sample: boolean;
}

/**
 * The newest published reviews that were written in the reader's language; samples only where
 * families have not written enough.
 */
export function newestReviews(db: Queryable, language: Language): Promise<NewestReview[]> {
  return derived(db, "reviews", `home ${language}`, async () => {
    const real = await firstReviews(db, language, { sample: false, limit: REVIEWS });
    const limit = REVIEWS - real.length;
    if (limit === 0) return real;
    return [...real, ...(await firstReviews(db, language, { sample: true, limit }))];
  });
}

async function firstReviews(
  db: Queryable,
  language: Language,
  { sample, limit }: { sample: boolean; limit: number },
): Promise<NewestReview[]> {
  const rows = await db
    .selectFrom("reviews")
    .select(["id", "name", "place", "rating", "text", "sample"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .where("language", "=", language)
    .where("sample", "=", flag(sample))
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, sample: isSet(row.sample) }));
}

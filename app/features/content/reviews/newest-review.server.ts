import type { Queryable } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import { isSet } from "#db/flag";
import type { Language } from "~/locales/languages";

export interface NewestReview {
  name: string;
  place: string;
  rating: number;
  text: string;
  language: Language;
  sample: boolean;
}

/**
 * The newest published review, in the reader's language if possible. It is a sample only if no family has written a
 * review.
 */
export function newestReview(db: Queryable, language: Language): Promise<NewestReview | null> {
  return cachedUntilContentChange(db, `review at home ${language}`, async () => {
    const row = await db
      .selectFrom("reviews")
      .select(["name", "place", "rating", "text", "language", "sample"])
      .where("status", "=", "published")
      .where("deleted_at", "is", null)
      .orderBy("sample")
      .orderBy((eb) => eb.case().when("language", "=", language).then(0).else(1).end())
      .orderBy("published_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return row ? { ...row, sample: isSet(row.sample) } : null;
  });
}

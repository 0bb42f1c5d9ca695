import type { Queryable } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import { isSet } from "#db/flag";
import type { Language } from "~/locales/languages";
import { type PageWindow, windowOf } from "~/paging";
import { publishedHospitalsAmong } from "../hospitals/hospital-choice.server";
import { type Review, type ReviewFilter, type ReviewSummary, summaryOf } from "./review";

export interface ReviewList extends PageWindow {
  reviews: Review[];
  summary: ReviewSummary;
}

/**
 * One page of published reviews and the totals of the filter. Sorted: families' reviews before samples, then the
 * reader's language first, then newest first.
 */
export async function listReviews(
  db: Queryable,
  filter: ReviewFilter,
  language: Language,
): Promise<ReviewList> {
  const summary = await reviewSummary(db, filter);
  const window = windowOf(summary.count, filter.page);
  const direction = window.fromEnd ? "asc" : "desc";
  const ownLanguageRank = window.fromEnd ? 1 : 0;
  const found = await publishedReviews(db, filter)
    .select("id")
    .orderBy("sample", window.fromEnd ? "desc" : "asc")
    .orderBy((eb) =>
      eb
        .case()
        .when("language", "=", language)
        .then(ownLanguageRank)
        .else(1 - ownLanguageRank)
        .end(),
    )
    .orderBy("published_at", direction)
    .orderBy("id", direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  if (window.fromEnd) found.reverse();
  const ids = found.map(({ id }) => id);
  return { ...window, summary, reviews: await reviewsOf(db, ids, language) };
}

/** The totals of published reviews; cached until content changes. */
function reviewSummary(
  db: Queryable,
  filter: Pick<ReviewFilter, "country" | "treatment">,
): Promise<ReviewSummary> {
  const key = `review summary ${filter.country ?? ""} ${filter.treatment ?? ""}`;
  return cachedUntilContentChange(db, key, async () => {
    const rows = await publishedReviews(db, filter)
      .select((eb) => [
        "sample",
        eb.fn.countAll<number>().as("count"),
        eb.fn.sum<number>("rating").as("ratings"),
      ])
      .groupBy("sample")
      .execute();
    return summaryOf(rows.map((row) => ({ ...row, sample: isSet(row.sample) })));
  });
}

function publishedReviews(
  db: Queryable,
  { country, treatment }: Pick<ReviewFilter, "country" | "treatment">,
) {
  let query = db
    .selectFrom("reviews")
    .where("status", "=", "published")
    .where("deleted_at", "is", null);
  if (country) query = query.where("country", "=", country);
  if (treatment) query = query.where("treatment", "=", treatment);
  return query;
}

async function reviewsOf(
  db: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<Review[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("reviews")
    .select([
      "id",
      "name",
      "place",
      "country",
      "treatment",
      "rating",
      "text",
      "language",
      "published_at",
      "sample",
      "hospital_id",
    ])
    .where("id", "in", ids)
    .execute();
  const hospitals = await publishedHospitalsAmong(
    db,
    rows.map(({ hospital_id }) => hospital_id),
    language,
  );
  const reviews = rows.map(({ hospital_id, published_at, ...row }) => ({
    ...row,
    sample: isSet(row.sample),
    publishedAt: published_at ?? "",
    hospital: hospitals.get(hospital_id) ?? null,
  }));
  return ids.flatMap((id) => reviews.find((review) => review.id === id) ?? []);
}

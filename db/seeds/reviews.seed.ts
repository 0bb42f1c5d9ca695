import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { sampleReviews } from "./reviews";

export async function layReviews(db: Queryable): Promise<void> {
  await db
    .insertInto("reviews")
    .values(
      sampleReviews.map(({ hospitalSlug, publishedAt, ...review }) => ({
        ...review,
        submission_key: review.id,
        content_hash: review.id,
        email: null,
        hospital_id: hospitalSlug && `sample-${hospitalSlug}`,
        consented_at: publishedAt,
        status: "published" as const,
        submitted_at: publishedAt,
        updated_at: publishedAt,
        published_at: publishedAt,
        sample: flag(true),
      })),
    )
    .execute();
}

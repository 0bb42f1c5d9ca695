import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { foldedSearchText } from "../like";
import { sampleReviews } from "./reviews";

export async function seedReviews(db: Queryable): Promise<void> {
  await db
    .insertInto("reviews")
    .values(
      sampleReviews.map(({ hospitalSlug, publishedAt, ...review }) => ({
        ...review,
        hospital_id: hospitalSlug ? `sample-${hospitalSlug}` : "",
        consent_source: "form",
        consent_note: "",
        consented_on: publishedAt.slice(0, 10),
        status: "published" as const,
        created_at: publishedAt,
        updated_at: publishedAt,
        published_at: publishedAt,
        deleted_at: null,
        sample: flag(true),
        search_text: foldedSearchText([review.name, review.place, review.text]),
      })),
    )
    .execute();
}

import { foldedSearchText } from "#db/like";
import type { Site } from "./site";

/** Adds a published post with an English text; it is not a sample. */
export async function insertPost(
  site: Site,
  slug: string,
  body: string,
  given: { link?: string; status?: "draft"; published_at?: string; featured?: 1 } = {},
) {
  const now = "2026-01-01T00:00:00.000Z";
  await site.db
    .insertInto("posts")
    .values({
      id: slug,
      slug,
      category: "travel-tips",
      featured: 0,
      link: "",
      picture_id: null,
      deleted_at: null,
      search_text: foldedSearchText([slug]),
      status: "published",
      published_at: now,
      sample: 0,
      created_at: now,
      updated_at: now,
      ...given,
    })
    .execute();
  const words = { title: `Title <${slug}>`, excerpt: "An excerpt", body };
  await site.db
    .insertInto("post_texts")
    .values({
      record_id: slug,
      language: "en",
      ...words,
      search_text: foldedSearchText(Object.values(words)),
      updated_at: now,
    })
    .execute();
}

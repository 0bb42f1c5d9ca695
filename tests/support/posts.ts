import type { Site } from "./site";

/** Puts a post with an English text into the database; it is published and no sample. */
export async function insertPost(
  site: Site,
  slug: string,
  body: string,
  given: { video_url?: string; status?: "draft"; published_at?: string; featured?: 1 } = {},
) {
  const now = "2026-01-01T00:00:00.000Z";
  await site.db
    .insertInto("posts")
    .values({
      id: slug,
      slug,
      category: "travel-tips",
      featured: 0,
      cover: null,
      video_url: null,
      status: "published",
      published_at: now,
      sample: 0,
      created_at: now,
      updated_at: now,
      ...given,
    })
    .execute();
  await site.db
    .insertInto("post_texts")
    .values({
      post_id: slug,
      language: "en",
      title: `Title <${slug}>`,
      excerpt: "An excerpt",
      body,
    })
    .execute();
}

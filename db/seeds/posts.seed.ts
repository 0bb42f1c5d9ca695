import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { foldedSearchText } from "../like";
import { samplePosts } from "./posts";
import { textsByLanguage } from "./texts";

export async function seedPosts(db: Queryable, now: string): Promise<void> {
  for (const post of samplePosts) {
    const id = `sample-${post.slug}`;
    const link = post.videoUrl ?? "";
    await db
      .insertInto("posts")
      .values({
        id,
        status: "published",
        sample: flag(true),
        search_text: foldedSearchText([link, post.slug]),
        created_at: now,
        updated_at: now,
        // a post with a later date is not public, and this machine's clock may be slow
        published_at: post.publishedAt < now ? post.publishedAt : now,
        category: post.category,
        featured: flag(post.featured),
        link,
        slug: post.slug,
      })
      .execute();
    await db
      .insertInto("post_texts")
      .values(
        textsByLanguage(post.texts).map(({ language, text }) => ({
          record_id: id,
          language,
          ...text,
          search_text: foldedSearchText(Object.values(text)),
          updated_at: now,
        })),
      )
      .execute();
  }
}

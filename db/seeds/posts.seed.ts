import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { samplePosts } from "./posts";
import { textsByLanguage } from "./texts";

export async function layPosts(db: Queryable, now: string): Promise<void> {
  for (const post of samplePosts) {
    const id = `sample-${post.slug}`;
    await db
      .insertInto("posts")
      .values({
        id,
        slug: post.slug,
        category: post.category,
        featured: flag(post.featured),
        cover: null,
        video_url: post.videoUrl,
        status: "published",
        // a post of a later day is not public, and this machine's clock may be behind
        published_at: post.publishedAt < now ? post.publishedAt : now,
        sample: flag(true),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto("post_texts")
      .values(
        textsByLanguage(post.texts).map(({ language, text }) => ({
          post_id: id,
          language,
          ...text,
          updated_at: now,
        })),
      )
      .execute();
  }
}

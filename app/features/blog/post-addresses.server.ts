import type { Context } from "~/server/context";

/** Slugs of published posts and when their rows changed (ISO 8601 UTC), in a lasting order. */
export async function publishedPostSlugs(
  { db, now }: Pick<Context, "db" | "now">,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ slug: string; changedAt: string }[]> {
  return db
    .selectFrom("posts")
    .select(["slug", "updated_at as changedAt"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .where("published_at", "<=", now().toISOString())
    .orderBy("slug")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Where a published post is now that was found under this slug once; null where none was. */
export async function movedPostSlug(
  { db, now }: Pick<Context, "db" | "now">,
  slug: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("post_slugs")
    .innerJoin("posts", "posts.id", "post_slugs.post_id")
    .select("posts.slug")
    .where("post_slugs.slug", "=", slug)
    .where("posts.status", "=", "published")
    .where("posts.deleted_at", "is", null)
    .where("posts.published_at", "<=", now().toISOString())
    .executeTakeFirst();
  return row?.slug ?? null;
}

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
    .where("published_at", "<=", now().toISOString())
    .orderBy("slug")
    .limit(limit)
    .offset(offset)
    .execute();
}

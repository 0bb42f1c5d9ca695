import type { Queryable } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import type { Language } from "~/locales/languages";
import { type PageWindow, windowOf } from "~/paging";
import type { Context } from "~/server/context";
import type { PublicRecord } from "../engine/published.server";
import { publishedAmong } from "../engine/published.server";
import { idOfFormerSlug } from "../engine/slugs.server";
import { videoOf } from "../engine/video";
import { posts } from "./area.server";
import { renderMarkdown } from "./markdown.server";
import type { PostCard, PostCategory, PostDetails, PostFilter } from "./post";

/** The current time is needed because a post becomes public at its publication time. */
type Source = Pick<Context, "db" | "now">;

export interface PostList extends PageWindow {
  posts: PostCard[];
  count: number;
}

/** One page of published posts, newest first. */
export async function listPosts(
  source: Source,
  filter: PostFilter,
  language: Language,
): Promise<PostList> {
  const count = await countPosts(source, filter.category);
  const window = windowOf(count, filter.page);
  const direction = window.fromEnd ? "asc" : "desc";
  const rows = await publishedPosts(source, filter.category)
    .select("id")
    .orderBy("published_at", direction)
    .orderBy("id", direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  if (window.fromEnd) rows.reverse();
  return { ...window, count, posts: await cardsOf(source.db, rows, language) };
}

/**
 * Counts published posts. The total is cached until content changes; scheduled posts are counted
 * and subtracted each time.
 */
export async function countPosts(
  { db, now }: Source,
  category: PostCategory | null,
): Promise<number> {
  const query = publicOrScheduled(db, category);
  const key = `post count ${category ?? ""}`;
  const all = await cachedUntilContentChange(db, key, () => countOf(query));
  return all - (await countOf(query.where("published_at", ">", timeText(now))));
}

async function countOf(query: ReturnType<typeof publicOrScheduled>): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function publishedPosts({ db, now }: Source, category: PostCategory | null) {
  return publicOrScheduled(db, category).where("published_at", "<=", timeText(now));
}

/** Posts that are public now or scheduled. */
function publicOrScheduled(db: Queryable, category: PostCategory | null) {
  const query = db
    .selectFrom("posts")
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .where("published_at", "is not", null);
  return category ? query.where("category", "=", category) : query;
}

/** The publication time of the next scheduled post; null if there is none. */
export async function nextPublication({ db, now }: Source): Promise<Date | null> {
  const next = await publicOrScheduled(db, null)
    .where("published_at", ">", timeText(now))
    .select(({ fn }) => fn.min<string | null>("published_at").as("at"))
    .executeTakeFirst();
  return next?.at ? new Date(next.at) : null;
}

function timeText(now: Source["now"]): string {
  return now().toISOString();
}

/** The newest posts, without a count. */
export async function newestPosts(
  source: Source,
  language: Language,
  limit: number,
): Promise<PostCard[]> {
  const rows = await newest(source, null, limit).execute();
  return cardsOf(source.db, rows, language);
}

function newest(source: Source, category: PostCategory | null, limit: number) {
  return publishedPosts(source, category)
    .select("id")
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
}

/** The newest featured post, or the newest post if none is featured. */
export async function featuredPost(source: Source, language: Language): Promise<PostCard | null> {
  const row = await newest(source, null, 1).where("featured", "=", 1).executeTakeFirst();
  const [card] = row
    ? await cardsOf(source.db, [row], language)
    : await newestPosts(source, language, 1);
  return card ?? null;
}

export async function relatedPosts(
  source: Source,
  post: Pick<PostCard, "slug" | "category">,
  language: Language,
  limit: number,
): Promise<PostCard[]> {
  const rows = await newest(source, post.category, limit).where("slug", "!=", post.slug).execute();
  return cardsOf(source.db, rows, language);
}

/** A published post in a language, or in English if it has no translation; null if there is no such post. */
export async function findPost(
  source: Source,
  slug: string,
  language: Language,
): Promise<PostDetails | null> {
  const rows = await publishedPosts(source, null).select("id").where("slug", "=", slug).execute();
  const [post] = await publishedAmong(
    source.db,
    posts,
    rows.map(({ id }) => id),
    language,
  );
  return post ? detailsOf(post, language) : null;
}

/** The current slug of the public post that had this slug before; null if there is none. */
export async function currentPostSlug(source: Source, former: string): Promise<string | null> {
  const id = await idOfFormerSlug(source.db, posts, former);
  if (id === null) return null;
  const row = await publishedPosts(source, null)
    .select("slug")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** The slugs of published posts and the times of their last change (ISO 8601 UTC), in a stable order. */
export function publishedPostSlugs(
  source: Source,
  { limit, offset }: Record<"limit" | "offset", number>,
) {
  return publishedPosts(source, null)
    .select(["slug", "updated_at as changedAt"])
    .orderBy("slug")
    .limit(limit)
    .offset(offset)
    .execute();
}

type ShownPost = PublicRecord<typeof posts>;

async function cardsOf(
  db: Queryable,
  rows: readonly { id: string }[],
  language: Language,
): Promise<PostCard[]> {
  const ids = rows.map(({ id }) => id);
  return (await publishedAmong(db, posts, ids, language)).map(cardOf);
}

function cardOf({ facts, words, ...post }: ShownPost): PostCard {
  return {
    slug: facts.slug,
    category: facts.category as PostCategory,
    title: words.title,
    excerpt: words.excerpt,
    language: post.language,
    publishedAt: post.publishedAt ?? post.updatedAt,
    hasVideo: videoOf(facts.link) !== null,
    cover: post.picture,
    sample: post.sample,
  };
}

/** The data of a post's page. @param language the language of the page */
export function detailsOf(post: ShownPost, language: Language): PostDetails {
  return {
    ...cardOf(post),
    html: renderMarkdown(post.words.body, language),
    video: videoOf(post.facts.link),
    updatedAt: post.updatedAt,
  };
}

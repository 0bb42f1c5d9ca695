import type { ExpressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import type { Picture } from "~/features/pictures/picture";
import { picturesById } from "~/features/pictures/picture-record.server";
import { videoOf } from "~/features/videos/video";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { PostCard, PostCategory } from "./post";
import { postFields } from "./post-editing";

/** A translation with gaps is not shown yet: its readers have the English, which is whole. */
export function isFinished(eb: ExpressionBuilder<Schema, "posts" | "post_texts">) {
  return eb.or([
    eb("post_texts.language", "=", defaultLanguage),
    eb.and(postFields.map((field) => eb(`post_texts.${field}`, "!=", ""))),
  ]);
}

/** The cards of posts that were found, in the order in which they were. */
export async function cardsOf(
  db: Queryable,
  found: readonly { id: string }[],
  language: Language,
): Promise<PostCard[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await db
    .selectFrom("posts")
    .innerJoin("post_texts", "post_texts.post_id", "posts.id")
    .select([
      "id",
      "slug",
      "category",
      "published_at",
      "created_at",
      "video_url",
      "picture_id",
      "sample",
      "language",
      "title",
      "excerpt",
    ])
    .where("posts.id", "in", ids)
    .where("post_texts.language", "in", languagesFor(language))
    .where(isFinished)
    .execute();
  const cards = eachInLanguage(rows, ({ id }) => id, language);
  const pictures = await picturesById(
    db,
    rows.map(({ picture_id }) => picture_id),
    language,
  );
  return ids.flatMap((id) => {
    const row = cards.get(id);
    return row ? [cardOf(row, pictures.get(row.picture_id ?? ""))] : [];
  });
}

/** A post with its words in one language. */
export function cardOf(
  row: {
    slug: string;
    category: PostCategory;
    title: string;
    excerpt: string;
    language: Language;
    published_at: string | null;
    created_at: string;
    video_url: string | null;
    sample: 0 | 1;
  },
  cover: Picture | undefined,
): PostCard {
  return {
    slug: row.slug,
    category: row.category,
    title: row.title,
    excerpt: row.excerpt,
    language: row.language,
    publishedAt: row.published_at ?? row.created_at,
    hasVideo: videoOf(row.video_url) !== null,
    cover: cover ?? null,
    sample: isSet(row.sample),
  };
}

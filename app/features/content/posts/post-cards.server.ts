import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { PostCard } from "./post";

export type PostCardData = ReturnType<typeof postCard>;

/** @param hasSampleLabel false if a notice already says that all posts are samples */
export function postCard(post: PostCard, language: Language, hasSampleLabel = true) {
  const { common, blog } = texts(language);
  return {
    ...post,
    dateText: formatDate(post.publishedAt, language),
    categoryText: blog.categories[post.category],
    sampleText: post.sample && hasSampleLabel ? common.sample : null,
  };
}

export function postCards(posts: readonly PostCard[], language: Language, haveSampleLabels = true) {
  return posts.map((post) => postCard(post, language, haveSampleLabels));
}

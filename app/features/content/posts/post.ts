import type { Picture } from "~/features/pictures/picture";
import type { Language } from "~/locales/languages";
import { readPage } from "~/paging";
import type { Video } from "../engine/video";

/** The dictionaries contain the names of the categories under these keys. */
export const postCategories = [
  "patient-journeys",
  "hospital-tours",
  "behind-the-scenes",
  "travel-tips",
] as const;
export type PostCategory = (typeof postCategories)[number];

export function isPostCategory(value: unknown): value is PostCategory {
  return postCategories.includes(value as PostCategory);
}

export interface PostFilter {
  category: PostCategory | null;
  page: number;
}

export interface BlogQuery extends PostFilter {
  /** True for a list of all posts or of a category, false for the front page. */
  isList: boolean;
}

/** Reads the filter from the blog's query string; invalid values are ignored. */
export function readBlogQuery(query: URLSearchParams): BlogQuery {
  const category = query.get("category");
  const filter = {
    category: isPostCategory(category) ? category : null,
    page: readPage(query.get("page")),
  };
  const isList = filter.category !== null || query.has("page") || query.get("all") === "1";
  return { ...filter, isList };
}

export interface PostCard {
  slug: string;
  category: PostCategory;
  title: string;
  excerpt: string;
  /** The language of the texts, which is English if the reader's language is missing. */
  language: Language;
  /** ISO 8601 UTC. */
  publishedAt: string;
  hasVideo: boolean;
  /** The picture; if null, a drawing of the category is shown. */
  cover: Picture | null;
  sample: boolean;
}

export interface PostDetails extends PostCard {
  html: string;
  video: Video | null;
  updatedAt: string;
}

/** The link that shares a post's title and URL on WhatsApp. */
export function whatsAppShareLink(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
}

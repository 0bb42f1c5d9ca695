import type { Picture } from "~/features/pictures/picture";
import type { Video } from "~/features/videos/video";
import type { Language } from "~/locales/languages";
import { readPage } from "~/paging";

/** Their names stand in the dictionaries under these keys. */
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

export interface BlogAddress extends PostFilter {
  /** The list of all posts, rather than the blog's front page. */
  isList: boolean;
}

/** Reads the blog's address; what does not fit counts as not given. */
export function readBlogAddress(query: URLSearchParams): BlogAddress {
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
  /** The language of the words: English where the post lacks the reader's. */
  language: Language;
  /** ISO 8601 UTC. */
  publishedAt: string;
  hasVideo: boolean;
  /** Null: its category is drawn. */
  cover: Picture | null;
  sample: boolean;
}

export interface PostDetails extends PostCard {
  html: string;
  video: Video | null;
  updatedAt: string;
}

/** Hands a post on by WhatsApp: its title and its address, to whomever the reader chooses. */
export function whatsAppShareLink(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
}

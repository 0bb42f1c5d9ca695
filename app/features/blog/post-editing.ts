import { readWordsNeed, type WordsNeed } from "~/dashboard/translation";
import type { WordedRecord } from "~/features/worded-content/worded-record";
import { readPage } from "~/paging";
import { isPostCategory, type PostCategory } from "./post";

/** What is written of a post in each language; it is called by the first. */
export const postFields = ["title", "excerpt", "body"] as const;
export type PostField = (typeof postFields)[number];
export type PostWords = Record<PostField, string>;

/** The longest that each may be, in characters. */
export const POST_MAX = { title: 150, excerpt: 300, body: 40_000, slug: 100, link: 300 };

/** What of a post is the same in every language. */
export interface PostFacts {
  /** Names the post in its address. */
  slug: string;
  category: PostCategory;
  featured: boolean;
  /** The one address under which a video is opened; empty where there is none. */
  link: string;
}

/** A post as coordinators see it, drafts too; not what lies in the bin. */
export interface PostRecord extends WordedRecord<PostField>, PostFacts {
  /** Counts the changes of what is the same in every language. */
  factsVersion: number;
  /** ISO 8601 UTC; may be still to come. Null until it is published first. */
  publishedAt: string | null;
  /** Its cover; null: the drawing of its category. */
  pictureId: string | null;
}

export const postStates = ["draft", "scheduled", "published"] as const;
/** `scheduled`: it appears by itself when its time comes. */
export type PostState = (typeof postStates)[number];

export function postStateOf(
  { status, publishedAt }: Pick<PostRecord, "status" | "publishedAt">,
  now: Date,
): PostState {
  if (status === "draft") return "draft";
  return publishedAt !== null && publishedAt > now.toISOString() ? "scheduled" : "published";
}

export interface PostQuery {
  search: string;
  status: PostState | null;
  category: PostCategory | null;
  words: WordsNeed | null;
  page: number;
}

/** A longer search is cut off. */
const SEARCH_MAX = 100;

/** Reads the list's address; what does not fit counts as not given. */
export function readPostQuery(query: URLSearchParams): PostQuery {
  const category = query.get("category");
  return {
    search: (query.get("search") ?? "").trim().slice(0, SEARCH_MAX),
    status: postStates.find((known) => known === query.get("status")) ?? null,
    category: isPostCategory(category) ? category : null,
    words: readWordsNeed(query),
    page: readPage(query.get("page")),
  };
}

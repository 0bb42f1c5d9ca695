import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Flag, Timestamp, Version } from "../column-values";

export interface Posts {
  id: string;
  status: "draft" | "published";
  sample: Flag;
  /** Counts the changes of words, facts and status. */
  version: Version;
  facts_version: Version;
  /** The slug and the link, folded, for the list's search. */
  search_text: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When it was put into the bin; null: it is not there. */
  deleted_at: Timestamp | null;
  /** May be still to come. Null until it is published first. */
  published_at: Timestamp | null;
  /** The cover; null: the drawing of the category. */
  picture_id: string | null;
  category: "patient-journeys" | "hospital-tours" | "behind-the-scenes" | "travel-tips";
  featured: Flag;
  /** The one address under which its video is opened; empty where there is none. */
  link: string;
  slug: string;
}

export interface PostTexts {
  record_id: string;
  language: Language;
  /** Counts the changes of these words. */
  version: Version;
  /** The version of the English that these words were last held against; English has its own. */
  english_version: Version;
  /** The words, folded, for the list's search. */
  search_text: string;
  updated_at: Timestamp;
  title: string;
  excerpt: string;
  /** Markdown. */
  body: string;
}

export const postsColumns = {
  posts: {
    notPersonal: {
      "about a post": [
        "id",
        "status",
        "sample",
        "version",
        "facts_version",
        "search_text",
        "created_at",
        "updated_at",
        "deleted_at",
        "published_at",
        "picture_id",
        "category",
        "featured",
        "link",
        "slug",
      ],
    },
    download: [],
  },
  post_texts: {
    notPersonal: {
      "about a post": [
        "record_id",
        "language",
        "version",
        "english_version",
        "search_text",
        "updated_at",
        "title",
        "excerpt",
        "body",
      ],
    },
    download: [],
  },
} as const satisfies {
  posts: TableColumns<Posts>;
  post_texts: TableColumns<PostTexts>;
};

import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Flag, Timestamp, Version } from "../column-values";

export interface Posts {
  id: string;
  slug: string;
  category: "patient-journeys" | "hospital-tours" | "behind-the-scenes" | "travel-tips";
  featured: Flag;
  /** What a release before drew; nothing writes it any more. */
  cover: string | null;
  picture_id: Generated<string | null>;
  video_url: string | null;
  status: "draft" | "published";
  published_at: Timestamp | null;
  sample: Flag;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When it was put into the bin; null: it is not there. */
  deleted_at: Generated<Timestamp | null>;
  version: Version;
  /** Counts the changes of what is the same in every language. */
  facts_version: Version;
}

export interface PostTexts {
  post_id: string;
  language: Language;
  title: string;
  excerpt: string;
  /** Markdown. */
  body: string;
  /** Counts the changes of these words. */
  version: Version;
  /** The version of the English that these words were last held against; English has its own. */
  english_version: Version;
  updated_at: Generated<Timestamp>;
}

/** Where a post was found once: it leads to where the post is now. */
export interface PostSlugs {
  slug: string;
  post_id: string;
}

export const blogColumns = {
  posts: {
    notPersonal: {
      "about a post": [
        "id",
        "slug",
        "category",
        "featured",
        "cover",
        "picture_id",
        "video_url",
        "status",
        "published_at",
        "sample",
        "created_at",
        "updated_at",
        "deleted_at",
        "version",
        "facts_version",
      ],
    },
    download: [],
  },
  post_texts: {
    notPersonal: {
      "about a post": [
        "post_id",
        "language",
        "title",
        "excerpt",
        "body",
        "version",
        "english_version",
        "updated_at",
      ],
    },
    download: [],
  },
  post_slugs: {
    notPersonal: { "about a post": ["slug", "post_id"] },
    download: [],
  },
} as const satisfies {
  posts: TableColumns<Posts>;
  post_texts: TableColumns<PostTexts>;
  post_slugs: TableColumns<PostSlugs>;
};

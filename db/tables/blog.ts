import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Flag, Timestamp, Version } from "../column-values";

export interface Posts {
  id: string;
  slug: string;
  category: "patient-journeys" | "hospital-tours" | "behind-the-scenes" | "travel-tips";
  featured: Flag;
  cover: string | null;
  video_url: string | null;
  status: "draft" | "published";
  published_at: Timestamp | null;
  sample: Flag;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Version;
}

export interface PostTexts {
  post_id: string;
  language: Language;
  title: string;
  excerpt: string;
  /** Markdown. */
  body: string;
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
        "video_url",
        "status",
        "published_at",
        "sample",
        "created_at",
        "updated_at",
        "version",
      ],
    },
    download: [],
  },
  post_texts: {
    notPersonal: { "about a post": ["post_id", "language", "title", "excerpt", "body"] },
    download: [],
  },
} as const satisfies {
  posts: TableColumns<Posts>;
  post_texts: TableColumns<PostTexts>;
};

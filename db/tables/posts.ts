import type { Flag, Timestamp, Words } from "../column-values";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

export interface Posts extends RecordRow {
  /** In the future for a scheduled post; null until the post is first published. */
  published_at: Timestamp | null;
  /** The cover picture; null means the drawing of the category. */
  picture_id: string | null;
  category: "patient-journeys" | "hospital-tours" | "behind-the-scenes" | "travel-tips";
  featured: Flag;
  /** Link to the post's video; empty if there is none. */
  link: Words;
  slug: string;
}

export interface PostTexts extends TextRow {
  title: Words;
  excerpt: Words;
  /** Markdown. */
  body: Words;
}

export const posts = {
  owner: "features/content/posts",
  tables: {
    posts: recordTable<Posts>()({
      notPersonal: {
        "about a post": ["published_at", "picture_id", "category", "featured", "link", "slug"],
      },
    }),
    post_texts: textTable<PostTexts>()({
      notPersonal: {
        "about a post": ["title", "excerpt", "body"],
      },
    }),
  },
};

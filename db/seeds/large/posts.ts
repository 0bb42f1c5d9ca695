import type { Insertable } from "kysely";
import type { Schema } from "../../schema";
import { samplePosts } from "../posts";
import { textsByLanguage } from "../texts";
import { pick } from "./random";

interface PostRows {
  posts: Insertable<Schema["posts"]>[];
  post_texts: Insertable<Schema["post_texts"]>[];
}

/**
 * A post made of the samples' own words; one in twenty is a draft.
 *
 * @param at ISO 8601 UTC
 */
export function largePost(index: number, at: string): PostRows {
  const model = pick(samplePosts, index, 1);
  const id = `large-${index}`;
  return {
    posts: [
      {
        id,
        slug: `${model.slug}-${index}`,
        category: model.category,
        featured: 0,
        cover: null,
        video_url: null,
        status: index % 20 === 0 ? "draft" : "published",
        published_at: at,
        sample: 1,
        created_at: at,
        updated_at: at,
      },
    ],
    post_texts: textsByLanguage(model.texts).map(({ language, text }) => ({
      post_id: id,
      language,
      ...text,
    })),
  };
}

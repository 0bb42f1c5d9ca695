import type { Insertable } from "kysely";
import { foldedSearchText } from "../../like";
import type { Schema } from "../../schema";
import { samplePosts } from "../posts";
import { textsByLanguage } from "../texts";
import { pick } from "./random";

interface PostRows {
  posts: Insertable<Schema["posts"]>[];
  post_texts: Insertable<Schema["post_texts"]>[];
}

/**
 * A post with text from the sample posts; one in twenty is a draft.
 *
 * @param at ISO 8601 UTC
 */
export function largePost(index: number, at: string): PostRows {
  const model = pick(samplePosts, index, 1);
  const id = `large-${index}`;
  const slug = `${model.slug}-${index}`;
  return {
    posts: [
      {
        id,
        status: index % 20 === 0 ? "draft" : "published",
        sample: 1,
        search_text: foldedSearchText([slug]),
        created_at: at,
        updated_at: at,
        deleted_at: null,
        published_at: at,
        picture_id: null,
        category: model.category,
        featured: 0,
        link: "",
        slug,
      },
    ],
    post_texts: textsByLanguage(model.texts).map(({ language, text }) => ({
      record_id: id,
      language,
      ...text,
      search_text: foldedSearchText(Object.values(text)),
      updated_at: at,
    })),
  };
}

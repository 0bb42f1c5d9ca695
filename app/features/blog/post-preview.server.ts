import type { Queryable } from "#db/connection.server";
import { picturesById } from "~/features/pictures/picture-record.server";
import { videoOf } from "~/features/videos/video";
import { missingWords } from "~/features/worded-content/worded-record";
import { defaultLanguage, type Language } from "~/locales/languages";
import { renderMarkdown } from "./markdown.server";
import type { PostDetails } from "./post";
import { type PostRecord, postFields } from "./post-editing";

/** A post as the public will see it in a language: in English where that is not finished. */
export async function detailsOf(
  db: Queryable,
  post: PostRecord,
  language: Language,
  now: Date,
): Promise<PostDetails> {
  const own = post.texts[language];
  const isFinished = missingWords(postFields, own?.words).length === 0;
  const shown = isFinished ? own : post.texts[defaultLanguage];
  const { title = "", excerpt = "", body = "" } = shown?.words ?? {};
  const video = videoOf(post.link);
  const pictures = await picturesById(db, [post.pictureId], language);
  return {
    slug: post.slug,
    category: post.category,
    title,
    excerpt,
    language: shown?.language ?? defaultLanguage,
    publishedAt: post.publishedAt ?? now.toISOString(),
    updatedAt: post.updatedAt,
    hasVideo: video !== null,
    cover: pictures.get(post.pictureId ?? "") ?? null,
    sample: post.sample,
    html: renderMarkdown(body, language),
    video,
  };
}

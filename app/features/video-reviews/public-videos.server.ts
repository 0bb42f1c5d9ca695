import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { videoOf } from "~/features/videos/video";
import { missingWords } from "~/features/worded-content/worded-record";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { CARDS_PER_PAGE } from "~/paging";
import { type VideoReview, videoFields } from "./video-review";

/**
 * The first published video reviews of the order whose videos lie where we know the host; in English
 * where the words in the language are missing or unfinished.
 */
export async function listVideoReviews(db: Queryable, language: Language): Promise<VideoReview[]> {
  const rows = await db
    .selectFrom("video_reviews")
    .select(["id", "video_url", "sample"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .limit(CARDS_PER_PAGE)
    .execute();
  if (rows.length === 0) return [];
  const texts = await db
    .selectFrom("video_review_texts")
    .select(["video_id", "language", "title", "patient"])
    .where(
      "video_id",
      "in",
      rows.map(({ id }) => id),
    )
    .where("language", "in", languagesFor(language))
    .execute();
  const complete = texts.filter((text) => missingWords(videoFields, text).length === 0);
  const textOf = eachInLanguage(complete, ({ video_id }) => video_id, language);
  return rows.flatMap(({ id, video_url, sample }) => {
    const video = videoOf(video_url);
    const text = textOf.get(id);
    if (!video || !text) return [];
    const { title, patient } = text;
    return [{ id, title, patient, language: text.language, video, sample: isSet(sample) }];
  });
}

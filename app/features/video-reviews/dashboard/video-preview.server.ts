import { previewNote } from "~/dashboard/preview.server";
import { videoOf } from "~/features/videos/video";
import { missingWords } from "~/features/worded-content/worded-record";
import { defaultLanguage } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { videoCard } from "../video-cards.server";
import { videoFields } from "../video-review";
import { videoOr404 } from "./video-page.server";
import { videoPaths } from "./video-words-area.server";

/**
 * A video review as families will see it: in English where the words in their language are not whole.
 * Of a video on a host that we do not know they see nothing.
 *
 * @throws a 404 page for one that is not there
 */
export async function loadVideoPreview(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const record = await videoOr404(context, id);
  const { reviews } = texts(language);
  const own = record.texts[language];
  const isWhole = missingWords(videoFields, own?.words).length === 0;
  const shown = isWhole ? own : record.texts[defaultLanguage];
  const { title = "", patient = "" } = shown?.words ?? {};
  const video = videoOf(record.link);
  const card = { id, title, patient, sample: record.sample };
  const isPublic = record.status === "published";
  return {
    meta: { title: reviews.videos.title },
    notice: previewNote(isPublic, videoPaths.record(id, language, language), language),
    title: reviews.title,
    section: reviews.videos.title,
    videos: video
      ? [videoCard({ ...card, language: shown?.language ?? defaultLanguage, video }, language)]
      : [],
  };
}

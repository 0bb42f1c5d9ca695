import { type Language, langIfOther } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { VideoReview } from "./video-review";

/** A video review with the words that stand around it. */
export function videoCard({ video, sample, language, ...review }: VideoReview, reader: Language) {
  return {
    ...review,
    lang: langIfOther(language, reader),
    href: video.href,
    openText: translator(reader)("reviews.videos.open", { host: video.host }),
    sampleText: sample ? texts(reader).common.sample : null,
  };
}

import { orderSteps } from "~/dashboard/order.server";
import { languageMarks } from "~/dashboard/translations.server";
import { nameLanguage, recordName, statusIn } from "~/dashboard/words-editor.server";
import { formatDay, formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { CARDS_PER_PAGE } from "~/paging";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { VideoRecord } from "../video-review";
import { videoPaths } from "./video-page.server";
import { videoWordsArea } from "./video-words-area.server";

export type VideoListView = ReturnType<typeof videoListView>;

/** Where a video review's row stands in the list. */
export function videoAnchor(id: string): string {
  return `video-${id}`;
}

/** All video reviews in the words of the page, in their order. */
export function videoListView(videos: readonly VideoRecord[], language: Language) {
  const { editing, common } = texts(language);
  const t = translator(language);
  const named = videos.map((video) => ({
    id: video.id,
    name: recordName(video, videoWordsArea, language),
  }));
  const steps = orderSteps(named, language);
  return {
    order: videoPaths.beside("order", language),
    create: videoPaths.beside("new", language),
    count: t("videos.count", { count: formatNumber(videos.length, language) }),
    shown: t("videos.shown", { count: formatNumber(CARDS_PER_PAGE, language) }),
    rows: videos.map((video, index) => {
      const name = recordName(video, videoWordsArea, language);
      const called = nameLanguage(video, videoWordsArea, language);
      const isPublished = video.status === "published";
      return {
        id: video.id,
        anchor: videoAnchor(video.id),
        href: videoPaths.record(video.id, language),
        name,
        patient: video.texts[called]?.words.patient ?? "",
        lang: langIfOther(called, language),
        isPublished,
        status: editing.status[video.status],
        sample: video.sample ? common.sample : null,
        marks: languageMarks(statusIn(video, videoWordsArea), language),
        changed: formatDay(video.updatedAt, language),
        up: steps[index]?.up ?? null,
        down: steps[index]?.down ?? null,
        site: isPublished ? paths.reviews(language) : null,
      };
    }),
  };
}

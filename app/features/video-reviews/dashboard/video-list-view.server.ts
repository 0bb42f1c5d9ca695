import type { LastChange } from "~/features/audit/last-changes.server";
import type { RecordQuery } from "~/features/worded-content/record-list";
import { recordListView } from "~/features/worded-content/record-list.server";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { CARDS_PER_PAGE } from "~/paging";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { VideoRecord } from "../video-review";
import { videoWordsArea } from "./video-words-area.server";

export type VideoListView = ReturnType<typeof videoListView>;

/** The video reviews in the words of the page. */
export function videoListView(
  videos: readonly VideoRecord[],
  query: RecordQuery,
  changeOf: (video: VideoRecord) => LastChange,
  language: Language,
) {
  const t = translator(language);
  const shown = {
    more: "patient",
    create: texts(language).videos.create,
    site: paths.reviews(language),
  } as const;
  const { rows, ...view } = recordListView(
    videos,
    videoWordsArea,
    query,
    changeOf,
    shown,
    language,
  );
  return {
    ...view,
    count: t("videos.count", { count: formatNumber(rows.length, language) }),
    shown: t("videos.shown", { count: formatNumber(CARDS_PER_PAGE, language) }),
    rows: rows.map(({ record, ...row }) => row),
  };
}

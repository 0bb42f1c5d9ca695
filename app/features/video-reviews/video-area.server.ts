import { wordedArea } from "~/features/worded-content/worded-area.server";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { binnedVideos, eraseBinnedVideos, restoreVideo } from "./video-bin.server";
import { findVideo } from "./video-record.server";
import { videoFields } from "./video-review";
import { writeVideoWords } from "./video-words.server";

/** What video reviews do with earlier words, and with their bin. */
export const videoArea = wordedArea({
  kind: "videos-reviews",
  fields: videoFields,
  labels: videoLabels,
  find: findVideo,
  write: writeVideoWords,
  bin: { list: binnedVideos, takeOut: restoreVideo, erase: eraseBinnedVideos },
});

/** What its fields are called, and what of it is the same in every language. */
export function videoLabels(language: Language) {
  const { fields, link, consent } = texts(language).videos;
  return { ...fields, link: link.label, consent: consent.title };
}

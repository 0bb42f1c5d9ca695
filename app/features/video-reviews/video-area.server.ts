import { wordedArea } from "~/features/worded-content/worded-area.server";
import { texts } from "~/server/i18n.server";
import { binnedVideos, eraseBinnedVideos, restoreVideo } from "./video-bin.server";
import { findVideo } from "./video-record.server";
import { videoFields } from "./video-review";
import { writeVideoWords } from "./video-words.server";

/** What video reviews do with earlier words, and with their bin. */
export const videoArea = wordedArea({
  kind: "videos-reviews",
  fields: videoFields,
  labels: (language) => texts(language).videos.fields,
  find: findVideo,
  write: writeVideoWords,
  bin: { list: binnedVideos, takeOut: restoreVideo, erase: eraseBinnedVideos },
});

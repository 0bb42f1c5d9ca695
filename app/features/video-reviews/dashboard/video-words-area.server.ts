import { recordPaths, type WordsArea } from "~/dashboard/words-editor.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { texts } from "~/server/i18n.server";
import { factLabels } from "../revised-video-facts.server";
import { type VideoField, videoFields } from "../video-review";
import { videoWordsSchema } from "../video-review.schema";

/** What the editor says of a video review's words. */
export const videoWordsArea = {
  path: "videos-reviews",
  title: (language) => texts(language).videos.title,
  fields: videoFields,
  labels: (language) => texts(language).videos.fields,
  hints: (language) => texts(language).videos.hints,
  factLabels,
  rules: (written) => formRulesOf(videoWordsSchema(written)),
} as const satisfies WordsArea<VideoField>;

export const videoPaths = recordPaths(videoWordsArea.path);

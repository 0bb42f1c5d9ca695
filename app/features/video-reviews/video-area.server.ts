import type { ContentArea } from "~/features/revisions/content-area.server";
import { revisedText } from "~/features/worded-content/write-words.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { binnedVideos, eraseBinnedVideos, restoreVideo } from "./video-bin.server";
import { findVideo } from "./video-record.server";
import { writeVideoWords } from "./video-words.server";

/** What video reviews do with earlier words, and with their bin. */
export const videoArea: ContentArea = {
  kind: "videos-reviews",
  hasLanguages: true,
  labels: (language) => texts(language).videos.fields,
  find: async (db, id, language) => {
    const video = await findVideo(db, id);
    if (!video) return null;
    const called = video.texts[language]?.words.title || video.texts[defaultLanguage]?.words.title;
    const words = Object.values(video.texts).map(
      (text) => [text.language as Language | null, revisedText(text)] as const,
    );
    return { name: called ?? "", words: new Map(words) };
  },
  putBack: async (db, by, change, now) => {
    const { recordId, language, fields, englishVersion, seenVersion } = change;
    const written = {
      ...{ recordId, seenVersion, seenEnglish: englishVersion },
      language: language ?? defaultLanguage,
      words: { title: fields.title ?? "", patient: fields.patient ?? "" },
      kind: "content-reverted",
    } as const;
    return (await writeVideoWords(db, by, written, now)).outcome;
  },
  bin: { list: binnedVideos, takeOut: restoreVideo, erase: eraseBinnedVideos },
};

import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import type { Editor } from "~/features/audit/content-audit.server";
import {
  type WordsStore,
  type WrittenWords,
  writeWords,
} from "~/features/worded-content/write-words.server";
import { defaultLanguage } from "~/locales/languages";
import { findVideo } from "./video-record.server";
import { type VideoField, type VideoRecord, videoFields } from "./video-review";

/** Writes what is said of a video review in one language. */
export function writeVideoWords(
  db: Database,
  by: Editor,
  written: WrittenWords<VideoField>,
  now: Date,
) {
  return writeWords(db, by, store, written, now);
}

const store: WordsStore<VideoField, VideoRecord> = {
  kind: "videos-reviews",
  fields: videoFields,
  find: findVideo,
  insert: async (trx, { recordId, language, words, englishVersion, at }) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("video_review_texts")
      .values({
        ...words,
        video_id: recordId,
        language,
        english_version: englishVersion,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },
  update: async (trx, { recordId, language, words, englishVersion, at }, seenVersion) => {
    const { numUpdatedRows } = await trx
      .updateTable("video_review_texts")
      .set({
        ...words,
        english_version: englishVersion,
        updated_at: at,
        version: seenVersion + 1,
      })
      .where("video_id", "=", recordId)
      .where("language", "=", language)
      .where("version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  hold: async (trx, { recordId, language, englishVersion }) => {
    await trx
      .updateTable("video_review_texts")
      .set({ english_version: englishVersion })
      .where("video_id", "=", recordId)
      .where("language", "=", language)
      .execute();
  },
  touch: async (trx, { id, texts }, english, at) => {
    const isRenamed = english !== null && english.title !== texts[defaultLanguage]?.words.title;
    await trx
      .updateTable("video_reviews")
      .set((eb) => ({
        version: eb("version", "+", 1),
        updated_at: at,
        // what the release before shows
        ...(english ?? {}),
        ...(isRenamed ? { sample: flag(false) } : {}),
      }))
      .where("id", "=", id)
      .execute();
  },
};

import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import type { Editor } from "~/features/audit/content-audit.server";
import {
  type WordsStore,
  type WrittenWords,
  writeWords,
} from "~/features/worded-content/write-words.server";
import { defaultLanguage } from "~/locales/languages";
import { type PostField, type PostRecord, postFields } from "./post-editing";
import { findPostRecord } from "./post-record.server";

/** Writes a post's words in one language. */
export function writePostWords(
  db: Database,
  by: Editor,
  written: WrittenWords<PostField>,
  now: Date,
) {
  return writeWords(db, by, store, written, now);
}

const store: WordsStore<PostField, PostRecord> = {
  kind: "blog-posts",
  fields: postFields,
  find: findPostRecord,
  insert: async (trx, { recordId, language, words, englishVersion, at }) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("post_texts")
      .values({
        ...words,
        post_id: recordId,
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
      .updateTable("post_texts")
      .set({
        ...words,
        english_version: englishVersion,
        updated_at: at,
        version: seenVersion + 1,
      })
      .where("post_id", "=", recordId)
      .where("language", "=", language)
      .where("version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  hold: async (trx, { recordId, language, englishVersion }) => {
    await trx
      .updateTable("post_texts")
      .set({ english_version: englishVersion })
      .where("post_id", "=", recordId)
      .where("language", "=", language)
      .execute();
  },
  touch: async (trx, { id, texts }, english, at) => {
    // what tells another story is no sample any more
    const isAnother = english !== null && english.body !== texts[defaultLanguage]?.words.body;
    await trx
      .updateTable("posts")
      .set((eb) => ({
        version: eb("version", "+", 1),
        updated_at: at,
        ...(isAnother ? { sample: flag(false) } : {}),
      }))
      .where("id", "=", id)
      .execute();
  },
};

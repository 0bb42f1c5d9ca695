import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import type { Editor } from "~/features/audit/content-audit.server";
import {
  type WordsStore,
  type WrittenWords,
  writeWords,
} from "~/features/worded-content/write-words.server";
import { defaultLanguage } from "~/locales/languages";
import { findMember } from "./member-record.server";
import { type MemberField, type MemberRecord, memberFields } from "./team";

/** Writes what is said of a member in one language. */
export function writeMemberWords(
  db: Database,
  by: Editor,
  written: WrittenWords<MemberField>,
  now: Date,
) {
  return writeWords(db, by, store, written, now);
}

const store: WordsStore<MemberField, MemberRecord> = {
  kind: "team-member",
  fields: memberFields,
  find: findMember,
  insert: async (trx, { recordId, language, words, englishVersion, at }) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("team_member_texts")
      .values({
        ...words,
        member_id: recordId,
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
      .updateTable("team_member_texts")
      .set({ ...words, english_version: englishVersion, updated_at: at, version: seenVersion + 1 })
      .where("member_id", "=", recordId)
      .where("language", "=", language)
      .where("version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  hold: async (trx, { recordId, language, englishVersion }) => {
    await trx
      .updateTable("team_member_texts")
      .set({ english_version: englishVersion })
      .where("member_id", "=", recordId)
      .where("language", "=", language)
      .execute();
  },
  touch: async (trx, { id, texts }, english, at) => {
    const before = texts[defaultLanguage]?.words.name;
    const isRenamed = english !== null && before !== undefined && english.name !== before;
    await trx
      .updateTable("team_members")
      .set((eb) => ({
        version: eb("version", "+", 1),
        updated_at: at,
        // who has another name is no sample any more
        ...(isRenamed ? { sample: flag(false) } : {}),
      }))
      .where("id", "=", id)
      .execute();
  },
};

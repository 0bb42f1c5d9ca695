import type { Database, Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import type { Editor } from "~/features/audit/content-audit.server";
import { readSpoken, writtenSpoken } from "~/features/spoken/spoken";
import {
  type WordsStore,
  type WritingResult,
  type WrittenWords,
  writeWords,
} from "~/features/worded-content/write-words.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { findWrittenMember, type WrittenMember } from "./member-record.server";
import {
  type MemberField,
  type MemberRecord,
  type MemberWords,
  memberFields,
  SPOKEN,
  writtenIn,
} from "./team";

/** Writes what is said of a member in one language; on the English page which they speak, too. */
export async function writeMemberWords(
  db: Database,
  by: Editor,
  written: WrittenWords<string>,
  now: Date,
): Promise<WritingResult<MemberField, MemberRecord>> {
  const result = await writeWords(db, by, storeFor(written.language), written, now);
  if (result.outcome !== "incomplete") return result;
  return { outcome: "incomplete", fields: memberFields.filter((f) => result.fields.includes(f)) };
}

const storeFor = (language: Language): WordsStore<string, WrittenMember> => ({
  kind: "team-member",
  fields: writtenIn(language),
  optional: [SPOKEN],
  find: findWrittenMember,
  insert: async (trx, { recordId, language, words, englishVersion, at }) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("team_member_texts")
      .values({
        ...wordsIn(words),
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
    const before = await englishOf(trx, recordId);
    const { numUpdatedRows } = await trx
      .updateTable("team_member_texts")
      .set({
        ...wordsIn(words),
        english_version: englishVersion,
        updated_at: at,
        version: seenVersion + 1,
      })
      .where("member_id", "=", recordId)
      .where("language", "=", language)
      .where("version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    if (language === defaultLanguage && memberFields.every((f) => before?.[f] === words[f])) {
      // who speaks another language is described by the same words: no translation is older by that
      await trx
        .updateTable("team_member_texts")
        .set({ english_version: seenVersion + 1 })
        .where("member_id", "=", recordId)
        .where("language", "!=", defaultLanguage)
        .where("english_version", "=", seenVersion)
        .execute();
    }
    return true;
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
    const spoken = english && readSpoken(english[SPOKEN]);
    const isRenamed = english !== null && before !== undefined && english.name !== before;
    await trx
      .updateTable("team_members")
      .set((eb) => ({
        version: eb("version", "+", 1),
        updated_at: at,
        // who has another name is no sample any more
        ...(spoken ? { spoken_languages: writtenSpoken(spoken) || null } : {}),
        ...(isRenamed ? { sample: flag(false) } : {}),
      }))
      .where("id", "=", id)
      .execute();
  },
});

function englishOf(db: Queryable, id: string) {
  return db
    .selectFrom("team_member_texts")
    .select(["name", "role", "bio"])
    .where("member_id", "=", id)
    .where("language", "=", defaultLanguage)
    .executeTakeFirst();
}

function wordsIn(words: Record<string, string>): MemberWords {
  const { name = "", role = "", bio = "" } = words;
  return { name, role, bio };
}

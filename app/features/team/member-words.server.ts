import type { Transaction } from "kysely";
import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import type { Schema } from "#db/schema";
import { inTransaction } from "#db/transactions";
import { defaultLanguage, type Language } from "~/locales/languages";
import { findMember, type MemberRecord } from "./member-record.server";
import { type Editor, noteChange } from "./members.server";
import { type MemberField, type MemberWords, memberFields, missingFields } from "./team";

export interface WrittenWords {
  memberId: string;
  language: Language;
  words: MemberWords;
  /** The version of the language's words that the coordinator had seen; 0 where there were none. */
  seenVersion: number;
  /** Likewise of the English beside them. */
  seenEnglish: number;
}

export type WritingResult =
  | { outcome: "written" }
  | { outcome: "missing" }
  /** Somebody else changed these words meanwhile; nothing was written. */
  | { outcome: "conflict"; found: MemberRecord }
  /** The English of a published member may not have gaps. */
  | { outcome: "incomplete"; fields: MemberField[] };

/**
 * Writes a member's words in one language. Two coordinators who write in two languages do not
 * disturb each other; a translation counts as older than the English until it has been saved beside
 * the English as it is.
 */
export function writeMemberWords(
  db: Database,
  by: Editor,
  written: WrittenWords,
  now: Date,
): Promise<WritingResult> {
  const { memberId, language, words, seenVersion } = written;
  return inTransaction(db, async (trx) => {
    const found = await findMember(trx, memberId);
    if (!found) return { outcome: "missing" };
    const text = found.texts[language];
    const isSame = memberFields.every((field) => words[field] === (text?.[field] ?? ""));
    // the same words again are no conflict: a double tap, or two who had the same thought
    if (!isSame && (text?.version ?? 0) !== seenVersion) return { outcome: "conflict", found };
    const gaps = missingFields(words);
    const isEnglish = language === defaultLanguage;
    if (isEnglish && found.status === "published" && gaps.length > 0) {
      return { outcome: "incomplete", fields: gaps };
    }
    const english = found.texts[defaultLanguage]?.version ?? 0;
    const heldAgainst = isEnglish ? 0 : Math.min(written.seenEnglish, english);
    if (isSame && (!text || isEnglish || heldAgainst <= text.englishVersion)) {
      return { outcome: "written" };
    }
    const isWritten = await store(trx, written, { isSame, heldAgainst }, now);
    // a database that lets two transactions in at once: the other was first
    if (!isWritten)
      return { outcome: "conflict", found: (await findMember(trx, memberId)) ?? found };
    const isRenamed = isEnglish && text !== undefined && words.name !== text.name;
    await trx
      .updateTable("team_members")
      .set((eb) => ({
        version: eb("version", "+", 1),
        updated_at: now.toISOString(),
        // who has another name is no sample any more
        ...(isRenamed ? { sample: flag(false) } : {}),
      }))
      .where("id", "=", memberId)
      .execute();
    await noteChange(trx, by, "content-changed", memberId, now, language);
    return { outcome: "written" };
  });
}

/** @returns false where the words were changed since they were read */
async function store(
  trx: Transaction<Schema>,
  { memberId, language, words, seenVersion }: WrittenWords,
  { isSame, heldAgainst }: { isSame: boolean; heldAgainst: number },
  now: Date,
): Promise<boolean> {
  const values = { ...words, english_version: heldAgainst, updated_at: now.toISOString() };
  if (seenVersion === 0 && !isSame) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("team_member_texts")
      .values({ member_id: memberId, language, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  let update = trx
    .updateTable("team_member_texts")
    .where("member_id", "=", memberId)
    .where("language", "=", language);
  update = isSame
    ? update.set({ english_version: heldAgainst })
    : update
        .set((eb) => ({ ...values, version: eb("version", "+", 1) }))
        .where("version", "=", seenVersion);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

import type { Transaction } from "kysely";
import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import type { Schema } from "#db/schema";
import { inTransaction } from "#db/transactions";
import type { ContentKind } from "~/features/audit/audit";
import type { Editor } from "~/features/audit/content-audit.server";
import { keepRevision } from "~/features/revisions/revisions.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { findMember, type MemberRecord, revisedWords } from "./member-record.server";
import { noteChange } from "./members.server";
import { type MemberField, type MemberWords, memberFields, missingFields } from "./team";

export interface WrittenWords {
  memberId: string;
  language: Language;
  words: MemberWords;
  /** The version of the language's words that the coordinator had seen; 0 where there were none. */
  seenVersion: number;
  /** Likewise of the English beside them. */
  seenEnglish: number;
  /** What the audit calls it; a change, if left out. */
  kind?: Extract<ContentKind, "content-changed" | "content-reverted">;
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
    const kind = written.kind ?? "content-changed";
    if (isSame) {
      await noteChange(trx, by, kind, memberId, now, language);
      return { outcome: "written" };
    }
    const at = now.toISOString();
    const revision = { version: seenVersion + 1, englishVersion: heldAgainst, fields: words, at };
    await keepRevision(trx, {
      kind: "team-member",
      recordId: memberId,
      language,
      ...revision,
      actor: by.actorId,
      before: text && revisedWords(text),
    });
    const fields = memberFields.filter((field) => words[field] !== (text?.[field] ?? ""));
    const change = { fields, before: seenVersion, after: seenVersion + 1 };
    await noteChange(trx, by, kind, memberId, now, language, change);
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

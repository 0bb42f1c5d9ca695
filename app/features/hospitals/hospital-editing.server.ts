import type { Transaction } from "kysely";
import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import type { Schema } from "#db/schema";
import { inTransaction } from "#db/transactions";
import type { ContentKind } from "~/features/audit/audit";
import type { Editor } from "~/features/audit/content-audit.server";
import { keepRevision } from "~/features/revisions/revisions.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { columnsOf, HOSPITAL_KIND, noteHospital } from "./hospital-changes.server";
import { findHospitalRecord, type HospitalRecord, revisedHospital } from "./hospital-record.server";
import { flatWords, missingTexts, type TextField, wordFields } from "./hospital-words";
import { type EnglishLines, moveTranslatedLines } from "./translated-lines.server";

export interface WrittenHospital extends EnglishLines {
  id: string;
  language: Language;
  /** The version of the language's words that the coordinator had seen; 0 where there were none. */
  seenVersion: number;
  /** Likewise of the English beside them. */
  seenEnglish: number;
  /** What the audit calls it; a change, if left out. */
  kind?: Extract<ContentKind, "content-changed" | "content-reverted">;
}

export type HospitalWriting =
  | { outcome: "written" }
  | { outcome: "missing" }
  /** Somebody else changed these words meanwhile; nothing was written. */
  | { outcome: "conflict"; found: HospitalRecord }
  /** The English of a published hospital may not have gaps. */
  | { outcome: "incomplete"; fields: TextField[] };

/**
 * Writes a hospital's words in one language. Two coordinators who write in two languages do not
 * disturb each other. Lines that are moved or removed in the English are so in every language.
 */
export function writeHospitalWords(
  db: Database,
  by: Editor,
  written: WrittenHospital,
  now: Date,
): Promise<HospitalWriting> {
  const { id, language, words, seenVersion } = written;
  return inTransaction(db, async (trx) => {
    const found = await findHospitalRecord(trx, id);
    if (!found) return { outcome: "missing" };
    const text = found.texts[language];
    const flat = flatWords(words);
    const before = text && flatWords(text);
    const fields = wordFields.filter((field) => flat[field] !== (before?.[field] ?? ""));
    const isSame = fields.length === 0;
    // the same words again are no conflict: a double tap, or two who had the same thought
    if (!isSame && (text?.version ?? 0) !== seenVersion) return { outcome: "conflict", found };
    const isEnglish = language === defaultLanguage;
    const gaps = missingTexts(words);
    if (isEnglish && found.status === "published" && gaps.length > 0) {
      return { outcome: "incomplete", fields: gaps };
    }
    const english = found.texts[defaultLanguage];
    const heldAgainst = isEnglish ? 0 : Math.min(written.seenEnglish, english?.version ?? 0);
    if (isSame && (!text || isEnglish || heldAgainst <= text.englishVersion)) {
      return { outcome: "written" };
    }
    const isWritten = await store(trx, written, { isSame, heldAgainst }, now);
    // a database that lets two transactions in at once: the other was first
    if (!isWritten) return { outcome: "conflict", found };
    const isRenamed = isEnglish && text !== undefined && words.name !== text.name;
    await trx
      .updateTable("hospitals")
      .set((eb) => ({
        version: eb("version", "+", 1),
        updated_at: now.toISOString(),
        // what has another name is no sample any more
        ...(isRenamed ? { sample: flag(false) } : {}),
      }))
      .where("id", "=", id)
      .execute();
    const kind = written.kind ?? "content-changed";
    if (isSame) {
      await noteHospital(trx, by, kind, id, now, language);
      return { outcome: "written" };
    }
    await keepRevision(trx, {
      kind: HOSPITAL_KIND,
      recordId: id,
      language,
      version: seenVersion + 1,
      englishVersion: heldAgainst,
      fields: flat,
      at: now.toISOString(),
      actor: by.actorId,
      before: text && revisedHospital(text),
    });
    if (isEnglish && text) await moveTranslatedLines(trx, by, found, written, now);
    const change = { fields, before: seenVersion, after: seenVersion + 1 };
    await noteHospital(trx, by, kind, id, now, language, change);
    return { outcome: "written" };
  });
}

/** @returns false where the words were changed since they were read */
async function store(
  trx: Transaction<Schema>,
  { id, language, words, seenVersion }: WrittenHospital,
  { isSame, heldAgainst }: { isSame: boolean; heldAgainst: number },
  now: Date,
): Promise<boolean> {
  const values = {
    ...columnsOf(words),
    english_version: heldAgainst,
    updated_at: now.toISOString(),
  };
  if (seenVersion === 0 && !isSame) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("hospital_texts")
      .values({ hospital_id: id, language, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  let update = trx
    .updateTable("hospital_texts")
    .where("hospital_id", "=", id)
    .where("language", "=", language);
  update = isSame
    ? update.set({ english_version: heldAgainst })
    : update
        .set((eb) => ({ ...values, version: eb("version", "+", 1) }))
        .where("version", "=", seenVersion);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { ContentKind, RecordKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { keepRevision } from "~/features/audit/revisions.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { missingWords, type RecordText, type WordedRecord } from "./worded-record";

/** What an area's tables do with words. */
export interface WordsStore<Field extends string, Found extends WordedRecord<Field>> {
  kind: RecordKind;
  fields: readonly Field[];
  /** Null where there is no such record, or it lies in the bin. */
  find: (db: Queryable, id: string) => Promise<Found | null>;
  /** @returns whether there were none in the language */
  insert: (trx: Queryable, text: StoredText<Field>) => Promise<boolean>;
  /** @returns whether they were still those of the version that was seen */
  update: (trx: Queryable, text: StoredText<Field>, seenVersion: number) => Promise<boolean>;
  /** Says that the words were held against this English, and are right. */
  hold: (trx: Queryable, text: StoredText<Field>) => Promise<void>;
  /** Counts a change of the record itself; `words` where its English changed. */
  touch: (
    trx: Queryable,
    found: Found,
    words: Record<Field, string> | null,
    at: string,
  ) => Promise<void>;
}

interface StoredText<Field extends string> {
  recordId: string;
  language: Language;
  words: Record<Field, string>;
  englishVersion: number;
  /** ISO 8601 UTC. */
  at: string;
}

export interface WrittenWords<Field extends string> {
  recordId: string;
  language: Language;
  words: Record<Field, string>;
  /** The version of the language's words that the coordinator had seen; 0 where there were none. */
  seenVersion: number;
  /** Likewise of the English beside them. */
  seenEnglish: number;
  /** What the audit calls it; a change, if left out. */
  kind?: Extract<ContentKind, "content-changed" | "content-reverted">;
}

export type WritingResult<Field extends string, Found> =
  | { outcome: "written" }
  | { outcome: "missing" }
  /** Somebody else changed these words meanwhile; nothing was written. */
  | { outcome: "conflict"; found: Found }
  /** The English of a published record may not have gaps. */
  | { outcome: "incomplete"; fields: Field[] };

/**
 * Writes a record's words in one language, keeps a revision of them and notes it. Two coordinators who
 * write in two languages do not disturb each other; a translation counts as older than the English
 * until it has been saved beside the English as it is.
 */
export function writeWords<Field extends string, Found extends WordedRecord<Field>>(
  db: Database,
  by: Editor,
  store: WordsStore<Field, Found>,
  written: WrittenWords<Field>,
  now: Date,
): Promise<WritingResult<Field, Found>> {
  const { recordId, language, words, seenVersion } = written;
  const { fields } = store;
  return inTransaction(db, async (trx) => {
    const found = await store.find(trx, recordId);
    if (!found) return { outcome: "missing" };
    const text = found.texts[language];
    const changed = fields.filter((field) => words[field] !== (text?.words[field] ?? ""));
    const isSame = changed.length === 0;
    // the same words again are no conflict: a double tap, or two who had the same thought
    if (!isSame && (text?.version ?? 0) !== seenVersion) return { outcome: "conflict", found };
    const isEnglish = language === defaultLanguage;
    const gaps = missingWords(fields, words);
    if (isEnglish && found.status === "published" && gaps.length > 0) {
      return { outcome: "incomplete", fields: gaps };
    }
    const english = found.texts[defaultLanguage]?.version ?? 0;
    const heldAgainst = isEnglish ? 0 : Math.min(written.seenEnglish, english);
    if (isSame && (!text || isEnglish || heldAgainst <= text.englishVersion)) {
      return { outcome: "written" };
    }
    const at = now.toISOString();
    const stored = { recordId, language, words, englishVersion: heldAgainst, at };
    if (isSame) await store.hold(trx, stored);
    else {
      const isWritten = text
        ? await store.update(trx, stored, seenVersion)
        : await store.insert(trx, stored);
      // a database that lets two transactions in at once: the other was first
      if (!isWritten)
        return { outcome: "conflict", found: (await store.find(trx, recordId)) ?? found };
      await keepRevision(trx, revisionOf(store.kind, stored, seenVersion + 1, by, text));
    }
    await store.touch(trx, found, isEnglish ? words : null, at);
    const change = { fields: changed, before: seenVersion, after: seenVersion + 1 };
    await auditContent(
      trx,
      by,
      written.kind ?? "content-changed",
      { kind: store.kind, id: recordId },
      now,
      language,
      isSame ? undefined : change,
    );
    return { outcome: "written" };
  });
}

function revisionOf<Field extends string>(
  kind: RecordKind,
  { recordId, language, words, englishVersion, at }: StoredText<Field>,
  version: number,
  by: Editor,
  before: RecordText<Field> | undefined,
) {
  return {
    ...{ kind, recordId, language, version, englishVersion, fields: words, at },
    actor: by.actorId,
    before: before && revisedText(before),
  };
}

/** A text's words alone, as a revision keeps them. */
export function revisedText<Field extends string>(text: RecordText<Field>) {
  const { version, englishVersion, words, updatedAt } = text;
  return { version, englishVersion, fields: words, at: updatedAt };
}

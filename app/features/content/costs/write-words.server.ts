import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { ContentKind, RecordKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { storeRevision } from "~/features/audit/revisions.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { missingWords, type RecordText, type WordedRecord } from "./worded-record";

/** An area's queries for words. */
export interface WordsStore<Field extends string, Found extends WordedRecord<Field>> {
  kind: RecordKind;
  fields: readonly Field[];
  /** Null if there is no such record, or it is in the bin. */
  find: (db: Queryable, id: string) => Promise<Found | null>;
  /** @returns false if the language already had words */
  insert: (trx: Queryable, text: StoredText<Field>) => Promise<boolean>;
  /** @returns false if somebody else changed the words meanwhile */
  update: (trx: Queryable, text: StoredText<Field>, seenVersion: number) => Promise<boolean>;
  /** Records that the words were compared with this English and are still right. */
  hold: (trx: Queryable, text: StoredText<Field>) => Promise<void>;
  /** Raises the record's version; `words` if its English changed. */
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
  /** Version of the words on the coordinator's page; 0 if there were none. */
  seenVersion: number;
  /** The same for the English beside them. */
  seenEnglish: number;
  /** Kind of the audit event; default: a change. */
  kind?: Extract<ContentKind, "content-changed" | "content-reverted">;
}

export type WritingResult<Field extends string, Found> =
  | { outcome: "written" }
  | { outcome: "missing" }
  /** Somebody else changed these words meanwhile; nothing was written. */
  | { outcome: "conflict"; found: Found }
  /** A published record needs complete English. */
  | { outcome: "incomplete"; fields: Field[] };

/**
 * Saves a record's words in a language, with a revision and an audit event. Languages never conflict. A translation
 * counts as outdated until it is saved beside the current English.
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
    // the same words again are no conflict
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
      // where transactions run concurrently, another one was first
      if (!isWritten)
        return { outcome: "conflict", found: (await store.find(trx, recordId)) ?? found };
      await storeRevision(trx, revisionOf(store.kind, stored, seenVersion + 1, by, text));
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

/** A text's words for a revision. */
export function revisedText<Field extends string>(text: RecordText<Field>) {
  const { version, englishVersion, words, updatedAt } = text;
  return { version, englishVersion, fields: words, at: updatedAt };
}

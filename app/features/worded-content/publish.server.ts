import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { ContentKind, RecordKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { defaultLanguage } from "~/locales/languages";
import type { TextKey } from "~/server/i18n.server";
import { missingWords, type WordedRecord } from "./worded-record";

interface Publishing<Field extends string, Found extends WordedRecord<Field>> {
  kind: RecordKind;
  fields: readonly Field[];
  find: (db: Queryable, id: string) => Promise<Found | null>;
  /** Whether it already stands as it is asked for. */
  isDone: (found: Found) => boolean;
  /** Why it may not be published, though its English is whole; null: it may. */
  unfit?: (found: Found) => TextKey | null;
  /** What the audit calls it. */
  noted: Extract<ContentKind, "content-published" | "content-withdrawn">;
  /** @returns whether the record was still of the version that was seen */
  store: (trx: Queryable, found: Found, at: string) => Promise<boolean>;
}

export type PublicationResult<Found> =
  | { outcome: "done" }
  | { outcome: "missing" }
  | { outcome: "conflict"; found: Found }
  /** The English is not filled in. */
  | { outcome: "incomplete" }
  | { outcome: "unfit"; why: TextKey };

/** Shows a record to the public, or takes it off the site, as the coordinator has seen it. */
export function setPublication<Field extends string, Found extends WordedRecord<Field>>(
  db: Database,
  by: Editor,
  { kind, fields, find, isDone, unfit, noted, store }: Publishing<Field, Found>,
  { id, seenVersion }: { id: string; seenVersion: number },
  now: Date,
): Promise<PublicationResult<Found>> {
  return inTransaction(db, async (trx) => {
    const found = await find(trx, id);
    if (!found) return { outcome: "missing" };
    // pressed twice, or by two
    if (isDone(found)) return { outcome: "done" };
    if (found.version !== seenVersion) return { outcome: "conflict", found };
    const english = found.texts[defaultLanguage]?.words;
    if (noted === "content-published" && missingWords(fields, english).length > 0) {
      return { outcome: "incomplete" };
    }
    const why = noted === "content-published" ? unfit?.(found) : null;
    if (why) return { outcome: "unfit", why };
    // a database that lets two transactions in at once: the other was first
    if (!(await store(trx, found, now.toISOString()))) return { outcome: "conflict", found };
    await auditContent(trx, by, noted, { kind, id }, now);
    return { outcome: "done" };
  });
}

import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { RecordKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { isPicture } from "./pictures.server";
import type { ChoiceOutcome } from "./record-choice.server";

/** What an area's table does with the one picture of a record. */
export interface PictureTable {
  kind: RecordKind;
  /** Null where there is no such record, or it lies in the bin. */
  find: (trx: Queryable, id: string) => Promise<{ pictureId: string | null } | null>;
  /** Names the picture, one version on. @param at ISO 8601 UTC */
  store: (trx: Queryable, change: PictureChoice, at: string) => Promise<unknown>;
}

export interface PictureChoice {
  id: string;
  /** Null: none. */
  pictureId: string | null;
}

/** Chooses a record's picture, or takes it away. */
export function choosePicture(
  db: Database,
  by: Editor,
  { kind, find, store }: PictureTable,
  { id, pictureId }: PictureChoice,
  now: Date,
): Promise<ChoiceOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await find(trx, id);
    if (!found) return "missing";
    if (found.pictureId === pictureId) return "done";
    if (pictureId !== null && !(await isPicture(trx, pictureId))) return "missing";
    await store(trx, { id, pictureId }, now.toISOString());
    await auditContent(trx, by, "content-changed", { kind, id }, now);
    return "done";
  });
}

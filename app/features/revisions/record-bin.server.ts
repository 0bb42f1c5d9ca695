import type { Database, Queryable } from "#db/connection.server";
import type { ErasedKind } from "#db/tables/erasures";
import { inTransaction } from "#db/transactions";
import type { RecordKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { noteErasures } from "~/features/audit/erasures.server";
import type { ContentArea } from "./content-area.server";
import { eraseRevisions } from "./revisions.server";

/** What an area's own tables do with records that are deleted; each query asks for its own table. */
export interface BinTables {
  kind: RecordKind;
  /** What the notes of erasures call it. */
  erased: ErasedKind;
  /** Whether there is such a record, and not in the bin. */
  isThere: (trx: Queryable, id: string) => Promise<boolean>;
  /**
   * Puts a record there, one version on.
   *
   * @param at ISO 8601 UTC
   * @returns how many had that version, and were not there yet
   */
  put: (trx: Queryable, seen: SeenRecord, at: string) => Promise<Updated>;
  /** Takes one out, one version on. @returns how many were there */
  takeOut: (trx: Queryable, id: string) => Promise<Updated>;
  /** Erases what was put there before then (ISO 8601 UTC), with all that hangs on it. */
  erase: (trx: Queryable, before: string) => Promise<readonly { id: string }[]>;
  /** What lies there, the latest first. */
  list: NonNullable<ContentArea["bin"]>["list"];
}

interface SeenRecord {
  id: string;
  /** As the coordinator confirmed it; another is a conflict. */
  seenVersion: number;
}

interface Updated {
  numUpdatedRows: bigint;
}

export type DeletionOutcome = "deleted" | "missing" | "conflict";

/** The bin of an area: records go into it as they are, and come back as they were. */
export function recordBin(tables: BinTables) {
  const { kind, isThere, takeOut, erase, list } = tables;
  return {
    put: (db: Database, by: Editor, seen: SeenRecord, now: Date): Promise<DeletionOutcome> =>
      inTransaction(db, async (trx) => {
        if (await putIntoBin(trx, by, tables, seen, now)) return "deleted";
        return (await isThere(trx, seen.id)) ? "conflict" : "missing";
      }),
    list,
    takeOut: (db: Database, by: Editor, id: string, now: Date): Promise<"restored" | "missing"> =>
      inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await takeOut(trx, id);
        if (numUpdatedRows === 0n) return "missing";
        await auditContent(trx, by, "content-restored", { kind, id }, now);
        return "restored";
      }),
    erase: async (trx: Queryable, before: string): Promise<void> => {
      const rows = await erase(trx, before);
      await eraseRevisions(
        trx,
        kind,
        rows.map(({ id }) => id),
      );
    },
  };
}

/**
 * Puts a record into its bin, in a transaction that has asked what there was to ask. The caller wakes
 * the backups afterwards.
 *
 * @returns false where it has another version, or is not there any more
 */
export async function putIntoBin(
  trx: Queryable,
  by: Editor,
  { kind, erased, put }: Pick<BinTables, "kind" | "erased" | "put">,
  seen: SeenRecord,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await put(trx, seen, now.toISOString());
  if (numUpdatedRows === 0n) return false;
  await noteErasures(trx, { [erased]: [seen.id] }, now);
  await auditContent(trx, by, "content-deleted", { kind, id: seen.id }, now);
  return true;
}

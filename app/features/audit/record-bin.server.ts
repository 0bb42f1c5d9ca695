import type { Database, Queryable } from "#db/connection.server";
import type { ErasedKind } from "#db/tables/erasures";
import { inTransaction } from "#db/transactions";
import type { RecordKind } from "./audit";
import type { ContentArea } from "./content-area.server";
import { auditContent, type Editor } from "./content-audit.server";
import { recordErasures } from "./erasures.server";
import { eraseRevisions } from "./revisions.server";

/** The queries by which an area deletes and restores records. */
export interface BinQueries {
  kind: RecordKind;
  /** Kind for `recordErasures`; a restored backup puts these records into the bin again. */
  erasureKind: ErasedKind;
  /** True if the record exists and is not in the bin. */
  isThere: (trx: Queryable, id: string) => Promise<boolean>;
  /**
   * Puts a record into the bin and raises its version.
   *
   * @param at ISO 8601 UTC
   * @returns no updated row if the version differs, or the record is missing or in the bin
   */
  put: (trx: Queryable, seen: SeenRecord, at: string) => Promise<UpdateCount>;
  /**
   * Takes a record out of the bin and raises its version.
   *
   * @returns no updated row if it is not in the bin
   */
  takeOut: (trx: Queryable, id: string) => Promise<UpdateCount>;
  /**
   * Erases the records binned before a time, with everything that belongs to them.
   *
   * @param before ISO 8601 UTC
   */
  erase: (trx: Queryable, before: string) => Promise<readonly { id: string }[]>;
  list: NonNullable<ContentArea["bin"]>["list"];
}

interface SeenRecord {
  id: string;
  /** The version when the confirmation page was opened; any other version is a conflict. */
  seenVersion: number;
}

interface UpdateCount {
  numUpdatedRows: bigint;
}

export type DeletionOutcome = "deleted" | "missing" | "conflict";

/** The bin of an area. Records are restored unchanged. */
export function recordBin(tables: BinQueries) {
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
 * Puts a record into the bin, in the caller's transaction and after the caller's checks. The caller
 * calls `wakeBackups` after the commit.
 *
 * @returns false if the version differs, or the record is missing or in the bin
 */
export async function putIntoBin(
  trx: Queryable,
  by: Editor,
  { kind, erasureKind, put }: Pick<BinQueries, "kind" | "erasureKind" | "put">,
  seen: SeenRecord,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await put(trx, seen, now.toISOString());
  if (numUpdatedRows === 0n) return false;
  await recordErasures(trx, { [erasureKind]: [seen.id] }, now);
  await auditContent(trx, by, "content-deleted", { kind, id: seen.id }, now);
  return true;
}

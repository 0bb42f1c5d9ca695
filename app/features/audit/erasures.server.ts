import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { ErasedKind } from "#db/tables/erasures";

/** A note that a row was erased, emptied or binned, and when (ISO 8601 UTC). */
export interface Erasure {
  id: string;
  kind: ErasedKind;
  rowId: string;
  at: string;
}

/**
 * Notes erasures in the transaction that erases, so that a restore can repeat them. The caller calls
 * `wakeBackups` after the commit. Rows past their retention need no note.
 *
 * @param idsByKind ids of the erased rows
 */
export async function recordErasures(
  trx: Queryable,
  idsByKind: Partial<Record<ErasedKind, readonly string[]>>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const [kind, ids] of Object.entries(idsByKind) as [ErasedKind, readonly string[]][]) {
    for (const row_id of ids) {
      const row = { id: randomUUID(), kind, row_id, at, written_at: null };
      await trx.insertInto("erasures").values(row).execute();
    }
  }
}

export async function allErasures(db: Queryable): Promise<Erasure[]> {
  return db
    .selectFrom("erasures")
    .select(["id", "kind", "row_id as rowId", "at"])
    .orderBy("at")
    .execute();
}

/** Notes that are not yet stored beside the backups. */
export async function unwrittenErasures(db: Queryable): Promise<Erasure[]> {
  return db
    .selectFrom("erasures")
    .select(["id", "kind", "row_id as rowId", "at"])
    .where("written_at", "is", null)
    .orderBy("at")
    .execute();
}

export async function hasUnwrittenErasures(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom("erasures")
    .select("id")
    .where("written_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks notes as stored beside the backups. */
export async function markWritten(
  db: Queryable,
  erasures: readonly Erasure[],
  now: Date,
): Promise<void> {
  for (const { id } of erasures) {
    await db
      .updateTable("erasures")
      .set({ written_at: now.toISOString() })
      .where("id", "=", id)
      .execute();
  }
}

/** Those notes that a restored database lacks, because they are newer than the backup. */
export async function unknownErasures(
  db: Queryable,
  erasures: readonly Erasure[],
): Promise<Erasure[]> {
  const rows = await db.selectFrom("erasures").select("id").execute();
  const knownIds = new Set(rows.map(({ id }) => id));
  return erasures.filter(({ id }) => !knownIds.has(id));
}

/** Stores notes found beside a backup in the restored database, so that the next backup contains them. */
export async function storeErasures(
  db: Queryable,
  erasures: readonly Erasure[],
  now: Date,
): Promise<void> {
  for (const { rowId, ...erasure } of erasures) {
    const row = { ...erasure, row_id: rowId, written_at: now.toISOString() };
    await db.insertInto("erasures").values(row).execute();
  }
}

/** Deletes notes of erasures that happened before this time (ISO 8601 UTC). */
export async function sweepErasures(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom("erasures").where("at", "<", before).execute();
}

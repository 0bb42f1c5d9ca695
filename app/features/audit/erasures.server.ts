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
 * Notes erasures in their transaction, so that they can be repeated on a restored backup. The caller calls
 * `wakeBackups` after the commit. Rows whose retention has ended need none.
 *
 * @param rows ids of the erased rows by kind
 */
export async function recordErasures(
  trx: Queryable,
  rows: Partial<Record<ErasedKind, readonly string[]>>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const [kind, ids] of Object.entries(rows) as [ErasedKind, readonly string[]][]) {
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
  const known = new Set(rows.map(({ id }) => id));
  return erasures.filter(({ id }) => !known.has(id));
}

/** Stores the notes that stood beside a backup, so that the next backup contains them too. */
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

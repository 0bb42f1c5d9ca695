import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { ErasedKind } from "#db/tables/erasures";

/** A row that was erased: what it was, its id, and when (ISO 8601 UTC). */
export interface Erasure {
  id: string;
  kind: ErasedKind;
  rowId: string;
  at: string;
}

/**
 * Notes what was erased, in the transaction that erases it, so that a backup from before does not
 * bring it back. After the commit the caller wakes the backups (`wakeBackups`), which write the note
 * out. What the clean-up erases needs none: it looks at the times of the rows themselves.
 *
 * @param rows ids by what they are of
 */
export async function noteErasures(
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

/** Every note that is kept. */
export async function allErasures(db: Queryable): Promise<Erasure[]> {
  return db
    .selectFrom("erasures")
    .select(["id", "kind", "row_id as rowId", "at"])
    .orderBy("at")
    .execute();
}

/** The notes that are in no place but this database. */
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

/** Of these notes, those that this database does not know: they are younger than it. */
export async function unknownErasures(
  db: Queryable,
  erasures: readonly Erasure[],
): Promise<Erasure[]> {
  const rows = await db.selectFrom("erasures").select("id").execute();
  const known = new Set(rows.map(({ id }) => id));
  return erasures.filter(({ id }) => !known.has(id));
}

/** Keeps notes that were read beside a backup, so that the next one has them too. */
export async function keepErasures(
  db: Queryable,
  erasures: readonly Erasure[],
  now: Date,
): Promise<void> {
  for (const { rowId, ...erasure } of erasures) {
    const row = { ...erasure, row_id: rowId, written_at: now.toISOString() };
    await db.insertInto("erasures").values(row).execute();
  }
}

/** Deletes the notes of what was erased before then (ISO 8601 UTC). */
export async function sweepErasures(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom("erasures").where("at", "<", before).execute();
}

import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { noteErasures } from "~/features/erasures/erasures.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { eraseRevisions } from "~/features/revisions/revisions.server";
import { writerOf } from "./review";

/** Puts a story into the bin: no page shows it any more. */
export function deleteReview(
  db: Database,
  by: Editor,
  { id, seenVersion }: { id: string; seenVersion: number },
  now: Date,
): Promise<"deleted" | "missing" | "conflict"> {
  return inTransaction(db, async (trx) => {
    const kept = trx.selectFrom("reviews").select("version").where("deleted_at", "is", null);
    const found = await kept.where("id", "=", id).executeTakeFirst();
    if (!found) return "missing";
    const at = now.toISOString();
    const { numUpdatedRows } = await trx
      .updateTable("reviews")
      .set({ deleted_at: at, updated_at: at, version: seenVersion + 1 })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .where("version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "conflict";
    await noteErasures(trx, { review: [id] }, now);
    await auditContent(trx, by, "content-deleted", { kind: "patient-reviews", id }, now);
    return "deleted";
  });
}

/** Which stories lie in the bin, the latest first. */
export async function binnedReviews(db: Queryable): Promise<BinnedRecord[]> {
  const rows = await db
    .selectFrom("reviews")
    .select(["id", "name", "place", "deleted_at"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, deleted_at, ...writer }) =>
    deleted_at === null ? [] : [{ id, name: writerOf(writer), deletedAt: deleted_at }],
  );
}

/** Takes a story out of the bin: as it was, and published if it was. */
export function restoreReview(
  db: Database,
  by: Editor,
  id: string,
  now: Date,
): Promise<"restored" | "missing"> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("reviews")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "missing";
    await auditContent(trx, by, "content-restored", { kind: "patient-reviews", id }, now);
    return "restored";
  });
}

/** Erases the stories that were put into the bin before then (ISO 8601 UTC). */
export async function eraseBinnedReviews(trx: Queryable, before: string): Promise<void> {
  const rows = await trx
    .deleteFrom("reviews")
    .where("deleted_at", "<", before)
    .returning("id")
    .execute();
  await eraseRevisions(
    trx,
    "patient-reviews",
    rows.map(({ id }) => id),
  );
}

/** Puts a story of a restored backup into the bin, that a coordinator has deleted since. */
export async function binReview(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("reviews")
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}

import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";

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
    await auditContent(trx, by, "content-deleted", { kind: "patient-reviews", id }, now);
    return "deleted";
  });
}

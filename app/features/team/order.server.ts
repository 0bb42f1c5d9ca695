import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { type Placing, placedRows } from "~/features/worded-content/placing";

/** Puts a member before or after another. `missing`: one of the two is not there any more. */
export function placeMember(
  db: Database,
  by: Editor,
  step: Placing,
  now: Date,
): Promise<"placed" | "missing"> {
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom("team_members")
      .select(["id", "position"])
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute();
    const moved = placedRows(rows, step);
    if (!moved) return "missing";
    for (const { id, position } of moved) {
      await trx.updateTable("team_members").set({ position }).where("id", "=", id).execute();
    }
    if (moved.length > 0) {
      await auditContent(trx, by, "content-moved", { kind: "team-member", id: step.id }, now);
    }
    return "placed";
  });
}

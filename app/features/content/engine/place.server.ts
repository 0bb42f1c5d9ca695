import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { Area } from "./area.server";
import { type Move, placedRows } from "./placing";
import { recordOf, tablesIn } from "./tables.server";

/** Moves a record before or after another without raising its version. `missing`: one of the two no longer exists. */
export function place(
  db: Database,
  by: Editor,
  area: Area,
  move: Move,
  now: Date,
): Promise<"placed" | "missing"> {
  return inTransaction(db, async (trx) => {
    const tables = tablesIn(trx);
    const rows = await tables
      .selectFrom(recordOf(area))
      .select(["id", "position"])
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute();
    const moved = placedRows(rows, move);
    if (!moved) return "missing";
    for (const { id, position } of moved) {
      await tables.updateTable(recordOf(area)).set({ position }).where("id", "=", id).execute();
    }
    if (moved.length > 0) {
      await auditContent(trx, by, "content-moved", { kind: area.key, id: move.id }, now);
    }
    return "placed";
  });
}

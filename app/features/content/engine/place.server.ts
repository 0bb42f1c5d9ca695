import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { Area } from "./area.server";
import { changedPositions, type OrderChange } from "./placing";
import { asRecordTable, tablesIn } from "./tables.server";

/** Moves a record before or after another without raising its version. `missing`: one of the two no longer exists. */
export function reorderRecord(
  db: Database,
  by: Editor,
  area: Area,
  move: OrderChange,
  now: Date,
): Promise<"placed" | "missing"> {
  return inTransaction(db, async (trx) => {
    const tables = tablesIn(trx);
    const rows = await tables
      .selectFrom(asRecordTable(area))
      .select(["id", "position"])
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute();
    const changedRows = changedPositions(rows, move);
    if (!changedRows) return "missing";
    for (const { id, position } of changedRows) {
      await tables
        .updateTable(asRecordTable(area))
        .set({ position })
        .where("id", "=", id)
        .execute();
    }
    if (changedRows.length > 0) {
      await auditContent(trx, by, "content-moved", { kind: area.key, id: move.id }, now);
    }
    return "placed";
  });
}

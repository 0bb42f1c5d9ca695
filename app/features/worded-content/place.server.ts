import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { RecordKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { type Placing, placedRows } from "./placing";

interface Place {
  id: string;
  position: number;
}

/** What an area's table does with the order of its records. */
export interface OrderTable {
  kind: RecordKind;
  /** In their order; without what lies in the bin. */
  list: (trx: Queryable) => Promise<readonly Place[]>;
  store: (trx: Queryable, place: Place) => Promise<unknown>;
}

/** Puts a record before or after another. `missing`: one of the two is not there any more. */
export function placeRecord(
  db: Database,
  by: Editor,
  { kind, list, store }: OrderTable,
  step: Placing,
  now: Date,
): Promise<"placed" | "missing"> {
  return inTransaction(db, async (trx) => {
    const moved = placedRows(await list(trx), step);
    if (!moved) return "missing";
    for (const place of moved) await store(trx, place);
    if (moved.length > 0) {
      await auditContent(trx, by, "content-moved", { kind, id: step.id }, now);
    }
    return "placed";
  });
}

import type { Database } from "#db/connection.server";
import type { Editor } from "~/features/audit/content-audit.server";
import { placeRecord } from "~/features/worded-content/place.server";
import type { Placing } from "~/features/worded-content/placing";
import type { Area } from "./area.server";
import { recordOf, tablesIn } from "./tables.server";

/** Moves a record before or after another; moving does not raise its version. */
export function place(db: Database, by: Editor, area: Area, step: Placing, now: Date) {
  return placeRecord(
    db,
    by,
    {
      kind: area.key,
      list: (trx) =>
        tablesIn(trx)
          .selectFrom(recordOf(area))
          .select(["id", "position"])
          .where("deleted_at", "is", null)
          .orderBy("position")
          .orderBy("id")
          .execute(),
      store: (trx, { id, position }) =>
        tablesIn(trx).updateTable(recordOf(area)).set({ position }).where("id", "=", id).execute(),
    },
    step,
    now,
  );
}

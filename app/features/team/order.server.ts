import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Editor } from "~/features/audit/content-audit.server";
import { noteChange } from "./members.server";

export interface Placing {
  id: string;
  /** The neighbour that the coordinator saw. */
  besideId: string;
  side: "before" | "after";
}

/** `missing`: one of the two is not there any more. */
export type PlacingOutcome = "placed" | "missing";

/**
 * Puts a member before or after another. What is asked for is said by the neighbour, not by a step:
 * pressed by two at once it is done once.
 */
export function placeMember(
  db: Database,
  by: Editor,
  { id, besideId, side }: Placing,
  now: Date,
): Promise<PlacingOutcome> {
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom("team_members")
      .select(["id", "position"])
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute();
    const order = rows.map((row) => row.id);
    const from = order.indexOf(id);
    const beside = order.indexOf(besideId);
    if (from < 0 || beside < 0) return "missing";
    if (side === "before" ? from <= beside : from >= beside) return "placed";
    order.splice(from, 1);
    order.splice(beside, 0, id);
    for (const [index, memberId] of order.entries()) {
      const position = index + 1;
      if (rows.find((row) => row.id === memberId)?.position === position) continue;
      await trx.updateTable("team_members").set({ position }).where("id", "=", memberId).execute();
    }
    await noteChange(trx, by, "content-moved", id, now);
    return "placed";
  });
}

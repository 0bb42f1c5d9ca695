import type { Queryable } from "#db/connection.server";
import { eraseConsents } from "~/features/papers/consents.server";

/** Ends all access to families' pages after a restore, because ended links would work again. */
export async function endAllFamilyAccess(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("request_sessions").execute();
  const ended_at = now.toISOString();
  await db.updateTable("request_links").set({ ended_at }).where("ended_at", "is", null).execute();
  await db.updateTable("watch_links").set({ ended_at }).where("ended_at", "is", null).execute();
}

/** Deletes the links, sessions, watch links, notices and consents of an erased request. */
export async function eraseFamilyAccess(trx: Queryable, requestId: string): Promise<void> {
  await trx.deleteFrom("request_links").where("request_id", "=", requestId).execute();
  await trx.deleteFrom("request_sessions").where("request_id", "=", requestId).execute();
  await trx.deleteFrom("watch_links").where("request_id", "=", requestId).execute();
  await trx.deleteFrom("notices").where("request_id", "=", requestId).execute();
  await eraseConsents(trx, requestId);
}

import type { Queryable } from "#db/connection.server";

/** Deletes events that happened before this time (ISO 8601 UTC). */
export async function sweepAudit(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom("audit_events").where("at", "<", before).execute();
}

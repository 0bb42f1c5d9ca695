import type { Queryable } from "#db/connection.server";

/** Deletes the messages whose last contact was before then (ISO 8601 UTC), with their histories. */
export async function sweepMessages(db: Queryable, before: string): Promise<void> {
  await db
    .deleteFrom("messages")
    // every reply, closing and reopening moves it on
    .where("updated_at", "<", before)
    .execute();
}

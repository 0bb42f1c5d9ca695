import type { Queryable } from "#db/connection.server";
import type { LinkPurpose } from "./one-time-links.server";

export interface ListedLink {
  id: string;
  email: string;
  expires_at: string;
  used_at: string | null;
  withdrawn_at: string | null;
  /** Null if the account is gone. */
  createdBy: string | null;
}

/** The newest links of a purpose, with their makers. */
export async function listLinks(
  db: Queryable,
  purpose: LinkPurpose,
  limit: number,
): Promise<ListedLink[]> {
  const rows = await db
    .selectFrom("one_time_links")
    .leftJoin("users", "users.id", "one_time_links.created_by")
    .select([
      "one_time_links.id",
      "one_time_links.email",
      "one_time_links.expires_at",
      "one_time_links.used_at",
      "one_time_links.withdrawn_at",
      "users.name as byName",
      "users.email as byEmail",
    ])
    .where("purpose", "=", purpose)
    .orderBy("one_time_links.created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ byName, byEmail, ...link }) => ({ ...link, createdBy: byName || byEmail }));
}

/** A link neither used nor withdrawn; it may have expired. */
export function findUnusedLink(db: Queryable, purpose: LinkPurpose, id: string) {
  return db
    .selectFrom("one_time_links")
    .select("email")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
}

/** @returns false if it was used or withdrawn before */
export async function withdrawLink(
  db: Queryable,
  purpose: LinkPurpose,
  id: string,
  now: Date,
): Promise<boolean> {
  const withdrawn = await db
    .updateTable("one_time_links")
    .set({ withdrawn_at: now.toISOString() })
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return withdrawn !== undefined;
}

/** Deletes links that expired before then (ISO 8601 UTC), used or not. */
export async function sweepLinks(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom("one_time_links").where("expires_at", "<", before).execute();
}

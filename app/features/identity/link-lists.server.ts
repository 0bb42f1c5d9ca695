import type { Queryable } from "#db/connection.server";
import type { LinkPurpose } from "./one-time-links.server";

export interface ListedLink {
  id: string;
  email: string;
  expires_at: string;
  used_at: string | null;
  withdrawn_at: string | null;
  /** Name or address of the account that sent the link; null if it was deleted. */
  createdBy: string | null;
}

/** The newest links of a purpose, each with the account that sent it. */
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

/** Finds a link that was neither used nor withdrawn; it may have expired. */
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

/** @returns false if the link was used or withdrawn before */
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

/** Deletes links, used or not, that expired before this time (ISO 8601 UTC). */
export async function sweepLinks(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom("one_time_links").where("expires_at", "<", before).execute();
}

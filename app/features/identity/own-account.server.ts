import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/schema";

/** The columns of the account that the person's data download contains. */
export function collectAccount(db: Queryable, userId: string) {
  return db
    .selectFrom("users")
    .select(personalColumns.users.download)
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

/**
 * Erases an account with its sessions, second factors and links. Invitations to its address are erased only if
 * the address is confirmed.
 *
 * @returns the ids of the erased links
 */
export async function eraseAccount(
  db: Queryable,
  { id, email, emailVerified }: { id: string; email: string; emailVerified: boolean },
): Promise<string[]> {
  const links = await db
    .deleteFrom("one_time_links")
    .where((is) =>
      is.or([is("user_id", "=", id), ...(emailVerified ? [is("email", "=", email)] : [])]),
    )
    .returning("id")
    .execute();
  await eraseAccountRow(db, id);
  return links.map((link) => link.id);
}

/** Deletes an account's row. The database deletes its sessions, second factor, passkeys and recovery codes too. */
export async function eraseAccountRow(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}

export async function eraseLink(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("one_time_links").where("id", "=", id).execute();
}

/** Creation time of the account, ISO 8601 UTC. */
export async function accountCreatedAt(db: Queryable, userId: string): Promise<string> {
  const row = await db
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.created_at;
}

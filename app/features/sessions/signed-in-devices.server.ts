import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { limitsOf } from "./session-limits";

export interface SignedInDevice {
  id: string;
  userAgent: string;
  network: string;
  signedInAt: string;
  lastSeenAt: string;
}

/** The user's current sessions, shown as devices; the last used one is first. */
export async function listDevices(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<SignedInDevice[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "user_agent", "network", "created_at", "last_seen_at", "remember"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("last_seen_at", "desc")
    .execute();
  return rows
    .filter(
      (row) => now.getTime() - Date.parse(row.last_seen_at) < limitsOf(isSet(row.remember)).idleMs,
    )
    .map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      network: row.network,
      signedInAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    }));
}

/** True if the user has a session with this user agent and network, unexpired but perhaps idle. */
export async function isSignedInLike(
  db: Queryable,
  userId: string,
  { userAgent, network }: { userAgent: string; network: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("user_agent", "=", userAgent)
    .where("network", "=", network)
    .where("expires_at", ">", now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of all users with a session, expired or not, or only the given user's id if it has one. */
export async function usersWithSessions(db: Queryable, userId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom("sessions")
    .select("user_id")
    .distinct()
    .$if(userId !== null, (one) => one.where("user_id", "=", userId ?? ""))
    .execute();
  return rows.map(({ user_id }) => user_id);
}

import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { flag, isSet } from "#db/flag";
import type { Context } from "~/server/context";
import { sha256Hex } from "~/server/signature.server";
import type { Person } from "./person";
import { limitsOf } from "./session-limits";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Inserts a session. The row contains the hash of a random token. @returns the token for the cookie */
export async function insertSession(
  db: Queryable,
  context: Context,
  { userId, remember, userAgent }: { userId: string; remember: boolean; userAgent: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = context.now();
  await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      token_hash: sha256Hex(token),
      user_id: userId,
      remember: flag(remember),
      user_agent: userAgent,
      network: context.clientAddress,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + limitsOf(remember).absoluteMs).toISOString(),
    })
    .execute();
  return token;
}

/** True for a coordinator who is not blocked; null if there is no such account. */
export async function isCoordinator(db: Queryable, userId: string): Promise<boolean | null> {
  const row = await db
    .selectFrom("users")
    .select(["role", "disabled_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row ? row.role === "admin" && row.disabled_at === null : null;
}

/** The id of a coordinator's session, even if it has expired; null for other roles. */
export async function findCoordinatorSession(db: Queryable, token: string): Promise<string | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("sessions.token_hash", "=", sha256Hex(token))
    .where("users.role", "=", "admin")
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The person of a session; null if it is unknown or has expired, or the account is blocked. */
export async function readSession(
  context: Context,
  token: string,
): Promise<{ person: Person; lastSeenAt: string } | null> {
  const row = await context.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("second_factors", "second_factors.user_id", "users.id")
    .select([
      "sessions.id as sessionId",
      "sessions.remember",
      "sessions.last_seen_at",
      "sessions.expires_at",
      "users.id",
      "users.email",
      "users.name",
      "users.phone",
      "users.role",
      "users.language",
      "users.email_verified_at",
      "second_factors.confirmed_at as secondFactorAt",
      (eb) =>
        eb
          .selectFrom("passkeys")
          .select("passkeys.id")
          .whereRef("passkeys.user_id", "=", "users.id")
          .limit(1)
          .as("passkeyId"),
    ])
    .where("sessions.token_hash", "=", sha256Hex(token))
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const now = context.now().getTime();
  const remembered = isSet(row.remember);
  const idleMs = now - Date.parse(row.last_seen_at);
  if (now >= Date.parse(row.expires_at) || idleMs >= limitsOf(remembered).idleMs) return null;
  const person: Person = {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    role: row.role,
    language: row.language,
    emailVerified: row.email_verified_at !== null,
    secondFactor: row.secondFactorAt !== null || row.passkeyId !== null,
    sessionId: row.sessionId,
    remembered,
  };
  return { person, lastSeenAt: row.last_seen_at };
}

export async function updateLastSeen(context: Context, token: string): Promise<void> {
  await context.db
    .updateTable("sessions")
    .set({ last_seen_at: context.now().toISOString() })
    .where("token_hash", "=", sha256Hex(token))
    .execute();
}

/** @returns the user's id; undefined if there was no such session */
export async function deleteSession(db: Queryable, token: string): Promise<string | undefined> {
  const ended = await db
    .deleteFrom("sessions")
    .where("token_hash", "=", sha256Hex(token))
    .returning("user_id")
    .executeTakeFirst();
  return ended?.user_id;
}

/** Deletes expired and unused sessions. Coordinators' sessions stay a day longer, for `coordinatorSessionOf`. */
export async function sweepSessions(db: Queryable, now: Date): Promise<void> {
  await sweepSessionsOfRole(db, "user", now.getTime());
  await sweepSessionsOfRole(db, "admin", now.getTime() - DAY_MS);
}

/** @param end time in epoch milliseconds; sessions that ended before it are deleted */
async function sweepSessionsOfRole(
  db: Queryable,
  role: "user" | "admin",
  end: number,
): Promise<void> {
  for (const remember of [true, false]) {
    const unusedSince = new Date(end - limitsOf(remember).idleMs).toISOString();
    await db
      .deleteFrom("sessions")
      .where("user_id", "in", (users) =>
        users.selectFrom("users").select("id").where("role", "=", role),
      )
      .where("remember", "=", flag(remember))
      .where((session) =>
        session.or([
          session("expires_at", "<", new Date(end).toISOString()),
          session("last_seen_at", "<", unusedSince),
        ]),
      )
      .execute();
  }
}

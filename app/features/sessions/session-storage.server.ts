import { randomBytes, randomUUID } from "node:crypto";
import {
  type Cookie,
  createSessionStorage,
  type Session,
  type SessionStorage,
} from "@remix-run/node";
import type { Queryable } from "#db/connection.server";
import { flag, isSet } from "#db/flag";
import type { Context } from "~/server/context";
import { readCookie, signedCookie } from "~/server/cookies.server";
import { sha256Hex } from "~/server/signature.server";
import type { Person } from "./person";
import { limitsOf } from "./session-limits";

/** What a session is begun with. */
interface SessionStart {
  userId: string;
  remember: boolean;
  userAgent: string;
}

export interface SessionData {
  /** Only where the session is about to begin. */
  start: SessionStart;
  /** Whose session it is, as the database has them now; absent where it has run out. */
  person: Person;
  /** ISO 8601, UTC. */
  lastSeenAt: string;
}

export type SiteSession = Session<SessionData>;

/**
 * Remix's session storage over the table `sessions`: the signed cookie holds a random token, the row
 * its hash and all else. `updateData` says that the session is in use.
 *
 * @param db the transaction that a session begins or ends in, or the database
 * @param onEnd called with the user whose session was deleted, not where there was none
 */
export function sessionStorage(
  db: Queryable,
  request: Request,
  context: Context,
  onEnd: (userId: string) => Promise<void> = async () => {},
): SessionStorage<SessionData> {
  return createSessionStorage<SessionData>({
    cookie: sessionCookie(request, context),
    async createData({ start }) {
      if (!start) throw new Error("A session begins with whose it is");
      return insertSession(db, context, start);
    },
    readData: (token) => readSession(db, context, token),
    async updateData(token) {
      await db
        .updateTable("sessions")
        .set({ last_seen_at: context.now().toISOString() })
        .where("token_hash", "=", sha256Hex(token))
        .execute();
    },
    async deleteData(token) {
      const ended = await db
        .deleteFrom("sessions")
        .where("token_hash", "=", sha256Hex(token))
        .returning("user_id")
        .executeTakeFirst();
      if (ended) await onEnd(ended.user_id);
    },
  });
}

/**
 * Until then a token without a signature is looked up too: by then those
 * from before cookies were signed have all ended, for no session is older than 30 days.
 */
const BARE_TOKENS_UNTIL = Date.parse("2027-01-01T00:00:00Z");

function sessionCookie(request: Request, context: Context): Cookie {
  const cookie = signedCookie(context, "session");
  if (context.now().getTime() >= BARE_TOKENS_UNTIL) return cookie;
  return {
    ...cookie,
    parse: async (header, options) => {
      const token: unknown = await cookie.parse(header, options);
      return token ?? bareToken(request, context);
    },
  };
}

function bareToken(request: Request, context: Context): string | null {
  const value = readCookie(request, context, "session");
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

async function insertSession(
  db: Queryable,
  context: Context,
  { userId, remember, userAgent }: SessionStart,
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

/** Whether an account is a coordinator's, and not blocked; null where there is no such account. */
export async function isCoordinator(db: Queryable, userId: string): Promise<boolean | null> {
  const row = await db
    .selectFrom("users")
    .select(["role", "disabled_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row ? row.role === "admin" && row.disabled_at === null : null;
}

async function readSession(db: Queryable, context: Context, token: string) {
  const row = await db
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

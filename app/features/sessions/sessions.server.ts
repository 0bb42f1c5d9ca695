import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { flag, isSet } from "#db/flag";
import { REMEMBER_ME_DAYS } from "~/constants";
import { audit } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { farewellHeaders, readCookie, setCookie } from "~/server/cookies.server";
import { errorFields } from "~/server/log.server";
import { sha256Hex } from "~/server/signature.server";
import type { Person } from "./person";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lives in all, and how long unused. */
export const sessionLimits = {
  remembered: { absoluteMs: REMEMBER_ME_DAYS * DAY_MS, idleMs: REMEMBER_ME_DAYS * DAY_MS },
  browser: { absoluteMs: DAY_MS, idleMs: 12 * HOUR_MS },
} as const;

/** `last_seen_at` is written at most this often: reading a page should not cost a write. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

/**
 * Starts a new session and ends the one the browser had: at sign-in and whenever a person's rights
 * change, so that a token known from before is worth nothing.
 *
 * @returns the headers that carry the cookie: 30 days with `remember`, else until the browser closes
 */
export async function startSession(
  db: Queryable,
  request: Request,
  context: Context,
  { userId, remember }: { userId: string; remember: boolean },
): Promise<Headers> {
  const token = randomBytes(32).toString("base64url");
  const now = context.now();
  const limits = remember ? sessionLimits.remembered : sessionLimits.browser;
  const old = readCookie(request, context, "session");
  if (old) await db.deleteFrom("sessions").where("token_hash", "=", sha256Hex(old)).execute();
  await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      token_hash: sha256Hex(token),
      user_id: userId,
      remember: flag(remember),
      user_agent: storedUserAgent(request),
      network: context.clientAddress,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + limits.absoluteMs).toISOString(),
    })
    .execute();
  const maxAge = remember ? limits.absoluteMs / 1000 : undefined;
  return new Headers({ "Set-Cookie": setCookie(context, "session", token, maxAge) });
}

/** What is kept of what a browser says of itself. */
export function storedUserAgent(request: Request): string {
  return (request.headers.get("User-Agent") ?? "").slice(0, 200);
}

/** Ends the session of this browser. */
export async function endSession(request: Request, context: Context): Promise<Headers> {
  const token = readCookie(request, context, "session");
  if (token) {
    await context.db.transaction().execute(async (trx) => {
      const ended = await trx
        .deleteFrom("sessions")
        .where("token_hash", "=", sha256Hex(token))
        .returning("user_id")
        .executeTakeFirst();
      if (!ended) return;
      const { user_id: id } = ended;
      const entry = { actorId: id, subjectId: id, network: context.clientAddress };
      await audit(trx, { kind: "sign-out", ...entry }, context.now());
    });
  }
  return farewellHeaders(context);
}

/** Ends every session of a user, but for one to keep. */
export async function endSessionsOf(db: Queryable, userId: string, keep?: string): Promise<void> {
  let query = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (keep) query = query.where("id", "!=", keep);
  await query.execute();
}

/** Ends one session of a user. @returns false where the user has no such session */
export async function endOneSession(
  db: Queryable,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "=", sessionId)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Whose session the request's cookie names; null where it names none that still holds. */
export async function findSessionPerson(
  request: Request,
  context: Context,
): Promise<Person | null> {
  const token = readCookie(request, context, "session");
  if (!token) return null;
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
  const seen = Date.parse(row.last_seen_at);
  const limits = limitsOf(row.remember);
  if (now >= Date.parse(row.expires_at) || now - seen >= limits.idleMs) return null;
  if (now - seen >= SEEN_EVERY_MS) {
    // not waited for: a page never stands behind others who write
    context.db
      .updateTable("sessions")
      .set({ last_seen_at: new Date(now).toISOString() })
      .where("id", "=", row.sessionId)
      .execute()
      .catch((error: unknown) => context.log("session-not-marked", errorFields(error)));
  }
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    role: row.role,
    language: row.language,
    emailVerified: row.email_verified_at !== null,
    secondFactor: row.secondFactorAt !== null || row.passkeyId !== null,
    sessionId: row.sessionId,
    remembered: isSet(row.remember),
  };
}

/** Of a session, by whether its person asked to be remembered. */
export function limitsOf(remember: 0 | 1) {
  return isSet(remember) ? sessionLimits.remembered : sessionLimits.browser;
}

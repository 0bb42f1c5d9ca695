import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { farewellHeaders, readSignedCookie, setSignedCookie } from "~/server/cookies.server";
import { errorFields } from "~/server/log.server";
import type { Person } from "./person";
import { sessionLimits } from "./session-limits";
import {
  deleteSession,
  findCoordinatorSession,
  insertSession,
  markSeen,
  readSession,
} from "./session-storage.server";

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
  const old = tokenOf(request, context);
  if (old !== null) await deleteSession(db, old);
  const userAgent = storedUserAgent(request);
  const token = await insertSession(db, context, { userId, remember, userAgent });
  // the row says when the session ends; who comes later still is known to have been logged in
  const seconds = sessionLimits.remembered.absoluteMs / 1000;
  const until = remember ? "expiry" : "closed";
  return new Headers({ "Set-Cookie": setSignedCookie(context, "session", token, seconds, until) });
}

/** What is kept of what a browser says of itself. */
export function storedUserAgent(request: Request): string {
  return (request.headers.get("User-Agent") ?? "").slice(0, 200);
}

/** Ends the session of this browser. */
export async function endSession(request: Request, context: Context): Promise<Headers> {
  const token = tokenOf(request, context);
  if (token !== null) {
    await inTransaction(context.db, async (trx) => {
      const id = await deleteSession(trx, token);
      if (id === undefined) return;
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
  const token = tokenOf(request, context);
  const session = token === null ? null : await readSession(context, token);
  if (token === null || session === null) return null;
  if (context.now().getTime() - Date.parse(session.lastSeenAt) >= SEEN_EVERY_MS) {
    // not waited for: a page never stands behind others who write; the cookie stays as it is
    markSeen(context, token).catch((error: unknown) =>
      context.log("session-not-marked", errorFields(error)),
    );
  }
  return session.person;
}

/**
 * The coordinator's session that the request's cookie names, also for a day after it has run out, so that
 * a long form which is sent late can be kept. Null for everybody else.
 */
export async function coordinatorSessionOf(
  request: Request,
  context: Context,
): Promise<string | null> {
  const token = tokenOf(request, context);
  return token === null ? null : findCoordinatorSession(context.db, token);
}

function tokenOf(request: Request, context: Context): string | null {
  return readSignedCookie(request, context, "session");
}

import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { logoutHeaders, readSignedCookie, setSignedCookie } from "~/server/cookies.server";
import { errorFields } from "~/server/log.server";
import type { Person } from "./person";
import { sessionLimits } from "./session-limits";
import {
  deleteSession,
  findCoordinatorSession,
  insertSession,
  readSession,
  updateLastSeen,
} from "./session-storage.server";

/** Minimum interval between writes of `last_seen_at`, so that reading pages rarely writes. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

/**
 * Starts a session and ends the browser's old one. Called at sign-in and whenever rights change, against session
 * fixation.
 *
 * @returns headers that set the cookie: for 30 days with `remember`, else until the browser is closed
 */
export async function startSession(
  db: Queryable,
  request: Request,
  context: Context,
  { userId, remember }: { userId: string; remember: boolean },
): Promise<Headers> {
  const oldToken = tokenOf(request, context);
  if (oldToken !== null) await deleteSession(db, oldToken);
  const userAgent = storedUserAgent(request);
  const token = await insertSession(db, context, { userId, remember, userAgent });
  // the row limits the session; the cookie lasts longer, because it shows that somebody was logged in
  const seconds = sessionLimits.remembered.absoluteMs / 1000;
  const until = remember ? "expiry" : "closed";
  return new Headers({ "Set-Cookie": setSignedCookie(context, "session", token, seconds, until) });
}

/** The part of the `User-Agent` that is stored. */
export function storedUserAgent(request: Request): string {
  return (request.headers.get("User-Agent") ?? "").slice(0, 200);
}

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
  return logoutHeaders(context);
}

export async function endSessionsOf(
  db: Queryable,
  userId: string,
  exceptId?: string,
): Promise<void> {
  let query = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (exceptId) query = query.where("id", "!=", exceptId);
  await query.execute();
}

/** Ends one session of a user. @returns false if there is no such session */
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

/** The person of the request's session; null if there is no valid session. */
export async function findSessionPerson(
  request: Request,
  context: Context,
): Promise<Person | null> {
  const token = tokenOf(request, context);
  const session = token === null ? null : await readSession(context, token);
  if (token === null || session === null) return null;
  if (context.now().getTime() - Date.parse(session.lastSeenAt) >= SEEN_EVERY_MS) {
    // not awaited, because reading a page must not wait for a write, and the cookie does not change
    updateLastSeen(context, token).catch((error: unknown) =>
      context.log("session.not-marked", errorFields(error)),
    );
  }
  return session.person;
}

/**
 * The id of the coordinator's session in the cookie, until a day after it expired, so that a form sent late can
 * be kept. Null for other roles.
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

import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { farewellHeaders, signedCookie } from "~/server/cookies.server";
import { errorFields } from "~/server/log.server";
import type { Person } from "./person";
import { limitsOf } from "./session-limits";
import { type SiteSession, sessionStorage } from "./session-storage.server";

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
  const storage = sessionStorage(db, request, context);
  const old = await storage.getSession(request.headers.get("Cookie"));
  if (old.id) await storage.destroySession(old);
  const session = await storage.getSession();
  session.set("start", { userId, remember, userAgent: storedUserAgent(request) });
  const maxAge = remember ? limitsOf(remember).absoluteMs / 1000 : undefined;
  return new Headers({ "Set-Cookie": await storage.commitSession(session, { maxAge }) });
}

/** What is kept of what a browser says of itself. */
export function storedUserAgent(request: Request): string {
  return (request.headers.get("User-Agent") ?? "").slice(0, 200);
}

/** Ends the session of this browser. */
export async function endSession(request: Request, context: Context): Promise<Headers> {
  const session = await sessionOf(request, context);
  if (session.id) {
    await inTransaction(context.db, async (trx) => {
      const auditEnd = (id: string) => {
        const entry = { actorId: id, subjectId: id, network: context.clientAddress };
        return audit(trx, { kind: "sign-out", ...entry }, context.now());
      };
      await sessionStorage(trx, request, context, auditEnd).destroySession(session);
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
  const session = await sessionOf(request, context);
  const person = session.get("person");
  if (!person) return null;
  const lastSeenAt = Date.parse(session.get("lastSeenAt") ?? "");
  if (context.now().getTime() - lastSeenAt >= SEEN_EVERY_MS) {
    // not waited for: a page never stands behind others who write; the cookie stays as it is
    sessionStorage(context.db, request, context)
      .commitSession(session)
      .catch((error: unknown) => context.log("session-not-marked", errorFields(error)));
  }
  return person;
}

/** Whether this browser was logged in once, though the session may have run out since. */
export async function hadSession(request: Request, context: Context): Promise<boolean> {
  const token: unknown = await signedCookie(context, "session").parse(
    request.headers.get("Cookie"),
  );
  return typeof token === "string";
}

function sessionOf(request: Request, context: Context): Promise<SiteSession> {
  const storage = sessionStorage(context.db, request, context);
  return storage.getSession(request.headers.get("Cookie"));
}

import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { RequestSessions } from "#db/tables/family-access";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { storedUserAgent } from "~/features/sessions/sessions.server";
import type { Context } from "~/server/context";
import { dropCookie, readSignedCookie, setSignedCookie } from "~/server/cookies.server";
import { errorFields } from "~/server/log.server";
import { sha256Hex } from "~/server/signature.server";

const HOUR_MS = 60 * 60 * 1000;
const LIFETIME_MS = { own: 30 * 24 * HOUR_MS, shared: 2 * HOUR_MS } as const;
/** Minimum interval between writes of `last_seen_at`. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

export type Device = RequestSessions["device"];

/** A browser in which a family's page is open. */
export interface FamilySession {
  id: string;
  requestId: string;
  reference: string;
  /** Null for the writer. */
  contactId: string | null;
  way: RequestSessions["way"];
  device: Device;
  /** ISO 8601 UTC; null unless a fresh code was entered. */
  confirmedUntil: string | null;
}

export type NewSession = Pick<FamilySession, "requestId" | "contactId" | "way" | "device">;

/** Each cookie has one token, which all its sessions share; each session belongs to a different request. */
const cookieNames = { own: "family", shared: "family-shared" } as const;

/**
 * Starts a session, and ends an earlier one of this request. The cookie gets a new token, so that a planted one
 * opens nothing.
 *
 * @returns the `Set-Cookie` header
 */
export async function startFamilySession(
  trx: Queryable,
  request: Request,
  context: Context,
  { requestId, contactId, way, device }: NewSession,
): Promise<string> {
  const oldHashes = hashesOf(request, context);
  const token = randomBytes(32).toString("base64url");
  const token_hash = sha256Hex(token);
  if (oldHashes.length > 0) {
    // a shared device ends all its sessions: the next reader may be of another family
    await trx
      .deleteFrom("request_sessions")
      .where("token_hash", "in", oldHashes)
      .where((is) => {
        const isSame = is("request_id", "=", requestId);
        return device === "own" ? isSame : isSame.or("device", "=", device);
      })
      .execute();
    await trx
      .updateTable("request_sessions")
      .set({ token_hash })
      .where("token_hash", "in", oldHashes)
      .where("device", "=", device)
      .execute();
  }
  const now = context.now();
  await trx
    .insertInto("request_sessions")
    .values({
      id: randomUUID(),
      request_id: requestId,
      contact_id: contactId,
      token_hash,
      way,
      device,
      user_agent: storedUserAgent(request),
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFETIME_MS[device]).toISOString(),
      code_hash: null,
      code_expires_at: null,
      confirmed_until: null,
    })
    .execute();
  const until = device === "own" ? "expiry" : "closed";
  return setSignedCookie(context, cookieNames[device], token, LIFETIME_MS[device] / 1000, until);
}

/** The browser's session for a request; null if none is open, or its person may no longer know all. */
export async function familySessionOf(
  request: Request,
  context: Context,
  reference: string,
): Promise<FamilySession | null> {
  const session = (await sessionsHere(request, context)).find((one) => one.reference === reference);
  if (!session) return null;
  const { lastSeenAt, ...found } = session;
  if (context.now().getTime() - Date.parse(lastSeenAt) >= SEEN_EVERY_MS) {
    // not awaited: a page never waits for a write
    markSeen(context, found.id).catch((error: unknown) =>
      context.log("session.not-marked", errorFields(error)),
    );
  }
  return found;
}

/** The browser's sessions, newest first. */
async function sessionsHere(request: Request, context: Context) {
  const hashes = hashesOf(request, context);
  if (hashes.length === 0) return [];
  const rows = await context.db
    .selectFrom("request_sessions")
    .innerJoin("requests", "requests.id", "request_sessions.request_id")
    .leftJoin("request_contacts", "request_contacts.id", "request_sessions.contact_id")
    .select(["request_sessions.id", "requests.id as requestId", "reference", "way", "device"])
    .select(["contact_id as contactId", "confirmed_until as confirmedUntil", "may_know"])
    .select("last_seen_at as lastSeenAt")
    .where("token_hash", "in", hashes)
    .where("expires_at", ">", context.now().toISOString())
    .where("requests.erased_at", "is", null)
    .orderBy("request_sessions.created_at", "desc")
    .execute();
  return rows
    .filter(({ contactId, may_know }) => contactId === null || may_know === "all")
    .map(({ may_know, ...session }) => session);
}

async function markSeen({ db, now }: Context, id: string): Promise<void> {
  await db
    .updateTable("request_sessions")
    .set({ last_seen_at: now().toISOString() })
    .where("id", "=", id)
    .execute();
}

/** References of the requests whose pages are open in this browser, most recently opened first. */
export async function referencesOpenHere(request: Request, context: Context): Promise<string[]> {
  return (await sessionsHere(request, context)).map(({ reference }) => reference);
}

/** Header that deletes the pages stored on the phone. */
export const CLEAR_STORED_PAGES = { "Clear-Site-Data": '"storage", "cache"' };

/** "Leave": ends all sessions of the browser. @returns headers that delete the cookies and the stored pages */
export async function leaveFamilyPages(request: Request, context: Context): Promise<Headers> {
  for (const session of await sessionsHere(request, context)) {
    await endFamilySession(context, { ...session, by: null });
  }
  const headers = new Headers(CLEAR_STORED_PAGES);
  for (const name of Object.values(cookieNames))
    headers.append("Set-Cookie", dropCookie(context, name));
  return headers;
}

/** Ends one session of a request. @param ended `by`: the coordinator, or null for the family */
export function endFamilySession(
  context: Context,
  { id, requestId, by }: { id: string; requestId: string; by: string | null },
): Promise<void> {
  return inTransaction(context.db, async (trx) => {
    const ended = await trx
      .deleteFrom("request_sessions")
      .where("id", "=", id)
      .where("request_id", "=", requestId)
      .returning("device")
      .executeTakeFirst();
    if (!ended) return;
    const entry = { kind: "family-session-ended", actorId: by, subjectId: null } as const;
    const { clientAddress: network } = context;
    await audit(trx, { ...entry, network, requestId, detail: ended.device }, context.now());
  });
}

/** Browsers in which a request's page is open, newest first. */
export function familySessionsOf(db: Queryable, requestId: string, now: Date) {
  return db
    .selectFrom("request_sessions")
    .select(["id", "contact_id as contactId", "way", "device", "user_agent as userAgent"])
    .select(["created_at as createdAt", "last_seen_at as lastSeenAt"])
    .where("request_id", "=", requestId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("created_at", "desc")
    .execute();
}

/** Deletes expired sessions. */
export async function sweepFamilySessions(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("request_sessions").where("expires_at", "<=", now.toISOString()).execute();
}

/** Hashes of the tokens from the browser's cookies. */
function hashesOf(request: Request, context: Context): string[] {
  const tokens = Object.values(cookieNames).map((name) => readSignedCookie(request, context, name));
  return tokens.flatMap((token) => (token === null ? [] : sha256Hex(token)));
}

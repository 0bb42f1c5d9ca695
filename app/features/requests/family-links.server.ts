import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { RequestLinks } from "#db/tables/family-access";
import { audit } from "~/features/audit/audits.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { keyedHash, sha256Hex } from "~/server/signature.server";

/** Tokens are in hex, because addresses in capital letters are redirected to lower case. */
const TOKEN_BYTES = 20;
const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
export const CODE_DIGITS = 8;
const CODE_LIFETIME_MS = 10 * 60 * 1000;

export type LinkWay = RequestLinks["way"];

export interface WantedLink {
  requestId: string;
  /** Id of the person who gets the link; null for the writer. */
  contactId: string | null;
  way: LinkWay;
  /** Id of the coordinator; null if the link is mailed automatically. */
  by: string | null;
}

/**
 * Issues a link with 160 random bits, or a spoken code of 8 digits, in the caller's transaction. The same person's
 * unused links end.
 *
 * @returns the token or code; only its hash is stored
 */
export async function issueLink(
  trx: Queryable,
  context: Context,
  { requestId, contactId, way, by }: WantedLink,
): Promise<string> {
  const now = context.now();
  const isSpoken = way === "spoken";
  const lifetimeMs = isSpoken ? CODE_LIFETIME_MS : LINK_LIFETIME_MS;
  const token = isSpoken
    ? String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0")
    : randomBytes(TOKEN_BYTES).toString("hex");
  await trx
    .updateTable("request_links")
    .set({ ended_at: now.toISOString() })
    .where("request_id", "=", requestId)
    .where("contact_id", contactId === null ? "is" : "=", contactId)
    .where("used_at", "is", null)
    .where("ended_at", "is", null)
    .execute();
  await trx
    .insertInto("request_links")
    .values({
      id: randomUUID(),
      request_id: requestId,
      contact_id: contactId,
      token_hash: isSpoken ? hashOfCode(context.env.sessionSecret, token) : sha256Hex(token),
      way,
      created_at: now.toISOString(),
      created_by: by,
      expires_at: new Date(now.getTime() + lifetimeMs).toISOString(),
      used_at: null,
      ended_at: null,
    })
    .execute();
  if (by !== null) {
    const columns = { link_wanted_at: null };
    await trx.updateTable("requests").set(columns).where("id", "=", requestId).execute();
  }
  await auditLink(trx, context, { kind: "family-link-issued", requestId, by, detail: way });
  return token;
}

/** Keeps a request in the queue until a coordinator issues a link to its page. @param at ISO 8601 UTC */
export async function markLinkWanted(trx: Queryable, requestId: string, at: string): Promise<void> {
  await trx
    .updateTable("requests")
    .set({ link_wanted_at: at })
    .where("id", "=", requestId)
    .where("link_wanted_at", "is", null)
    .execute();
}

/**
 * Issues the link that a mail carries.
 *
 * @param to `contactId`: the person of the case; if null, the writer or the person with this address
 * @returns the link's path; undefined if the person is not part of the case or may not know all
 */
export async function issueMailedLink(
  trx: Queryable,
  context: Context,
  to: Pick<WantedLink, "requestId" | "contactId"> & { email: string },
  language: Language,
): Promise<string | undefined> {
  const contactId = await contactIdOf(trx, to);
  if (contactId === undefined) return undefined;
  const wanted = { requestId: to.requestId, contactId, way: "mail", by: null } as const;
  return paths.requestOpen(await issueLink(trx, context, wanted), language);
}

/**
 * Finds the person by id, or by email if there is no id.
 *
 * @returns null for the writer; undefined if nobody fits
 */
async function contactIdOf(
  trx: Queryable,
  { requestId, contactId, email }: Parameters<typeof issueMailedLink>[2],
): Promise<string | null | undefined> {
  const { email: writerEmail } = await trx
    .selectFrom("requests")
    .select("email")
    .where("id", "=", requestId)
    .executeTakeFirstOrThrow();
  if (contactId === null && email === writerEmail) return null;
  const person = await trx
    .selectFrom("request_contacts")
    .select("id")
    .where("request_id", "=", requestId)
    .where(contactId === null ? "email" : "id", "=", contactId ?? email)
    .where("may_know", "=", "all")
    .executeTakeFirst();
  return person?.id;
}

/** Ends a link of a request, unless it has already ended. @param ended `by`: the coordinator, or null */
export async function endLink(
  trx: Queryable,
  context: Context,
  { id, requestId, by }: { id: string; requestId: string; by: string | null },
): Promise<void> {
  const ended = await trx
    .updateTable("request_links")
    .set({ ended_at: context.now().toISOString() })
    .where("id", "=", id)
    .where("request_id", "=", requestId)
    .where("ended_at", "is", null)
    .returning("way")
    .executeTakeFirst();
  if (!ended) return;
  await auditLink(trx, context, { kind: "family-link-ended", requestId, by, detail: ended.way });
}

/** Links of a request, newest first; coordinators and the family see them. */
export function linksOf(db: Queryable, requestId: string) {
  return db
    .selectFrom("request_links")
    .select(["id", "contact_id as contactId", "way", "tries", "created_at as createdAt"])
    .select(["created_by as createdBy", "expires_at as expiresAt", "used_at as usedAt"])
    .select("ended_at as endedAt")
    .where("request_id", "=", requestId)
    .orderBy("created_at", "desc")
    .execute();
}

/** Deletes links to the page, and watch links, that ended before a time. */
export async function sweepFamilyLinks(db: Queryable, before: string): Promise<void> {
  await db
    .deleteFrom("request_links")
    .where((is) => is.or([is("expires_at", "<", before), is("ended_at", "<", before)]))
    .execute();
  await db
    .deleteFrom("watch_links")
    .where((is) => is.or([is("expires_at", "<", before), is("ended_at", "<", before)]))
    .execute();
}

/** A keyed hash, because eight digits could be guessed quickly from a plain hash. */
export function hashOfCode(secret: string, code: string): string {
  return keyedHash(secret, "spoken-code", code);
}

/** Records the change of a link in the activity log. */
export function auditLink(
  trx: Queryable,
  context: Context,
  {
    by,
    ...entry
  }: {
    kind: "family-link-issued" | "family-link-opened" | "family-link-ended";
    requestId: string;
    by: string | null;
    detail: string;
  },
): Promise<void> {
  const { clientAddress: network } = context;
  return audit(trx, { ...entry, actorId: by, subjectId: null, network }, context.now());
}

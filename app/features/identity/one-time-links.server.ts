import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { LINK_HOURS } from "~/constants";
import { hashOfToken, sha256Hex } from "~/server/signature.server";

export type LinkPurpose = "verify" | "reset" | "invite" | "sign-in";

const HOUR_MS = 60 * 60 * 1000;

/** Lifetime of links, in hours. */
export const linkHours: Record<LinkPurpose, number> = {
  ...LINK_HOURS,
  // ten minutes
  "sign-in": 10 / 60,
};

export interface OneTimeLink {
  id: string;
  /** Null if there is no account: an invitation, or an unknown address. */
  userId: string | null;
  email: string;
  createdBy: string | null;
}

/** `wrong`: there is no such link for this purpose, or it was withdrawn. */
export type LinkState = "ready" | "used" | "expired" | "wrong";

/** @param token random if left out @returns the token for the mail; the database has only its hash */
export async function createLink(
  db: Queryable,
  link: { purpose: LinkPurpose; userId: string | null; email: string; createdBy?: string },
  now: Date,
  token = randomBytes(32).toString("base64url"),
): Promise<string> {
  await db
    .insertInto("one_time_links")
    .values({
      id: randomUUID(),
      token_hash: sha256Hex(token),
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      created_by: link.createdBy ?? null,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + linkHours[link.purpose] * HOUR_MS).toISOString(),
      used_at: null,
      withdrawn_at: null,
    })
    .execute();
  return token;
}

/** Checks a link without using it up, because mail scanners open every link. */
export async function checkLink(
  db: Queryable,
  purpose: LinkPurpose,
  token: string | null,
  now: Date,
): Promise<{ state: LinkState; link: OneTimeLink | null }> {
  const row = await db
    .selectFrom("one_time_links")
    .selectAll()
    .where("token_hash", "=", hashOfToken(token ?? ""))
    .where("purpose", "=", purpose)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  if (!row) return { state: "wrong", link: null };
  const link = asLink(row);
  if (row.used_at) return { state: "used", link };
  return { state: row.expires_at > now.toISOString() ? "ready" : "expired", link };
}

export async function withdrawAllLinks(db: Queryable, now: Date): Promise<void> {
  await db
    .updateTable("one_time_links")
    .set({ withdrawn_at: now.toISOString() })
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** Uses up a link; of simultaneous requests only one succeeds. @returns null if the link is not `ready` */
export async function consumeLink(
  db: Queryable,
  purpose: LinkPurpose,
  token: string | null,
  now: Date,
): Promise<OneTimeLink | null> {
  const at = now.toISOString();
  const row = await db
    .updateTable("one_time_links")
    .set({ used_at: at })
    .where("token_hash", "=", hashOfToken(token ?? ""))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", at)
    .returningAll()
    .executeTakeFirst();
  return row ? asLink(row) : null;
}

/** Withdraws unused links of a purpose: those sent to an address, for an account, or by an account. */
export async function withdrawLinks(
  db: Queryable,
  filter: { purpose: LinkPurpose } & (
    | { email: string }
    | { userId: string }
    | { createdBy: string }
  ),
  now: Date,
): Promise<void> {
  let query = db
    .updateTable("one_time_links")
    .set({ withdrawn_at: now.toISOString() })
    .where("purpose", "=", filter.purpose)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null);
  if ("email" in filter) query = query.where("email", "=", filter.email);
  else if ("userId" in filter) query = query.where("user_id", "=", filter.userId);
  else query = query.where("created_by", "=", filter.createdBy);
  await query.execute();
}

function asLink(row: {
  id: string;
  user_id: string | null;
  email: string;
  created_by: string | null;
}): OneTimeLink {
  return { id: row.id, userId: row.user_id, email: row.email, createdBy: row.created_by };
}

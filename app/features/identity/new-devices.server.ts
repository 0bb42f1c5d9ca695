import type { Queryable } from "#db/connection.server";
import { lastAuditOf } from "~/features/audit/audits.server";
import { countMailsSince } from "~/features/mail/outbox.server";
import { deviceOf } from "~/features/sessions/known-devices.server";
import { storedUserAgent } from "~/features/sessions/sessions.server";
import { isSignedInLike } from "~/features/sessions/signed-in-devices.server";
import type { Context } from "~/server/context";
import type { Account } from "./accounts.server";
import { accountCreatedAt } from "./own-account.server";
import { hourBefore, notifyOwner } from "./security-notices.server";

/** Limits the mails that somebody who knows the password can cause. */
const MAX_MAILS_PER_HOUR = 5;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Mails the owner about a sign-in from a new browser: neither its cookie nor its user agent and network are known.
 * Skips first sign-ins and unconfirmed addresses. Call before auditing.
 */
export async function notifyOfNewDevice(
  db: Queryable,
  request: Request,
  context: Context,
  account: Account,
): Promise<void> {
  if (!account.emailVerified || deviceOf(request, context, account.id) !== null) return;
  const browser = { userAgent: storedUserAgent(request), network: context.clientAddress };
  if (await isSignedInLike(db, account.id, browser, context.now())) return;
  if (await isFirstSignIn(db, context, account.id)) return;
  const since = hourBefore(context.now());
  const mails = await countMailsSince(db, "new-device", account.email, since);
  if (mails < MAX_MAILS_PER_HOUR) await notifyOwner(db, request, context, account, "new-device");
}

/** The audit keeps events for a year, so an older account is assumed to have signed in before. */
async function isFirstSignIn(db: Queryable, context: Context, userId: string): Promise<boolean> {
  if (await lastAuditOf(db, "sign-in", userId)) return false;
  const since = await accountCreatedAt(db, userId);
  return context.now().getTime() - Date.parse(since) < YEAR_MS;
}

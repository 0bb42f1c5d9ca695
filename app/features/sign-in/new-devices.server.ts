import type { Queryable } from "#db/connection.server";
import type { Account } from "~/features/accounts/accounts.server";
import { accountSince } from "~/features/accounts/own-account.server";
import { hourBefore, tellOwner } from "~/features/accounts/security-notices.server";
import { lastAuditOf } from "~/features/audit/audits.server";
import { countMailsSince } from "~/features/mail/outbox.server";
import { deviceOf } from "~/features/sessions/known-devices.server";
import { storedUserAgent } from "~/features/sessions/sessions.server";
import { isSignedInLike } from "~/features/sessions/signed-in-devices.server";
import type { Context } from "~/server/context";

/** Whoever has the password must not be able to fill the mailbox, too. */
const MAILS_AN_HOUR = 5;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Tells the owner of a sign-in from a browser that has not signed in to the account before; not of
 * the first sign-in of all, nor an address that nobody has confirmed, whose owner may be a stranger.
 * Called before the sign-in itself is noted and its session made.
 *
 * A browser is known by its cookie; one that lost it, by its name and network together while a
 * session of it lasts.
 */
export async function tellOfNewDevice(
  db: Queryable,
  request: Request,
  context: Context,
  account: Account,
): Promise<void> {
  if (!account.emailVerified || deviceOf(request, context, account.id) !== null) return;
  const browser = { userAgent: storedUserAgent(request), network: context.clientAddress };
  if (await isSignedInLike(db, account.id, browser, context.now())) return;
  if (await isFirst(db, context, account.id)) return;
  const since = hourBefore(context.now());
  const mails = await countMailsSince(db, "new-device", account.email, since);
  if (mails < MAILS_AN_HOUR) await tellOwner(db, request, context, account, "new-device");
}

/** The record goes back a year: an older account has been signed in to before. */
async function isFirst(db: Queryable, context: Context, userId: string): Promise<boolean> {
  if (await lastAuditOf(db, "sign-in", userId)) return false;
  const since = await accountSince(db, userId);
  return context.now().getTime() - Date.parse(since) < YEAR_MS;
}

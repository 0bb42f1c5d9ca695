import type { Queryable } from "#db/connection.server";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { type Mail, type MailKind, mailboxOf } from "./mail";
import { enqueueMail, keepUnsent } from "./outbox.server";

const HOUR = 60 * 60;

/**
 * A mailbox gets seven mails within any hour at most from forms in which somebody typed its address. Each
 * kind of act has a share of its own, so that a family that books, writes and makes an account within the hour
 * has the mail about each, and what is not sent leaves a newer one of its kind to use: a link to a new password
 * works for its whole hour, and choosing one confirms the address too.
 */
const SHARES: readonly { kinds: readonly MailKind[]; max: number }[] = [
  { kinds: ["request-received"], max: 4 },
  { kinds: ["verify-email", "account-exists"], max: 2 },
  { kinds: ["reset-password"], max: 1 },
  // only somebody who knows the password has one sent
  { kinds: ["sign-in-code"], max: 3 },
];

/**
 * Puts a mail to an address that somebody typed into the outbox, or leaves it where the mailbox has
 * had its share; the work is the same, so the time tells nothing. A page must not say which it was: that
 * would tell who has been writing to us. What it may say `isMailed` knows.
 *
 * @param mail of a kind that has a share
 * @param isWanted false where nobody is to have it, for an address without an account
 * @returns whether it will be sent; for coordinators alone, who know whose address it is
 */
export async function enqueueUnasked(
  db: Queryable,
  context: Pick<Context, "env" | "now">,
  mail: Mail,
  isWanted = true,
): Promise<boolean> {
  const share = SHARES.find(({ kinds }) => kinds.includes(mail.kind));
  if (!share) throw new Error(`Mails of the kind ${mail.kind} have no share`);
  const now = context.now();
  const since = new Date(now.getTime() - HOUR * 1000);
  const isUsedUp =
    context.env.rateLimits && (await countSince(db, mail.to, share.kinds, since)) >= share.max;
  const isSent = isWanted && !isUsedUp;
  if (isSent) await enqueueMail(db, mail, now);
  // without its request, whose page would say that it was left unsent
  else await keepUnsent(db, { ...mail, requestId: undefined }, now);
  return isSent;
}

/**
 * Counts what is asked for from here for one mailbox, and says whether it is mailed still: as often within an
 * hour as the mailbox's share. Others' asking does not count, and an account plays no part, so that a page may
 * say that a mail was not sent.
 */
export function isMailed(
  context: Context,
  asked: "booking" | "message" | "account",
  to: string,
): Promise<boolean> {
  const subject = `${mailboxOf(to)} ${context.clientAddress}`;
  return withinLimits(context, [{ scope: `${asked}-mail`, subject, max: 2, windowSeconds: HOUR }]);
}

/** For forms whose answer is a mail: no network writes to any number of addresses. */
export function mayAskForMail(
  context: Context,
  scope: "register" | "verification" | "reset",
): Promise<boolean> {
  return withinLimits(context, [
    { scope: `${scope}-network`, subject: context.clientAddress, max: 60, windowSeconds: HOUR },
  ]);
}

/** What was sent within any hour, not one of the clock's: at its turn a mailbox would get a double share. */
async function countSince(
  db: Queryable,
  to: string,
  kinds: readonly MailKind[],
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("mailbox", "=", mailboxOf(to))
    .where("created_at", ">", since.toISOString())
    .where("kind", "in", kinds)
    .executeTakeFirstOrThrow();
  return Number(count);
}

import type { Queryable } from "#db/connection.server";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { type Mail, type MailKind, mailboxOf } from "./mail";
import { enqueueDecoy, enqueueMail } from "./outbox.server";

const HOUR = 60 * 60;

/**
 * Hourly limits for one mailbox. The first three, for forms that anybody can fill in, allow seven mails together.
 * Each has its own share, so that none uses up another's.
 */
const SHARES: readonly { kinds: readonly MailKind[]; max: number }[] = [
  { kinds: ["request-received"], max: 4 },
  { kinds: ["verify-email", "account-exists"], max: 2 },
  { kinds: ["reset-password"], max: 1 },
  // only sent to somebody who knows the password
  { kinds: ["sign-in-code"], max: 3 },
  // only sent from an open page of the request
  { kinds: ["request-code"], max: 3 },
  // only sent to an address of the request
  { kinds: ["request-link"], max: 3 },
];

/**
 * Enqueues a mail to an entered address, unless its mailbox has used up its share. Both cases take equally long.
 *
 * @param isWanted false if the address has no account
 * @returns true if the mail will be sent; only coordinators may see this result
 */
export async function enqueueWithinShare(
  db: Queryable,
  context: Pick<Context, "env" | "now">,
  mail: Mail,
  isWanted = true,
): Promise<boolean> {
  const now = context.now();
  const hasRoom = await isShareLeft(db, context, mail);
  const isSent = isWanted && hasRoom;
  if (isSent) await enqueueMail(db, mail, now);
  // the decoy is not linked to the request, because the request's page would reveal it
  else await enqueueDecoy(db, { ...mail, requestId: undefined }, now);
  return isSent;
}

/** False if the mailbox has used up its share for this kind of mail within the last hour. */
export async function isShareLeft(
  db: Queryable,
  context: Pick<Context, "env" | "now">,
  { kind, to }: Pick<Mail, "kind" | "to">,
): Promise<boolean> {
  const share = SHARES.find(({ kinds }) => kinds.includes(kind));
  if (!share) throw new Error(`Mails of kind ${kind} have no share`);
  if (!context.env.rateLimits) return true;
  const since = new Date(context.now().getTime() - HOUR * 1000);
  return (await countSince(db, to, share.kinds, since)) < share.max;
}

/**
 * Counts the mails that this network requests for a mailbox; false above the limit. Other networks and accounts
 * do not count, so a page may show the result.
 */
export function isWithinMailShare(
  context: Context,
  source: "booking" | "message" | "account",
  to: string,
): Promise<boolean> {
  const subject = `${mailboxOf(to)} ${context.clientAddress}`;
  return withinLimits(context, [{ scope: `${source}-mail`, subject, max: 2, windowSeconds: HOUR }]);
}

/** Limits forms that send a mail, so that one network cannot send mails to many addresses. */
export function mayAskForMail(
  context: Context,
  scope: "register" | "verification" | "reset" | "request-link",
): Promise<boolean> {
  return withinLimits(context, [
    { scope: `${scope}-network`, subject: context.clientAddress, max: 60, windowSeconds: HOUR },
  ]);
}

/** Counts the last 60 minutes, because with fixed hours a mailbox could get two shares within minutes. */
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

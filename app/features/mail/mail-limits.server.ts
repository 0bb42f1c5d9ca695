import type { Queryable } from "#db/connection.server";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { type Mail, type MailKind, mailboxOf } from "./mail";
import { enqueueMail, keepUnsent } from "./outbox.server";

const HOUR = 60 * 60;

interface Share {
  kinds: readonly MailKind[];
  /** Mails to one address within any hour. */
  max: number;
  /** The first of this kind is sent even where the others have used the share up. */
  kept?: MailKind;
}

/**
 * What anybody can have sent by typing an address into a form: four mails an hour to its mailbox. One of the
 * four is kept for a new password, so that nobody uses up an owner's way back in: while none is
 * sent, the link of the last one still works. Choosing a new password confirms the address too.
 * Another is kept for a booking: a family that makes an account and has its confirmation sent again on
 * the way would otherwise go without the proof that its request arrived.
 */
const SHARES: readonly Share[] = [
  {
    kinds: ["booking-received", "message-received", "verify-email", "account-exists"],
    max: 2,
    kept: "booking-received",
  },
  { kinds: ["reset-password"], max: 1 },
  // only somebody who knows the password has one sent
  { kinds: ["sign-in-code"], max: 3 },
];

/**
 * Puts a mail to an address that somebody typed into the outbox, or leaves it where the mailbox has
 * had its share; the work is the same, so the time tells nothing. A page must therefore never
 * promise the mail, nor say which it was: that would tell who has been writing to us.
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
  const sent = await kindsSince(db, mail.to, share.kinds, new Date(now.getTime() - HOUR * 1000));
  const isKept = mail.kind === share.kept && !sent.includes(mail.kind);
  const isUsedUp = context.env.rateLimits && sent.length >= share.max && !isKept;
  const isSent = isWanted && !isUsedUp;
  await (isSent ? enqueueMail : keepUnsent)(db, mail, now);
  return isSent;
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
async function kindsSince(
  db: Queryable,
  to: string,
  kinds: readonly MailKind[],
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("kind")
    .where("mailbox", "=", mailboxOf(to))
    .where("created_at", ">", since.toISOString())
    .where("kind", "in", kinds)
    .execute();
  return rows.map(({ kind }) => kind);
}

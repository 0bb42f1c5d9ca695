import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { AuditKind } from "~/features/audit/audit";
import { audit } from "~/features/audit/audits.server";
import { findAccount } from "~/features/identity/accounts.server";
import {
  findGivenUp,
  type GivenUpMail,
  type SettledAs,
  settleGivenUp,
} from "~/features/mail/given-up.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import type { Context } from "~/server/context";
import { type Actor, entryId } from "../history.server";
import type { MailedRequest } from "../mailed.server";
import { writeReply } from "../replies.server";
import { remedyOf } from "./given-up-mail";
import { subjectOf } from "./mail-subjects.server";
import { addressAgain, writtenAgain } from "./written-again.server";

/**
 * `done` also for the same press of the same person again; `settled`: somebody has dealt with it
 * another way, or was faster; `impossible`: what it told of is gone.
 */
export type SettlingOutcome = "done" | "settled" | "impossible" | "missing";

/**
 * Puts a mail about a request into the outbox again, written from the request as it stands now. Of
 * two who press at once one sends it.
 */
export async function sendAgain(context: Context, by: Actor, id: string): Promise<SettlingOutcome> {
  const outcome = await settling(context, by, id, "sent-again", async (trx, mail, subject) => {
    const to = await addressAgain(trx, mail, subject);
    if (to === null || subject === null) return null;
    const again = await writtenAgain(trx, mail, subject, to, context.env.publicUrl);
    return () => enqueueMail(trx, again, context.now());
  });
  if (outcome === "done") context.wakeOutbox();
  return outcome;
}

interface Call {
  /** What was said; may be empty. */
  note: string;
  /** The form's key, so that sending it twice notes once. */
  formKey: string | null;
}

/**
 * Notes that the family was called instead: a reply by phone in the history of its request, which
 * stops the clock of the promise.
 */
export function recordCall(
  context: Context,
  by: Actor,
  id: string,
  call: Call,
): Promise<SettlingOutcome> {
  return settling(context, by, id, "called", async (trx, mail, subject) => {
    if (subject === null || remedyOf(mail.kind) !== "receipt") return null;
    return () => writeCall(trx, by, subject, call, context.now());
  });
}

/** Takes a mail off the list that needs nothing more: dealt with elsewhere, or meant for nobody. */
export function closeGivenUp(context: Context, by: Actor, id: string): Promise<SettlingOutcome> {
  return settling(context, by, id, "closed", async () => async () => {});
}

/**
 * What each way of dealing with a mail has in common, in one transaction: once, and noted.
 *
 * @param prepare answers with what is done; null where it cannot be
 */
function settling(
  { db, now, clientAddress }: Context,
  by: Actor,
  id: string,
  as: SettledAs,
  prepare: (
    trx: Queryable,
    mail: GivenUpMail,
    subject: MailedRequest | null,
  ) => Promise<(() => Promise<unknown>) | null>,
): Promise<SettlingOutcome> {
  return inTransaction(db, async (trx) => {
    const mail = await findGivenUp(trx, id);
    if (!mail) return "missing";
    const subject = await subjectOf(trx, mail, now());
    const { settlement } = mail;
    if (settlement) {
      if (settlement.as !== as || settlement.by !== by.id) return "settled";
      // a second call of the same coordinator was a call all the same
      if (as === "called") await (await prepare(trx, mail, subject))?.();
      return "done";
    }
    const act = await prepare(trx, mail, subject);
    if (!act) return "impossible";
    const at = now();
    if (!(await settleGivenUp(trx, id, { at: at.toISOString(), as, by: by.id }))) return "settled";
    await act();
    await audit(
      trx,
      {
        kind: auditKinds[as],
        actorId: by.id,
        subjectId: mail.requestId ? null : ((await findAccount(trx, mail.recipient))?.id ?? null),
        network: clientAddress,
        requestId: mail.requestId,
        detail: mail.kind,
      },
      at,
    );
    return "done";
  });
}

const auditKinds = {
  "sent-again": "mail-sent-again",
  called: "mail-called",
  closed: "mail-closed",
} as const satisfies Record<SettledAs, AuditKind>;

function writeCall(
  trx: Queryable,
  by: Actor,
  { id: requestId }: MailedRequest,
  { note: words, formKey }: Call,
  now: Date,
): Promise<unknown> {
  const id = entryId(formKey, by.id, requestId, "phone", words);
  return writeReply(trx, by, { id, requestId, channel: "phone", words }, now);
}

import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { AuditKind } from "~/features/audit/audit";
import { audit } from "~/features/audit/audits.server";
import { findAccount } from "~/features/identity/accounts.server";
import {
  type FailedMail,
  findFailedMail,
  type SettledAs,
  settleFailedMail,
} from "~/features/mail/failed-mails.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import type { Context } from "~/server/context";
import { type Actor, derivedId } from "../history.server";
import type { MailedRequest } from "../mailed.server";
import { writeReply } from "../replies.server";
import { remedyOf } from "./failed-mail";
import { requestOfMail } from "./mail-subjects.server";
import { addressForResend, recomposeMail } from "./recompose.server";

/**
 * `done`: also if the same person presses the button again; `settled`: somebody was faster or chose
 * another way; `impossible`: the mail cannot be resent, or a call cannot replace it.
 */
export type SettlingOutcome = "done" | "settled" | "impossible" | "missing";

/** Enqueues a mail again, composed from the request's current state. Two simultaneous calls send one mail. */
export async function sendAgain(context: Context, by: Actor, id: string): Promise<SettlingOutcome> {
  const outcome = await settleOnce(
    context,
    by,
    id,
    "sent-again",
    async (trx, mail, mailedRequest) => {
      const to = await addressForResend(trx, mail, mailedRequest);
      if (to === null || mailedRequest === null) return null;
      return async () => {
        const newMail = await recomposeMail(trx, context, mail, mailedRequest, to);
        await enqueueMail(trx, newMail, context.now());
      };
    },
  );
  if (outcome === "done") context.wakeOutbox();
  return outcome;
}

interface Call {
  /** May be empty. */
  note: string;
  /** Idempotency key. */
  formKey: string | null;
}

/** Records a call instead of a mail: a reply by phone in the request's history, which stops the request's clock. */
export function recordCall(
  context: Context,
  by: Actor,
  id: string,
  call: Call,
): Promise<SettlingOutcome> {
  return settleOnce(context, by, id, "called", async (trx, mail, mailedRequest) => {
    if (mailedRequest === null || remedyOf(mail.kind) !== "receipt") return null;
    return () => writeCall(trx, by, mailedRequest, call, context.now());
  });
}

/** Settles a mail that needs no further action. */
export function closeFailedMail(context: Context, by: Actor, id: string): Promise<SettlingOutcome> {
  return settleOnce(context, by, id, "closed", async () => async () => {});
}

/**
 * Settles a mail once, in one transaction, and audits it.
 *
 * @param prepare returns the work of this way of settling; null if the way is impossible
 */
function settleOnce(
  { db, now, clientAddress }: Context,
  by: Actor,
  id: string,
  as: SettledAs,
  prepare: (
    trx: Queryable,
    mail: FailedMail,
    mailedRequest: MailedRequest | null,
  ) => Promise<(() => Promise<unknown>) | null>,
): Promise<SettlingOutcome> {
  return inTransaction(db, async (trx) => {
    const mail = await findFailedMail(trx, id);
    if (!mail) return "missing";
    const mailedRequest = await requestOfMail(trx, mail, now());
    const { settlement } = mail;
    if (settlement) {
      if (settlement.as !== as || settlement.by !== by.id) return "settled";
      // a second call by the same coordinator is recorded too
      if (as === "called") await (await prepare(trx, mail, mailedRequest))?.();
      return "done";
    }
    const work = await prepare(trx, mail, mailedRequest);
    if (!work) return "impossible";
    const at = now();
    if (!(await settleFailedMail(trx, id, { at: at.toISOString(), as, by: by.id })))
      return "settled";
    await work();
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
  const id = derivedId(formKey, by.id, requestId, "phone", words);
  return writeReply(trx, by, { id, requestId, channel: "phone", words }, now);
}

import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { findAccountById, markEmailVerified } from "~/features/identity/accounts.server";
import { takeAttempt } from "~/features/identity/authenticator.server";
import { checkLink, consumeLink, type LinkState } from "~/features/identity/one-time-links.server";
import { isPassword } from "~/features/identity/passwords.server";
import { claimRequests } from "~/features/requests/own.server";
import { personOf } from "~/features/sessions/guards.server";
import { endSessionsOf, startSession } from "~/features/sessions/sessions.server";
import type { Context } from "~/server/context";

export type Verification =
  | { result: "done"; headers: Headers }
  | { result: "wrong-password" }
  | { result: "tooMany" }
  | { result: Exclude<LinkState, "ready"> };

/**
 * Confirms an address. The mailed link proves the mailbox, the password proves the account. Assigns earlier
 * requests to the account, ends its sessions and renews this browser's session.
 */
export async function verifyEmail(
  request: Request,
  context: Context,
  token: string | null,
  password: string,
): Promise<Verification> {
  const now = context.now();
  const { state, link: checkedLink } = await checkLink(context.db, "verify", token, now);
  if (state !== "ready") return { result: state };
  const account = await findAccountById(context.db, checkedLink?.userId ?? "");
  if (!checkedLink || !account || account.disabled) return { result: "wrong" };
  const entry = { actorId: null, subjectId: account.id, network: context.clientAddress };
  // counted per link, so that only the person who has the link can use up the attempts
  if (!(await takeAttempt(request, context, "second-factor", checkedLink.id, account.id))) {
    return { result: "tooMany" };
  }
  if (!(await isPassword(context, account.passwordHash, password))) {
    const failure = { kind: "sign-in-failed", detail: "current password", ...entry } as const;
    await audit(context.db, failure, now);
    return { result: "wrong-password" };
  }
  const person = await personOf(request, context);
  return inTransaction(context.db, async (trx) => {
    const latest = await findAccountById(trx, account.id);
    if (latest?.passwordHash !== account.passwordHash) return { result: "wrong-password" };
    if (!(await consumeLink(trx, "verify", token, now))) return { result: "used" };
    await markEmailVerified(trx, account.id, now);
    await claimRequests(trx, account);
    await endSessionsOf(trx, account.id);
    await audit(trx, { kind: "email-verified", ...entry }, now);
    if (person?.id !== account.id) return { result: "done", headers: new Headers() };
    const start = { userId: account.id, remember: person.remembered };
    return { result: "done", headers: await startSession(trx, request, context, start) };
  });
}

import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit, countAuditSince } from "~/features/audit/audits.server";
import { findCompany } from "~/features/company/company.server";
import type { SecurityMailKind } from "~/features/mail/mail";
import { countMailsSince, enqueueMail } from "~/features/mail/outbox.server";
import { type Circumstances, securityMail } from "~/features/mail/security-mails.server";
import { deviceName } from "~/features/sessions/device";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import type { Account } from "./accounts.server";

export type Owner = Pick<Account, "id" | "email" | "language" | "role">;

const HOUR_MS = 60 * 60 * 1000;
/** So many failed second factors within an hour are more likely an attack than typing errors. */
const ATTACK_FAILURES = 5;

/**
 * Mails the owner about a change of the account, in the transaction of the change. The caller wakes the outbox
 * worker after the commit.
 */
export async function notifyOwner(
  db: Queryable,
  request: Request,
  context: Context,
  owner: Owner,
  kind: SecurityMailKind,
): Promise<void> {
  const { email, language, role } = owner;
  const forgotPath = role === "admin" ? paths.adminForgot(language) : paths.forgot(language);
  const mail = securityMail({
    kind,
    language,
    to: email,
    circumstances: circumstancesOf(request, context),
    forgotUrl: context.env.publicUrl + forgotPath,
    company: await findCompany(db, language),
  });
  await enqueueMail(db, mail, context.now());
}

/** A failed code, or a failed passkey with the reason of the failure. */
type SecondFactorFailure =
  | { kind: "second-factor-failed"; actorId: string | null }
  | { kind: "passkey-failed"; actorId: null; detail: string };

/**
 * Audits a failed code or passkey of the second factor. After five failures within an hour, the
 * owner gets a mail, at most one an hour.
 */
export async function auditFailedSecondFactor(
  request: Request,
  context: Context,
  owner: Owner,
  failure: SecondFactorFailure,
): Promise<void> {
  const now = context.now();
  const since = hourBefore(now);
  await inTransaction(context.db, async (trx) => {
    const entry = { subjectId: owner.id, network: context.clientAddress };
    await audit(trx, { ...failure, ...entry }, now);
    const codes = await countAuditSince(trx, "second-factor-failed", owner.id, since);
    const passkeys = await countAuditSince(trx, "passkey-failed", owner.id, since);
    if (codes + passkeys < ATTACK_FAILURES) return;
    if ((await countMailsSince(trx, "second-step-failures", owner.email, since)) > 0) return;
    await notifyOwner(trx, request, context, owner, "second-step-failures");
  });
  context.wakeOutbox();
}

/** Audits a used recovery code and mails the owner. */
export async function auditRecoveryCode(
  db: Queryable,
  request: Request,
  context: Context,
  owner: Owner,
): Promise<void> {
  const entry = { actorId: owner.id, subjectId: owner.id, network: context.clientAddress };
  await audit(db, { kind: "recovery-code-used", ...entry }, context.now());
  await notifyOwner(db, request, context, owner, "recovery-code-used");
}

export function circumstancesOf(request: Request, context: Context): Circumstances {
  return {
    at: context.now().toISOString(),
    device: deviceName(request.headers.get("User-Agent") ?? ""),
    network: context.clientAddress,
  };
}

export function hourBefore(now: Date): string {
  return new Date(now.getTime() - HOUR_MS).toISOString();
}

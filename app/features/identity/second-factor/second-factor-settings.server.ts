import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { AuditKind } from "~/features/audit/audit";
import { audit } from "~/features/audit/audits.server";
import type { Person } from "~/features/sessions/person";
import { endSessionsOf, startSession } from "~/features/sessions/sessions.server";
import type { Context } from "~/server/context";
import { takeAttempt } from "../authenticator.server";
import { hasPasskey } from "../passkeys.server";
import { renewRecoveryCodes } from "../recovery-codes.server";
import {
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  spendCode,
} from "../second-factors.server";
import {
  auditFailedSecondFactor,
  auditRecoveryCode,
  notifyOwner,
} from "../security-notices.server";

type Refusal = "tooMany" | "wrong-code";

/** Switches the second factor on and ends every other session. This browser gets a new session. */
export async function switchSecondFactorOn(
  request: Request,
  context: Context,
  person: Person,
  code: string,
): Promise<{ codes: string[]; headers: Headers } | Refusal | "expired"> {
  if (!(await mayTryCode(request, context, person))) return "tooMany";
  const outcome = await inTransaction(context.db, async (trx) => {
    const codes = await confirmAuthenticatorApp(trx, context, person, code);
    if (typeof codes === "string") return codes;
    await auditOwn(trx, context, person, "second-factor-on");
    await notifyOwner(trx, request, context, person, "second-step-on");
    return { codes, headers: await replaceSessions(trx, request, context, person) };
  });
  context.wakeOutbox();
  return outcome;
}

/** @returns `last-factor` if the account must keep a second factor */
export async function switchAuthenticatorAppOff(
  request: Request,
  context: Context,
  person: Person,
  code: string,
): Promise<{ headers: Headers; hasPasskey: boolean } | Refusal | "last-factor"> {
  const isCompulsory = context.env.adminRequires2fa;
  // checked first, so that a refusal does not use up a code
  if (isCompulsory && !(await hasPasskey(context.db, person.id))) return "last-factor";
  return withCode(request, context, person, code, async (trx) => {
    const hasRemainingPasskey = await hasPasskey(trx, person.id);
    if (isCompulsory && !hasRemainingPasskey) return "last-factor";
    await removeAuthenticatorApp(trx, person.id);
    await auditOwn(trx, context, person, "second-factor-off");
    await notifyOwner(trx, request, context, person, "second-step-off");
    const headers = await replaceSessions(trx, request, context, person);
    return { headers, hasPasskey: hasRemainingPasskey };
  });
}

export async function replaceRecoveryCodes(
  request: Request,
  context: Context,
  person: Person,
  code: string,
): Promise<{ codes: string[] } | Refusal> {
  return withCode(request, context, person, code, async (trx) => {
    await auditOwn(trx, context, person, "recovery-codes-renewed");
    return { codes: await renewRecoveryCodes(trx, context, person.id) };
  });
}

/** Makes the change only with a valid code, because a stranger at an unlocked screen does not have the phone. */
async function withCode<Result>(
  request: Request,
  context: Context,
  person: Person,
  code: string,
  act: (trx: Queryable) => Promise<Result>,
): Promise<Result | Refusal> {
  if (!(await mayTryCode(request, context, person))) return "tooMany";
  const outcome = await inTransaction(context.db, async (trx) => {
    const codeKind = await spendCode(trx, context, person.id, code);
    if (codeKind === "recovery") await auditRecoveryCode(trx, request, context, person);
    return codeKind ? act(trx) : "wrong-code";
  });
  if (outcome === "wrong-code") {
    const failure = { kind: "second-factor-failed", actorId: person.id } as const;
    await auditFailedSecondFactor(request, context, person, failure);
  }
  context.wakeOutbox();
  return outcome;
}

function mayTryCode(request: Request, context: Context, { id }: Person): Promise<boolean> {
  return takeAttempt(request, context, "second-factor", id, id);
}

/** Ends every session of the person. This browser gets a new session. */
export async function replaceSessions(
  db: Queryable,
  request: Request,
  context: Context,
  person: Person,
): Promise<Headers> {
  await endSessionsOf(db, person.id);
  const { id: userId, remembered: remember } = person;
  return startSession(db, request, context, { userId, remember });
}

function auditOwn(db: Queryable, context: Context, { id }: Person, kind: AuditKind) {
  const entry = { kind, actorId: id, subjectId: id, network: context.clientAddress };
  return audit(db, entry, context.now());
}

import type { Queryable } from "#db/connection.server";
import type { AuditKind } from "~/features/audit/audit";
import { audit } from "~/features/audit/audits.server";
import type { Context } from "~/server/context";
import { mayTry } from "./authenticator.server";
import { hasPasskey } from "./passkeys.server";
import { renewRecoveryCodes } from "./recovery-codes.server";
import { confirmSecondFactor, removeSecondFactor, spendCode } from "./second-factors.server";
import { endSessionsOf, startSession } from "./sessions.server";
import type { Person } from "./user";
import { findAccountById } from "./users.server";

type Refusal = "tooMany" | "wrong-code";

/** Sessions that were opened without the code end; this browser gets a new one. */
export async function switchSecondFactorOn(
  request: Request,
  context: Context,
  person: Person,
  code: string,
): Promise<{ codes: string[]; headers: Headers } | Refusal> {
  if (!(await mayTryCode(context, person))) return "tooMany";
  return context.db.transaction().execute(async (trx) => {
    const codes = await confirmSecondFactor(trx, context, person.id, code);
    if (!codes) return "wrong-code";
    await note(trx, context, person, "second-factor-on");
    return { codes, headers: await freshSession(trx, request, context, person) };
  });
}

/** @returns `last-factor` where the account may not be without one */
export async function switchSecondFactorOff(
  request: Request,
  context: Context,
  person: Person,
  code: string,
): Promise<{ headers: Headers; hasPasskey: boolean } | Refusal | "last-factor"> {
  return withCode(context, person, code, async (trx) => {
    const keepsPasskey = await hasPasskey(trx, person.id);
    if (context.env.adminRequires2fa && !keepsPasskey) return "last-factor";
    await removeSecondFactor(trx, person.id);
    await note(trx, context, person, "second-factor-off");
    const headers = await freshSession(trx, request, context, person);
    return { headers, hasPasskey: keepsPasskey };
  });
}

export async function newRecoveryCodes(
  context: Context,
  person: Person,
  code: string,
): Promise<{ codes: string[] } | Refusal> {
  return withCode(context, person, code, async (trx) => {
    await note(trx, context, person, "recovery-codes-renewed");
    return { codes: await renewRecoveryCodes(trx, context, person.id) };
  });
}

/** Whoever found an unlocked screen does not hold the phone. */
async function withCode<Result>(
  context: Context,
  person: Person,
  code: string,
  act: (trx: Queryable) => Promise<Result>,
): Promise<Result | Refusal> {
  if (!(await mayTryCode(context, person))) return "tooMany";
  const outcome = await context.db.transaction().execute(async (trx) => {
    return (await spendCode(trx, context, person.id, code)) ? act(trx) : "wrong-code";
  });
  if (outcome === "wrong-code") await note(context.db, context, person, "second-factor-failed");
  return outcome;
}

async function mayTryCode(context: Context, person: Person): Promise<boolean> {
  const account = await findAccountById(context.db, person.id);
  return mayTry(context, "second-step", person.id, account);
}

/** Ends every session of the person; this browser gets a new one. */
export async function freshSession(
  db: Queryable,
  request: Request,
  context: Context,
  person: Person,
): Promise<Headers> {
  await endSessionsOf(db, person.id);
  const { id: userId, remembered: remember } = person;
  return startSession(db, request, context, { userId, remember });
}

function note(db: Queryable, context: Context, { id }: Person, kind: AuditKind) {
  const entry = { kind, actorId: id, subjectId: id, network: context.clientAddress };
  return audit(db, entry, context.now());
}

import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { rememberDevice } from "~/features/sessions/known-devices.server";
import { startSession } from "~/features/sessions/sessions.server";
import type { Context } from "~/server/context";
import { type Account, findAccountById } from "./accounts.server";
import { notifyOfNewDevice } from "./new-devices.server";
import { hasSecondFactor } from "./second-factors.server";

export interface SignedIn {
  result: "signed-in";
  account: Account;
  headers: Headers;
}

/** The proof of identity that the audit records. */
type Proof = "password" | "mailed code" | "accepted invitation" | "second factor" | "passkey";

/**
 * Starts the session, audits the sign-in, and mails the owner if the browser is new to the account.
 *
 * @param account as it was when the proof was checked
 * @returns null if the account's password, second factor or access changed in between
 */
export async function completeSignIn(
  request: Request,
  context: Context,
  account: Account,
  remember: boolean,
  proof: Proof,
): Promise<SignedIn | null> {
  const { id: userId } = account;
  const headers = await inTransaction(context.db, async (trx) => {
    if (!(await isStillValid(trx, account, proof))) return null;
    await notifyOfNewDevice(trx, request, context, account);
    const entry = { kind: "sign-in", actorId: userId, subjectId: userId, detail: proof } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, context.now());
    return startSession(trx, request, context, { userId, remember });
  });
  if (headers === null) return null;
  headers.append("Set-Cookie", rememberDevice(request, context, userId));
  context.wakeOutbox();
  return { result: "signed-in", account, headers };
}

/** Checked because the owner may change the password during the time that hashing takes. */
async function isStillValid(trx: Queryable, seen: Account, proof: Proof): Promise<boolean> {
  const account = await findAccountById(trx, seen.id);
  if (!account || account.disabled || account.role !== seen.role) return false;
  if (account.passwordHash !== seen.passwordHash) return false;
  const wasTwoSteps = proof === "second factor" || proof === "passkey";
  return wasTwoSteps || !(await hasSecondFactor(trx, account.id));
}

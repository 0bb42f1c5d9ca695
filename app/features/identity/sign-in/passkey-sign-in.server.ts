import { isBusy } from "~/server/busy";
import type { Context } from "~/server/context";
import { completeSignIn, type SignedIn } from "../complete-sign-in.server";
import { readCredential, requestOptions, verifyAuthentication } from "../passkey-ceremonies.server";
import { storeChallenge, takeChallenge } from "../passkey-challenges.server";
import { findPasskey, listPasskeys, recordPasskeyUse } from "../passkeys.server";
import { hasAuthenticatorApp } from "../second-factors.server";
import { auditFailedSecondFactor } from "../security-notices.server";
import { countSecondFactorAttempt, holderOfTicket } from "./sign-in.server";

/** The passkey challenge that the page of the second factor offers. */
export interface PasskeyOffer {
  options: Awaited<ReturnType<typeof requestOptions>>;
  /** True if a code from the authenticator app is accepted too. */
  hasApp: boolean;
}

/**
 * Stores a new challenge for the passkeys of the ticket's account.
 *
 * @returns null if the ticket is invalid, the account has no passkey, or the database is busy; then the form asks
 * only for a code
 */
export async function createPasskeyOffer(
  request: Request,
  context: Context,
  ticket: string,
): Promise<PasskeyOffer | null> {
  const holder = await holderOfTicket(request, context, ticket);
  if (!holder) return null;
  const { id: userId } = holder.account;
  const passkeys = await listPasskeys(context.db, userId);
  if (passkeys.length === 0) return null;
  const options = await requestOptions(context, passkeys);
  try {
    await storeChallenge(context, challengeHolder(userId, ticket), options.challenge);
  } catch (error) {
    if (isBusy(error)) return null;
    throw error;
  }
  return { options, hasApp: await hasAuthenticatorApp(context.db, userId) };
}

/** Completes the sign-in with a passkey, as `passSecondFactor` does with a code. */
export async function passWithPasskey(
  request: Request,
  context: Context,
  ticket: string,
  credential: string,
): Promise<SignedIn | { result: "not-accepted" | "expired" | "tooMany" }> {
  const holder = await countSecondFactorAttempt(request, context, ticket);
  if ("result" in holder) return holder;
  const { account, remember } = holder;
  const problem = await verifyPasskey(context, account.id, ticket, credential);
  if (problem) {
    const failure = { kind: "passkey-failed", actorId: null, detail: problem } as const;
    await auditFailedSecondFactor(request, context, account, failure);
    return { result: "not-accepted" };
  }
  const signedIn = await completeSignIn(request, context, account, remember, "passkey");
  return signedIn ?? { result: "expired" };
}

/** Uses up the challenge and records the use. @returns the reason of a refusal, for the audit; null if accepted */
async function verifyPasskey(
  context: Context,
  userId: string,
  ticket: string,
  credentialJson: string,
): Promise<string | null> {
  const { db } = context;
  const now = context.now();
  const challenge = await takeChallenge(db, challengeHolder(userId, ticket), now);
  if (challenge === null) return "passkey-challenge";
  const credential = readCredential(credentialJson);
  if (!credential) return "passkey-unverified";
  const passkey = await findPasskey(db, userId, credential.id);
  if (!passkey) return "passkey-unknown";
  const authenticatorData = await verifyAuthentication(context, challenge, credential, passkey);
  if (!authenticatorData) return "passkey-unverified";
  return (await recordPasskeyUse(db, passkey, authenticatorData, now)) ? null : "passkey-counter";
}

function challengeHolder(userId: string, ticket: string) {
  return { purpose: "sign-in", userId, sessionOrTicket: ticket } as const;
}
